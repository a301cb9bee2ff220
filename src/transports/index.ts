/** How a reply leaves the page. */
export type { Delivery, DeliveryStatus, Message, Transport } from '../core/delivery.js';
export { httpTransport, readResponse } from './http.js';
