import { cleanLines, cleanText } from '@shop/intake';

/** Fields of several lines: messages, notes and reasons. */
const multiline = /^(message|text|note|reason|detail|review_(note|reason))$/;
/**
 * What nobody types as text: secrets, which count to the last bit, signed texts, and documents of the editor, whose
 * letters are artwork.
 */
const exempt = /(password|token|secret|signature|receipt|ticket|preview)$|^(document|files|manifest)$/;

const clean = (value: unknown, name: string): unknown => {
  if (exempt.test(name)) return value;
  if (typeof value === 'string') return multiline.test(name) ? cleanLines(value) : cleanText(value);
  if (Array.isArray(value)) return value.map((one) => clean(one, name));
  return typeof value === 'object' && value !== null ? cleanInput(value) : value;
};

/**
 * Cleans every text that people type, before a request is validated: NFC, nothing invisible, line breaks only where a
 * field has several lines. It is the one place where that happens; see `docs/intake.md`.
 */
export const cleanInput = (sent: unknown): unknown =>
  typeof sent === 'object' && sent !== null && !Array.isArray(sent)
    ? Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, clean(value, name)]))
    : sent;
