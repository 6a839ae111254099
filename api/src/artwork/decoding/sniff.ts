/** Detects a file's type by its bytes. The name is only compared, never trusted. */
import type { ArtworkKind } from './messages.ts';

export type Sniffed = ArtworkKind | 'postscript' | 'unknown';

const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset + from, Math.max(0, Math.min(bytes.length, to) - from)).toString(
    'latin1',
  );

export function sniff(bytes: Uint8Array): Sniffed {
  const head = ascii(bytes, 0, 1024);
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (head.startsWith('\xff\xd8\xff')) return 'jpg';
  if (head.startsWith('%!PS') || head.startsWith('\xc5\xd0\xd3\xc6')) return 'postscript';
  if (head.includes('%PDF-')) return 'pdf';
  return isSvg(bytes) ? 'svg' : 'unknown';
}

/**
 * Whether the first element, after byte order mark, declaration, comments and document type, is
 * `svg`.
 */
function isSvg(bytes: Uint8Array): boolean {
  const utf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  const text = new TextDecoder(utf16 ? 'utf-16le' : 'utf-8').decode(bytes.subarray(0, 65_536));
  const rest = text.replace(
    /^\s*(?:<\?[\s\S]*?\?>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE[^[>]*(?:\[[\s\S]*?\]\s*)?>\s*)*/i,
    '',
  );
  return /^<(?:[A-Za-z]+:)?svg[\s>/]/.test(rest);
}

const kindByExtension: Record<string, ArtworkKind | 'postscript'> = {
  pdf: 'pdf',
  ai: 'pdf',
  svg: 'svg',
  png: 'png',
  jpg: 'jpg',
  jpeg: 'jpg',
  eps: 'postscript',
  ps: 'postscript',
};

/** Returns the type of a name's extension, if known. */
export function kindFromName(name: string): ArtworkKind | 'postscript' | null {
  const extension = name.toLowerCase().split('.').at(-1) ?? '';
  return Object.hasOwn(kindByExtension, extension) ? (kindByExtension[extension] ?? null) : null;
}
