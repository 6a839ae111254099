/** XML markup; null and empty children are omitted. */
export type Xml = string | null | readonly Xml[];

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * Whether XML 1.0 forbids the character even escaped: control characters, lone surrogates,
 * non-characters.
 */
const isIllegalCharacter = (sign: string): boolean => {
  const code = sign.codePointAt(0) ?? 0;
  return (
    (code < 0x20 && code !== 9 && code !== 10 && code !== 13) ||
    (code >= 0xd800 && code <= 0xdfff) ||
    code === 0xfffe ||
    code === 0xffff
  );
};

/** Escapes text for XML 1.0; forbidden characters become spaces. */
export const xmlText = (text: string): string =>
  [...text]
    .map((sign) => (isIllegalCharacter(sign) ? ' ' : sign))
    .join('')
    .replace(/[&<>"]/g, (sign) => escapes[sign] ?? '');

const flat = (xml: Xml): string =>
  xml === null ? '' : typeof xml === 'string' ? xml : xml.map(flat).join('');

/**
 * Returns an element with XML children. Empty without children, since EN 16931 allows no empty
 * element.
 */
export const group = (name: string, ...children: readonly Xml[]): string => {
  const inner = flat(children);
  return inner === '' ? '' : `<${name}>${inner}</${name}>`;
};

/** Returns an element with text; empty for null or blank text. */
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
