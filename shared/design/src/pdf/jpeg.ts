/** Reads the JPEG data that a print file needs: size, channels, orientation, profile. The pixels stay unchanged. */
import { joinBytes } from './join-bytes.ts';

export interface JpegInfo {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  /** Adobe's marker: four-channel files with it store inverted ink. */
  readonly adobe: boolean;
  /** EXIF orientation 1…8. */
  readonly orientation: number;
  readonly profile: Uint8Array | null;
}

const startsWith = (bytes: Uint8Array, at: number, text: string): boolean =>
  [...text].every((letter, offset) => bytes[at + offset] === letter.charCodeAt(0));

/** Frame headers SOF0…SOF15 without DHT, JPG and DAC. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

export function readJpeg(bytes: Uint8Array): JpegInfo {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks = new Map<number, Uint8Array>();
  let orientation = 1;
  let adobe = false;
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) throw new Error('The JPEG is damaged.');
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = view.getUint16(at + 2);
    const data = at + 4;
    if (marker === 0xe1 && startsWith(bytes, data, 'Exif\0\0')) {
      orientation = exifOrientation(view, data + 6, at + 2 + length) ?? orientation;
    }
    if (marker === 0xe2 && startsWith(bytes, data, 'ICC_PROFILE\0')) {
      chunks.set(bytes[data + 12] ?? 0, bytes.subarray(data + 14, at + 2 + length));
    }
    if (marker === 0xee && startsWith(bytes, data, 'Adobe')) adobe = true;
    if (isFrame(marker)) {
      const size = { height: view.getUint16(data + 1), width: view.getUint16(data + 3) };
      return { ...size, channels: bytes[data + 5] ?? 3, adobe, orientation, profile: join(chunks) };
    }
    at += 2 + length;
  }
  throw new Error('The JPEG has no picture in it.');
}

function join(chunks: Map<number, Uint8Array>): Uint8Array | null {
  if (chunks.size === 0) return null;
  const parts = [...chunks].toSorted(([a], [b]) => a - b).map(([, part]) => part);
  return joinBytes(parts);
}

/** Tag 0x0112 of the first directory (EXIF 2.3, 4.6.4). */
function exifOrientation(view: DataView, tiff: number, end: number): number | null {
  if (tiff + 8 > end || end > view.byteLength) return null;
  const little = view.getUint16(tiff) === 0x4949;
  const directory = tiff + view.getUint32(tiff + 4, little);
  if (directory + 2 > end) return null;
  const count = view.getUint16(directory, little);
  for (let entry = 0; entry < count; entry++) {
    const at = directory + 2 + entry * 12;
    if (at + 12 > end) return null;
    if (view.getUint16(at, little) !== 0x0112) continue;
    const value = view.getUint16(at + 8, little);
    return value >= 1 && value <= 8 ? value : null;
  }
  return null;
}
