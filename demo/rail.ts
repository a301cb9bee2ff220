/** The list of conversations, and under the open one its forms. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Conversation } from './conversations/index.js';
import type { Request } from './request.js';

/** What the dot beside a form means. */
const STATES = { submit: 'answered', freeform: 'answered', cancel: 'cancelled', decline: 'declined' } as const;

const stateOf = ({ ended, element }: Request): string =>
  ended ? STATES[ended.type] : element?.phase === 'unusable' ? 'unusable' : 'open';

const renderForms = (requests: readonly Request[], current: Request): TemplateResult =>
  html`<ul class="forms">
    ${requests.map((request) => {
      const state = stateOf(request);
      return html`<li>
        <a href="#${request.id}" aria-current=${request === current ? 'location' : nothing}>
          <span class="dot" data-state=${state}></span>${request.ask.name}<span class="unseen">, ${state}</span>
        </a>
      </li>`;
    })}
  </ul>`;

export const renderRail = (
  conversations: readonly Conversation[],
  requests: readonly Request[],
  current: Request,
): TemplateResult =>
  html`<ul>
    ${conversations.map((conversation) => {
      const open = conversation === current.conversation;
      return html`<li>
        <a class="conversation" href="#${conversation.dialect}/1" aria-current=${open ? 'page' : nothing}>
          <span class="glyph" aria-hidden="true">${conversation.assistant.slice(0, 1)}</span>
          <span class="who">${conversation.assistant}</span> <span class="dialect">${conversation.dialect}</span>
        </a>
        ${
          open
            ? renderForms(
                requests.filter((request) => request.conversation === conversation),
                current,
              )
            : nothing
        }
      </li>`;
    })}
  </ul>`;
