import type { TemplateResult } from 'lit';
import { css, html, LitElement, nothing } from 'lit';
import { fieldStyles } from './chat-form-field.styles.js';
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
 * @csspart error - what is wrong with the answer
 */
export class ChatFormField extends LitElement {
  static override styles = [
    fieldStyles,
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

  /** Puts the focus on the control. */
  override focus(options?: FocusOptions): void {
    const { renderRoot } = this;
    (
      renderRoot.querySelector<HTMLElement>('[type=radio]:checked') ??
      renderRoot.querySelector<HTMLElement>('input, select, textarea')
    )?.focus(options);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // Where the chunk cannot be fetched, the form draws the field itself.
    this.#pending ??= import('./placed-field.js').then(
      ({ PlacedField }) => {
        this.#placed = new PlacedField(this);
        this.requestUpdate();
      },
      () => undefined,
    );
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
