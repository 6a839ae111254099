/**
 * Path patterns in react-router's notation: `/order/:orderNumber/payment`, optional parameters end in `?`. Only whole
 * segments are parameters, and optional ones come last.
 */
interface Segment {
  readonly text: string;
  readonly kind: 'static' | 'param' | 'optional';
}

export function segmentsOf(pattern: string): Segment[] {
  return pattern
    .split('/')
    .filter(Boolean)
    .map((text) => {
      if (!text.startsWith(':')) return { text, kind: 'static' };
      return text.endsWith('?')
        ? { text: text.slice(1, -1), kind: 'optional' }
        : { text: text.slice(1), kind: 'param' };
    });
}

/** Matches a path without prefix, with or without a trailing slash. Values are URI-decoded. */
export function matchPattern(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = segmentsOf(pattern);
  const given = path.split('/').filter(Boolean);
  const least = wanted.filter(({ kind }) => kind !== 'optional').length;
  if (given.length < least || given.length > wanted.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, raw] of given.entries()) {
    const segment = wanted[index];
    const text = decode(raw);
    if (!segment || text === undefined) return undefined;
    if (segment.kind === 'static') {
      if (segment.text !== text) return undefined;
    } else {
      params[segment.text] = text;
    }
  }
  return params;
}

/** Fills a pattern. Throws for a missing required parameter. */
export function fillPattern(pattern: string, params: Readonly<Record<string, string | undefined>>): string {
  const filled: string[] = [];
  for (const { text, kind } of segmentsOf(pattern)) {
    const value = kind === 'static' ? text : params[text];
    if (value) filled.push(kind === 'static' ? text : encodeURIComponent(value));
    else if (kind === 'param') throw new TypeError(`The path ${pattern} needs the parameter ${text}`);
    else break;
  }
  const slash = pattern.endsWith('/') && filled.length > 0 ? '/' : '';
  return `/${filled.join('/')}${slash}`;
}

/**
 * Returns every form of a pattern, with parameters as `*`: two pages with equal forms are ambiguous.
 *
 * @example patternForms('/box/design/:id?') // ['/box/design', '/box/design/*']
 */
export function patternForms(pattern: string): string[] {
  const segments = segmentsOf(pattern);
  const least = segments.filter(({ kind }) => kind !== 'optional').length;
  const words = segments.map(({ text, kind }) => (kind === 'static' ? text : '*'));
  const forms: string[] = [];
  for (let count = least; count <= words.length; count += 1)
    forms.push(`/${words.slice(0, count).join('/')}`);
  return forms;
}

/**
 * Compares patterns so that the more specific one comes first: at the first difference, words come before parameters.
 */
export function compareSpecificity(left: string, right: string): number {
  const a = segmentsOf(left);
  const b = segmentsOf(right);
  const rank = { static: 0, param: 1, optional: 2 } as const;
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const one = a[index];
    const other = b[index];
    if (!one || !other) return one ? -1 : 1;
    const difference = rank[one.kind] - rank[other.kind];
    if (difference !== 0) return difference;
  }
  return 0;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    // A malformed escape is an unknown address, not an error.
    if (error instanceof URIError) return undefined;
    throw error;
  }
}
