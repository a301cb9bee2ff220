import type { Dialect } from '../core/dialect.js';
import { mcpElicitation } from './mcp-elicitation.js';

/** The systems that few pages hear from: the widget fetches them with the first spec that no other knows. */
export const far: readonly Dialect[] = Object.freeze([mcpElicitation]);
