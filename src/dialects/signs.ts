/** How each system's specs are told, for whoever wrote one that is none's. The widget has no author to tell. */
export const SIGNS: Readonly<Record<string, string>> = {
  collect_form: 'each of “fields” has a “key”',
  form_block: 'each of “fields” has a “name” and a “field_type”',
  collect_user_input: 'each of “fields” has a “name” and a “type”',
  copilot_form: 'each of “fields” has a “name” and a “kind”, in “props” or bare',
  mcp_elicitation: 'a “requestedSchema” with “properties”',
};
