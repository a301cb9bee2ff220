import { collectForm } from './collect-form.js';
import { collectUserInput } from './collect-user-input.js';
import type { Conversation } from './conversation.js';
import { copilotForm } from './copilot-form.js';
import { formBlock } from './form-block.js';
import { mcpElicitation } from './mcp-elicitation.js';

export type { Ask, Conversation, Line } from './conversation.js';

export const conversations: readonly Conversation[] = [
  collectForm,
  formBlock,
  collectUserInput,
  copilotForm,
  mcpElicitation,
];
