/** What a reading of typed text returns: the value in its canonical form, or why it was refused. */
export type Parsed<Code extends string> =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly code: Code; readonly example?: string };

export const accepted = (value: string): { readonly ok: true; readonly value: string } => ({
  ok: true,
  value,
});

export const refused = <Code extends string>(
  code: Code,
  example?: string,
): { readonly ok: false; readonly code: Code; readonly example?: string } => ({
  ok: false,
  code,
  ...(example === undefined ? {} : { example }),
});
