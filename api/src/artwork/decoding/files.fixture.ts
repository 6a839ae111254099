import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

export const text = (value: string): Uint8Array => new TextEncoder().encode(value);

/** Returns a PDF from numbered objects, with offsets. */
export function rawPdf(objects: readonly (string | Buffer)[]): Uint8Array {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  for (const [at, object] of objects.entries()) {
    offsets.push(parts.reduce((sum, part) => sum + part.length, 0));
    parts.push(
      Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]),
    );
  }
  const start = parts.reduce((sum, part) => sum + part.length, 0);
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return new Uint8Array(Buffer.concat(parts));
}

/** Returns an object with bytes in it. */
export const stream = (dict: string, data: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`<< ${dict} /Length ${data.length} >>\nstream\n`),
    data,
    Buffer.from('\nendstream'),
  ]);

/** The objects before the content, the fourth, of a page of 200 points. */
export const page = (extra: string) => [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R ${extra} >>`,
];

/** A page with a word and a filled left half; its typeface is only named. */
export function vectorPdf(
  [width, height]: readonly [number, number] = [283.465, 141.732],
  rotate = 0,
): Uint8Array {
  const content = `BT /F1 18 Tf 10 20 Td (Lid art) Tj ET 0 0 ${width / 2} ${height} re f`;
  return rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Rotate ${rotate} /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    stream('', Buffer.from(content)),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]);
}

/** Forms that each draw the next one ten times: 10^levels drawings from a few kilobytes. */
export function formRecursion(levels: number): Uint8Array {
  const draws = Buffer.from('/F Do '.repeat(10));
  const forms = Array.from({ length: levels }, (_, level) =>
    stream(
      `/Type /XObject /Subtype /Form /BBox [0 0 200 200] /Resources << /XObject << /F ${5 + level + 1} 0 R >> >>`,
      draws,
    ),
  );
  const leaf = stream('/Type /XObject /Subtype /Form /BBox [0 0 200 200]', Buffer.from('0 0 200 200 re f'));
  return rawPdf([...page('/Resources << /XObject << /F 5 0 R >> >>'), stream('', draws), ...forms, leaf]);
}

/** A megabyte that decompresses to a gigabyte of drawing. */
export function flateBomb(): Uint8Array {
  const block = Buffer.alloc(64 * 1024 * 1024, '0 0 1 1 re f\n');
  return rawPdf([
    ...page(''),
    stream('/Filter /FlateDecode', deflateSync(Buffer.concat(Array(6).fill(block)), { level: 1 })),
  ]);
}

/** Returns the header of a PNG that claims a size and has no pixels. */
export async function pngHeader(width: number, height: number): Promise<Uint8Array> {
  const small = await sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const bytes = new Uint8Array(small);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  view.setUint32(29, crc(bytes.subarray(12, 29)));
  return bytes;
}

function crc(bytes: Uint8Array): number {
  let value = ~0;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return ~value >>> 0;
}

export const svg = (inner: string, attributes = 'width="40mm" height="20mm" viewBox="0 0 40 20"') =>
  text(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inner}</svg>`,
  );
