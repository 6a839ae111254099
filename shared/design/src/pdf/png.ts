/** PNG pictures whose pixels a PDF can embed unchanged: PDF's Flate filter supports PNG's predictors. */

export interface EmbeddablePng {
  readonly width: number;
  readonly height: number;
  readonly bits: number;
  readonly colors: number;
  readonly gray: boolean;
  readonly palette: Uint8Array | null;
  /** All IDAT chunks joined. */
  readonly data: Uint8Array;
}

/** Returns null when transparency, interlacing or another reason requires decoding the picture first. */
export function readEmbeddablePng(bytes: Uint8Array): EmbeddablePng | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 33 || view.getUint32(0) !== 0x89504e47) throw new Error('The PNG is damaged.');
  const [bits, type, interlace] = [bytes[24] ?? 0, bytes[25] ?? 0, bytes[28] ?? 0];
  if (interlace !== 0 || type === 4 || type === 6) return null;
  const parts: Uint8Array[] = [];
  let palette: Uint8Array | null = null;
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at);
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const data = bytes.subarray(at + 8, at + 8 + length);
    if (name === 'tRNS') return null;
    if (name === 'PLTE') palette = data.slice();
    if (name === 'IDAT') parts.push(data);
    if (name === 'IEND') break;
    at += 12 + length;
  }
  if (type === 3 && palette === null) return null;
  const data = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let end = 0;
  for (const part of parts) {
    data.set(part, end);
    end += part.length;
  }
  return {
    width: view.getUint32(16),
    height: view.getUint32(20),
    bits,
    colors: type === 2 ? 3 : 1,
    gray: type === 0,
    palette: type === 3 ? palette : null,
    data,
  };
}
