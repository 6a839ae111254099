/** Makes small PNG files for tests. */
import { deflateSync } from 'node:zlib';

function crc32(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
}

function chunk(name: string, data: Uint8Array): Uint8Array {
  const out = new Uint8Array(12 + data.length);
  const view = new DataView(out.buffer);
  view.setUint32(0, data.length);
  out.set(new TextEncoder().encode(name), 4);
  out.set(data, 8);
  view.setUint32(8 + data.length, crc32(out.subarray(4, 8 + data.length)));
  return out;
}

/** Returns a PNG of 8 bits per channel. `type` is PNG's colour type: 0 grey, 2 RGB, 6 RGBA. */
export function crc32Png(width: number, height: number, type: 0 | 2 | 6, pixels: Uint8Array): Uint8Array {
  const channels = type === 0 ? 1 : type === 2 ? 3 : 4;
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([8, type, 0, 0, 0], 8);
  const rows = new Uint8Array(height * (width * channels + 1));
  for (let row = 0; row < height; row++) {
    rows.set(
      pixels.subarray(row * width * channels, (row + 1) * width * channels),
      row * (width * channels + 1) + 1,
    );
  }
  const parts = [
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', new Uint8Array()),
  ];
  return new Uint8Array(Buffer.concat(parts));
}
