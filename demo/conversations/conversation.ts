/** What a conversation of the demo is made of: plain data, so that adding one is adding a file. */

/** One thing said in the thread. */
export interface Line {
  readonly by: 'person' | 'assistant' | 'other';
  /** Who, for `other`: somebody else in the room. */
  readonly name?: string;
  readonly text: string;
}

/** One form that the assistant asks for, with the words around it. */
export interface Ask {
  /** For the list of forms, short. */
  readonly name: string;
  readonly when: string;
  readonly before: readonly Line[];
  /** What the system sends, as it sends it. */
  readonly spec: unknown;
  /** How it comes, said above the form: the bare input, an envelope, JSON text. */
  readonly shape: string;
  /** Hands the spec over as text instead of an object, as some hosts do. */
  readonly asText?: boolean;
  /** Who asks, where it is not the assistant itself. */
  readonly requester?: string;
  /** Switches of the host: outcomes that the dialect itself does not offer. */
  readonly offers?: { readonly cancel?: boolean; readonly freeform?: boolean };
  /** What the assistant says when the answers have arrived, and when there are none. */
  readonly after: string;
  readonly without?: string;
}

export interface Conversation {
  readonly dialect: string;
  /** The assistant's name and what it is for. */
  readonly assistant: string;
  readonly place: string;
  /** One sentence on what this system is. */
  readonly about: string;
  /** Answers go to the agent alone: the thread says that something was sent, never what. */
  readonly unechoed?: boolean;
  readonly asks: readonly Ask[];
}
