import type { PropertyValues, TemplateResult } from 'lit';
import { css, html, LitElement, nothing } from 'lit';
import { fieldStyles } from './chat-form-field.styles.js';
import { providerOf } from './form-provider.js';
import type { PlacedField } from './placed-field.js';

/**
 * One field of the `<chat-form>` around it, for a page that lays the fields out itself. It draws what the
 * form would draw; a field that no element asks for is drawn by the form, after those that were placed.
 *
 * @tag chat-form-field
 * @csspart field - the field with everything that belongs to it
 * @csspart label - the label or legend
 * @csspart control - the input, list, text area or group
 * @csspart help - the text under the control
 * @csspart caution - what is said of a field that asks for a secret
 * @csspart error - what is wrong with the answer
 */
export class ChatFormField extends LitElement {
  static override styles = [
    ...fieldStyles,
    css`
      :host {
        display: block;
        min-inline-size: 0;
      }

      :host([hidden]) {
        display: none;
      }
    `,
  ];

  static override properties = { name: {} };

  /** The name of the field in the spec. */
  name = '';

  #placed: PlacedField | undefined;
  #pending: Promise<void> | undefined;
  #release: (() => void) | undefined;

  /** Puts the focus on the control. */
  override focus(options?: FocusOptions): void {
    this.#placed?.focus(options);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#claim();
    this.#pending ??= import('./placed-field.js').then(
      ({ PlacedField }) => {
        this.#placed = new PlacedField(this);
        this.requestUpdate();
      },
      // The form draws the field itself then.
      () => this.#release?.(),
    );
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#release?.();
  }

  protected override willUpdate(changed: PropertyValues<ChatFormField>): void {
    if (changed.has('name')) this.#claim();
  }

  /** Takes the place at once, so that the form does not draw the field first and move it then. */
  #claim(): void {
    this.#release?.();
    this.#release = this.name && this.isConnected ? providerOf(this)?.adopt(this.name, this) : undefined;
  }

  /** Also waits for the chunk that draws. */
  protected override async getUpdateComplete(): Promise<boolean> {
    await this.#pending;
    return super.getUpdateComplete();
  }

  protected override render(): TemplateResult {
    return this.#placed?.render() ?? html`${nothing}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'chat-form-field': ChatFormField;
  }
}
