/** An element: its name, attributes if any, and text or children; null and empty children are left out. */
export type Xml = string | null | readonly Xml[];

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** XML 1.0 has no way to write these, not even escaped: control characters, half surrogates, non-characters. */
const isIllegalCharacter = (sign: string): boolean => {
  const code = sign.codePointAt(0) ?? 0;
  return (
    (code < 0x20 && code !== 9 && code !== 10 && code !== 13) ||
    (code >= 0xd800 && code <= 0xdfff) ||
    code === 0xfffe ||
    code === 0xffff
  );
};

/** Text as XML 1.0 may hold it; what it cannot hold becomes a space. */
export const xmlText = (text: string): string =>
  [...text]
    .map((sign) => (isIllegalCharacter(sign) ? ' ' : sign))
    .join('')
    .replace(/[&<>"]/g, (sign) => escapes[sign] ?? '');

const flat = (xml: Xml): string =>
  xml === null ? '' : typeof xml === 'string' ? xml : xml.map(flat).join('');

/** An element with children that are XML already. Nothing for no children, since EN 16931 allows no empty element. */
export const group = (name: string, ...children: readonly Xml[]): string => {
  const inner = flat(children);
  return inner === '' ? '' : `<${name}>${inner}</${name}>`;
};

/** An element with text; nothing for null or blank text. */
export const textElement = (
  name: string,
  text: string | null,
  attributes: Readonly<Record<string, string>> = {},
): string => {
  const inner = xmlText(text ?? '').trim();
  if (inner === '') return '';
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${xmlText(value)}"`);
  return `<${name}${written.join('')}>${inner}</${name}>`;
};
