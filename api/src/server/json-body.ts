/** A body that is not JSON, or holds what no column can keep. */
class BadBody extends Error {
  readonly statusCode = 400;
}

const unstorable = /\0|\p{Cs}/u;

/**
 * Parses a JSON body. NUL and half surrogate pairs are refused, since PostgreSQL stores neither; `__proto__` is
 * dropped.
 */
export const parseJsonBody = (bytes: Buffer): unknown => {
  if (bytes.length === 0) return undefined;
  try {
    return JSON.parse(bytes.toString('utf8'), (key, value: unknown) => {
      if (key === '__proto__') return undefined;
      if ((typeof value === 'string' && unstorable.test(value)) || unstorable.test(key))
        throw new BadBody('a character that cannot be stored');
      return value;
    });
  } catch (error) {
    throw error instanceof BadBody ? error : new BadBody('not JSON', { cause: error });
  }
};
