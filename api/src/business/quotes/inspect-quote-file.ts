import type { QuoteFile } from '@shop/contracts';
import { fail, ok, type Result } from '../../platform/index.ts';

type Kind = QuoteFile['kind'];
type Refusal = 'artwork_unsupported' | 'artwork_type_mismatch' | 'artwork_damaged';

/** File types by extension. Illustrator writes PDF since version 9 and wrote PostScript before. */
const kindsOfExtension: Readonly<Record<string, readonly Kind[]>> = {
  pdf: ['pdf'],
  ai: ['pdf', 'postscript'],
  eps: ['postscript'],
  ps: ['postscript'],
  png: ['png'],
  jpg: ['jpg'],
  jpeg: ['jpg'],
  zip: ['zip'],
};

const kindOf = (head: string): Kind | null => {
  if (head.startsWith('%PDF-')) return 'pdf';
  if (head.startsWith('%!PS') || head.startsWith('\xc5\xd0\xd3\xc6')) return 'postscript';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (head.startsWith('\xff\xd8\xff')) return 'jpg';
  return head.startsWith('PK\x03\x04') ? 'zip' : null;
};

/** Returns the end of a PNG's chunks; -1 when they are inconsistent. */
const endOfPng = (bytes: Buffer): number => {
  let at = 8;
  while (at + 12 <= bytes.length) {
    const next = at + 12 + bytes.readUInt32BE(at);
    if (bytes.toString('latin1', at + 4, at + 8) === 'IEND') return next;
    at = next;
  }
  return -1;
};

/** Whether an archive's directory ends at the end of the file: nothing is hidden behind it. */
const endsAsZip = (bytes: Buffer): boolean => {
  const at = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  return at >= 0 && at + 22 <= bytes.length && at + 22 + bytes.readUInt16LE(at + 20) === bytes.length;
};

/** Whether a file is complete and only of this type: polyglot files are refused. */
const isComplete: Readonly<Record<Kind, (bytes: Buffer) => boolean>> = {
  pdf: (bytes) => bytes.subarray(-1024).includes('%%EOF') && !endsAsZip(bytes),
  postscript: (bytes) => !endsAsZip(bytes),
  png: (bytes) => endOfPng(bytes) === bytes.length,
  jpg: (bytes) => bytes.at(-2) === 0xff && bytes.at(-1) === 0xd9,
  zip: endsAsZip,
};

/**
 * Determines a file's type from its first and last bytes, without parsing it. Refuses a name of
 * another type. `Artwork.validatePdf` checks for active content and encryption in a process that
 * can be killed.
 */
export const inspectQuoteFile = (bytes: Buffer, name: string): Result<Kind, Refusal> => {
  const kind = kindOf(bytes.toString('latin1', 0, 16));
  const promised = kindsOfExtension[name.toLowerCase().split('.').at(-1) ?? ''];
  if (bytes.length === 0)
    return fail('artwork_damaged', { detail: 'The file is empty; choose another one.' });
  if (kind === null || promised === undefined)
    return fail('artwork_unsupported', { detail: 'Attach a PDF, AI, EPS, PNG, JPG or ZIP file.' });
  if (!promised.includes(kind)) return fail('artwork_type_mismatch');
  if (!isComplete[kind](bytes)) return fail('artwork_damaged');
  return ok(kind);
};
