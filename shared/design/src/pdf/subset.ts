/** Subsets a font file to the glyphs in use with hb-subset. Glyph ids stay, so Identity-H needs no mapping. */
import { type WasmSource, wasmBytes } from '../text/harfbuzz.ts';

interface SubsetExports {
  readonly memory: WebAssembly.Memory;
  _initialize(): void;
  malloc(size: number): number;
  free(pointer: number): void;
  hb_blob_create(data: number, length: number, mode: number, user: number, destroy: number): number;
  hb_blob_destroy(blob: number): void;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_destroy(face: number): void;
  hb_face_reference_blob(face: number): number;
  hb_set_add(set: number, value: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_destroy(input: number): void;
  hb_subset_input_glyph_set(input: number): number;
  hb_subset_input_set(input: number, type: number): number;
  hb_subset_input_set_flags(input: number, flags: number): void;
  hb_subset_or_fail(face: number, input: number): number;
}

const writable = 2;
/** HB_SUBSET_FLAGS_NO_HINTING | RETAIN_GIDS | NOTDEF_OUTLINE. */
const flags = 0x1 | 0x2 | 0x40;
/** HB_SUBSET_SETS_DROP_TABLE_TAG. */
const dropTables = 3;
/** Layout tables: shaping is done, the print file only draws. */
const dropped = ['GSUB', 'GPOS', 'GDEF', 'BASE', 'JSTF', 'DSIG', 'STAT', 'MATH', 'meta'];

const tag = (text: string): number =>
  [...text].reduce((sum, letter) => ((sum << 8) | letter.charCodeAt(0)) >>> 0, 0);

export type Subsetter = (font: Uint8Array, gids: Iterable<number>) => Uint8Array;

export async function loadSubsetter(source: WasmSource): Promise<Subsetter> {
  const bytes = await wasmBytes(source);
  const { instance } = await WebAssembly.instantiate(bytes as BufferSource, {});
  const hb = instance.exports as unknown as SubsetExports;
  hb._initialize();
  return (font, gids) => subset(hb, font, gids);
}

function subset(hb: SubsetExports, font: Uint8Array, gids: Iterable<number>): Uint8Array {
  const data = hb.malloc(font.byteLength);
  new Uint8Array(hb.memory.buffer, data, font.byteLength).set(font);
  const blob = hb.hb_blob_create(data, font.byteLength, writable, 0, 0);
  const face = hb.hb_face_create(blob, 0);
  hb.hb_blob_destroy(blob);
  const input = hb.hb_subset_input_create_or_fail();
  const glyphs = hb.hb_subset_input_glyph_set(input);
  for (const gid of gids) hb.hb_set_add(glyphs, gid);
  const drop = hb.hb_subset_input_set(input, dropTables);
  for (const table of dropped) hb.hb_set_add(drop, tag(table.padEnd(4)));
  hb.hb_subset_input_set_flags(input, flags);
  const small = hb.hb_subset_or_fail(face, input);
  hb.hb_subset_input_destroy(input);
  hb.hb_face_destroy(face);
  if (small === 0) throw new Error('The font could not be cut down for embedding.');
  const result = hb.hb_face_reference_blob(small);
  const length = hb.hb_blob_get_length(result);
  const at = hb.hb_blob_get_data(result, 0);
  const bytes = new Uint8Array(hb.memory.buffer, at, length).slice();
  hb.hb_blob_destroy(result);
  hb.hb_face_destroy(small);
  hb.free(data);
  return bytes;
}
