/**
 * A small XML reader for SVG: elements, attributes, text. It supports only the five entities of XML and character
 * references, reads no external data and has fixed limits, so hostile input costs little.
 */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (XmlElement | string)[];
}

export type XmlResult =
  | { readonly ok: true; readonly root: XmlElement }
  | { readonly ok: false; readonly code: 'malformed' | 'doctype' | 'too_deep' | 'too_many_nodes' };

export const xmlLimits = { depth: 100, nodes: 50_000 } as const;

interface OpenElement {
  readonly name: string;
  readonly attributes: Record<string, string>;
  readonly children: (XmlElement | string)[];
}

class XmlError extends Error {
  constructor(readonly code: 'malformed' | 'doctype' | 'too_deep' | 'too_many_nodes') {
    super(code);
  }
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decode(text: string): string {
  return text.replaceAll(/&([^;&]*);?/g, (_all, name: string) => {
    const known = entities[name];
    if (known !== undefined) return known;
    const match = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}))$/i.exec(name);
    const code = match?.[1] === undefined ? Number(match?.[2]) : Number.parseInt(match[1], 16);
    if (!Number.isInteger(code) || code <= 0 || code > 0x10ffff) throw new XmlError('malformed');
    return String.fromCodePoint(code);
  });
}

const attribute = /\s+([^\s=/>"']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/y;

export function parseXml(source: string): XmlResult {
  try {
    return { ok: true, root: read(source) };
  } catch (error) {
    if (error instanceof XmlError) return { ok: false, code: error.code };
    throw error;
  }
}

/** Returns the position behind the next `end`, or a refusal. */
function skip(source: string, from: number, end: string): number {
  const at = source.indexOf(end, from);
  if (at < 0) throw new XmlError('malformed');
  return at + end.length;
}

function read(source: string): XmlElement {
  const top: OpenElement = { name: '', attributes: {}, children: [] };
  const stack: OpenElement[] = [top];
  let nodes = 0;
  let at = source.startsWith('\uFEFF') ? 1 : 0;
  const current = () => stack.at(-1) ?? top;
  const text = (raw: string) => {
    if (stack.length > 1 && raw !== '') current().children.push(raw);
    else if (raw.trim() !== '') throw new XmlError('malformed');
  };
  while (at < source.length) {
    const open = source.indexOf('<', at);
    if (open < 0) {
      text(source.slice(at));
      break;
    }
    text(decode(source.slice(at, open)));
    if (source.startsWith('<!--', open)) at = skip(source, open + 4, '-->');
    else if (source.startsWith('<?', open)) at = skip(source, open + 2, '?>');
    else if (source.startsWith('<![CDATA[', open)) {
      at = skip(source, open + 9, ']]>');
      text(source.slice(open + 9, at - 3));
    } else if (source.startsWith('<!', open)) {
      at = skip(source, open + 2, '>');
      // A plain document type is only a name; declarations could define endless entities.
      if (source.slice(open, at).includes('[')) throw new XmlError('doctype');
    } else if (source.startsWith('</', open)) {
      at = skip(source, open + 2, '>');
      const element = stack.length > 1 ? stack.pop() : undefined;
      if (element === undefined || source.slice(open + 2, at - 1).trim() !== element.name)
        throw new XmlError('malformed');
      current().children.push(element);
    } else {
      nodes += 1;
      if (nodes > xmlLimits.nodes) throw new XmlError('too_many_nodes');
      if (stack.length > xmlLimits.depth) throw new XmlError('too_deep');
      const tag = readTag(source, open);
      at = tag.end;
      if (tag.closed) current().children.push(tag.element);
      else stack.push(tag.element);
    }
  }
  const roots = top.children.filter((child) => typeof child !== 'string');
  const [root] = roots;
  if (stack.length !== 1 || roots.length !== 1 || root === undefined) throw new XmlError('malformed');
  return root;
}

function readTag(
  source: string,
  open: number,
): { readonly element: OpenElement; readonly end: number; readonly closed: boolean } {
  const name = /[^\s/>"'=<]+/y;
  name.lastIndex = open + 1;
  const match = name.exec(source);
  if (match === null) throw new XmlError('malformed');
  const attributes: Record<string, string> = {};
  let at = name.lastIndex;
  for (;;) {
    attribute.lastIndex = at;
    const found = attribute.exec(source);
    if (found === null) break;
    const key = found[1] ?? '';
    if (Object.hasOwn(attributes, key)) throw new XmlError('malformed');
    attributes[key] = decode(found[2] ?? found[3] ?? '');
    at = attribute.lastIndex;
  }
  const end = /\s*(\/?)>/y;
  end.lastIndex = at;
  const close = end.exec(source);
  if (close === null) throw new XmlError('malformed');
  return {
    element: { name: match[0], attributes, children: [] },
    end: end.lastIndex,
    closed: close[1] === '/',
  };
}

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Serialises an element. */
export function writeXml(element: XmlElement): string {
  const attributes = Object.entries(element.attributes)
    .map(([key, value]) => ` ${key}="${escapeText(value).replaceAll('"', '&quot;')}"`)
    .join('');
  const inner = element.children
    .map((child) => (typeof child === 'string' ? escapeText(child) : writeXml(child)))
    .join('');
  return inner === ''
    ? `<${element.name}${attributes}/>`
    : `<${element.name}${attributes}>${inner}</${element.name}>`;
}

/** Returns the child elements, without text. */
export const elementsOf = (element: XmlElement): readonly XmlElement[] =>
  element.children.filter((child) => typeof child !== 'string');
