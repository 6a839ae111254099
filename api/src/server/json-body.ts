/** A body that is not JSON, or holds what no column can keep. */
class BadBody extends Error {
  readonly statusCode = 400;
}

const unstorable = /\0|\p{Cs}/u;
/** No document of this shop comes near it. */
const deepest = 64;
const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Goes over a text that is JSON once and refuses what `JSON.parse` lets pass: a name that stands twice in one object,
 * where readers disagree about which one counts, and nesting deeper than `deepest`.
 */
const refuseAmbiguous = (text: string): void => {
  const open: (Set<string> | null)[] = [];
  const strings = /("(?:[^"\\]|\\.)*")(\s*:)?|[{}[\]]/gs;
  for (const match of text.matchAll(strings)) {
    const [found] = match;
    if (found === '{' || found === '[') {
      open.push(found === '{' ? new Set() : null);
      if (open.length > deepest) throw new BadBody('too deep');
    } else if (found === '}' || found === ']') open.pop();
    else {
      const [, text, colon] = match;
      const names = open.at(-1);
      if (!names || text === undefined || colon === undefined) continue;
      const name = String(JSON.parse(text));
      if (names.has(name)) throw new BadBody('a name stands twice');
      names.add(name);
    }
  }
};

/**
 * Parses a JSON body in UTF-8. NUL and half surrogate pairs are refused, since PostgreSQL stores neither, and so are
 * names that stand twice and nesting without end; `__proto__` is dropped.
 */
export const parseJsonBody = (bytes: Buffer): unknown => {
  if (bytes.length === 0) return undefined;
  try {
    const text = utf8.decode(bytes);
    const value: unknown = JSON.parse(text, (key, value: unknown) => {
      if (key === '__proto__') return undefined;
      if ((typeof value === 'string' && unstorable.test(value)) || unstorable.test(key))
        throw new BadBody('a character that cannot be stored');
      return value;
    });
    refuseAmbiguous(text);
    return value;
  } catch (error) {
    throw error instanceof BadBody ? error : new BadBody('not JSON', { cause: error });
  }
};
