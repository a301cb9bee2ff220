import type { ChatFormEventMap } from './events.js';

declare module './chat-form.js' {
  /** Listeners know what their event carries, also in templates that are checked against the class. */
  interface ChatForm {
    addEventListener<K extends keyof ChatFormEventMap>(
      type: K,
      listener: (this: ChatForm, event: ChatFormEventMap[K]) => unknown,
      options?: boolean | AddEventListenerOptions,
    ): void;
    addEventListener<K extends keyof HTMLElementEventMap>(
      type: K,
      listener: (this: ChatForm, event: HTMLElementEventMap[K]) => unknown,
      options?: boolean | AddEventListenerOptions,
    ): void;
    addEventListener(
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: boolean | AddEventListenerOptions,
    ): void;
  }
}
