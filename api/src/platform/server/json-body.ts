/** A body that is not JSON, or that PostgreSQL cannot store. */
class BadBody extends Error {
  readonly statusCode = 400;
}

const unstorable = /\0|\p{Cs}/u;
/** Far deeper than any document of this shop. */
const maxDepth = 64;
const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Returns the index after a string in JSON text. Hand-written: a regular expression fails on ten
 * megabytes.
 */
const endOfString = (text: string, start: number): number => {
  for (let end = text.indexOf('"', start + 1); ; end = text.indexOf('"', end + 1)) {
    let escapes = 0;
    while (text[end - 1 - escapes] === '\\') escapes += 1;
    if (escapes % 2 === 0) return end + 1;
  }
};

const isName = (text: string, end: number): boolean => {
  let at = end;
  while (/\s/.test(text[at] ?? '')) at += 1;
  return text[at] === ':';
};

/**
 * Scans valid JSON once and refuses what `JSON.parse` accepts: a duplicate name in one object,
 * which parsers resolve differently, and nesting deeper than `maxDepth`.
 */
const refuseAmbiguous = (text: string): void => {
  const open: (Set<string> | null)[] = [];
  const marks = /["{}[\]]/g;
  for (let mark = marks.exec(text); mark !== null; mark = marks.exec(text)) {
    const [found] = mark;
    if (found === '{' || found === '[') {
      open.push(found === '{' ? new Set() : null);
      if (open.length > maxDepth) throw new BadBody('too deep');
    } else if (found === '}' || found === ']') open.pop();
    else {
      const end = endOfString(text, mark.index);
      marks.lastIndex = end;
      const names = open.at(-1);
      if (!names || !isName(text, end)) continue;
      const name = String(JSON.parse(text.slice(mark.index, end)));
      if (names.has(name)) throw new BadBody('a name stands twice');
      names.add(name);
    }
  }
};

/**
 * Parses a JSON body in UTF-8. Refuses NUL and lone surrogates, which PostgreSQL cannot store,
 * duplicate names and excessive nesting; drops `__proto__`.
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
