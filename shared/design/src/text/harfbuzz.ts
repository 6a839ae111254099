/**
 * The functions of harfbuzz.wasm that shaping needs. The package's own loader awaits a file next to itself at the top
 * level, which neither a bundle nor Jest provides; here the caller passes the bytes.
 */
import { tableEntry, type WasmEngine } from './wasm-function.ts';

export interface HarfBuzzExports {
  readonly memory: WebAssembly.Memory;
  readonly __indirect_function_table: WebAssembly.Table;
  __wasm_call_ctors(): void;
  malloc(size: number): number;
  free(pointer: number): void;
  hb_blob_create(data: number, length: number, mode: number, user: number, destroy: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_get_upem(face: number): number;
  hb_font_create(face: number): number;
  hb_font_get_h_extents(font: number, extents: number): number;
  hb_font_get_glyph_h_advance(font: number, gid: number): number;
  hb_buffer_create(): number;
  hb_buffer_destroy(buffer: number): void;
  hb_buffer_add_utf16(buffer: number, text: number, length: number, offset: number, count: number): void;
  hb_buffer_guess_segment_properties(buffer: number): void;
  hb_buffer_get_glyph_infos(buffer: number, length: number): number;
  hb_buffer_get_glyph_positions(buffer: number, length: number): number;
  hb_shape(font: number, buffer: number, features: number, count: number): void;
  hb_draw_funcs_create(): number;
  hb_draw_funcs_set_move_to_func(funcs: number, callback: number, user: number, destroy: number): void;
  hb_draw_funcs_set_line_to_func(funcs: number, callback: number, user: number, destroy: number): void;
  hb_draw_funcs_set_quadratic_to_func(funcs: number, callback: number, user: number, destroy: number): void;
  hb_draw_funcs_set_cubic_to_func(funcs: number, callback: number, user: number, destroy: number): void;
  hb_draw_funcs_set_close_path_func(funcs: number, callback: number, user: number, destroy: number): void;
  hb_font_draw_glyph(font: number, gid: number, funcs: number, data: number): void;
}

/** Pen calls of an outline in font units, y up. */
export interface Pen {
  move(x: number, y: number): void;
  line(x: number, y: number): void;
  quadratic(x1: number, y1: number, x: number, y: number): void;
  cubic(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void;
  close(): void;
}

export interface RawGlyph {
  readonly gid: number;
  readonly cluster: number;
  readonly xAdvance: number;
  readonly xOffset: number;
  readonly yOffset: number;
}

export interface HarfBuzz {
  /** Stores a copy of the file; returns a handle. */
  open(bytes: Uint8Array): { readonly font: number; readonly upem: number };
  shape(font: number, text: string): readonly RawGlyph[];
  draw(font: number, gid: number, pen: Pen): void;
  /** Font units. */
  advance(font: number, gid: number): number;
  /** Font units, descender negative. */
  extents(font: number): { readonly ascender: number; readonly descender: number };
}

/** Bytes of harfbuzz.wasm, or the URL to fetch them from. */
export type WasmSource = Uint8Array | ArrayBuffer | URL | string;

export async function wasmBytes(source: WasmSource): Promise<ArrayBuffer | Uint8Array> {
  if (typeof source !== 'string' && !(source instanceof URL)) return source;
  const response = await fetch(source);
  if (!response.ok) throw new Error(`The text shaper could not be loaded (${response.status}).`);
  return response.arrayBuffer();
}

/** HB_MEMORY_MODE_WRITABLE: the bytes already belong to the module's memory. */
const writable = 2;
/** sizeof(hb_glyph_info_t) and hb_glyph_position_t in 32-bit words. */
const words = 5;

export async function loadHarfBuzz(source: WasmSource, wasm: WasmEngine = WebAssembly): Promise<HarfBuzz> {
  let memory: WebAssembly.Memory | undefined;
  const imports = {
    wasi_snapshot_preview1: {
      proc_exit: (code: number) => {
        throw new Error(`HarfBuzz stopped with code ${code}.`);
      },
    },
    env: {
      _emscripten_runtime_keepalive_clear: () => undefined,
      _abort_js: () => {
        throw new Error('HarfBuzz aborted.');
      },
      _setitimer_js: () => 0,
      emscripten_resize_heap: (size: number) => {
        const missing = (size >>> 0) - (memory?.buffer.byteLength ?? 0);
        return missing > 0 && memory !== undefined && memory.grow(Math.ceil(missing / 65_536)) >= 0 ? 1 : 0;
      },
    },
  };
  const bytes = await wasmBytes(source);
  const { instance } = await wasm.instantiate(bytes as BufferSource, imports);
  const hb = instance.exports as unknown as HarfBuzzExports;
  memory = hb.memory;
  hb.__wasm_call_ctors();
  return bind(hb, wasm);
}

function bind(hb: HarfBuzzExports, wasm: WasmEngine): HarfBuzz {
  const view = () => new DataView(hb.memory.buffer);
  const scratch = hb.malloc(64);
  const { funcs, setPen } = drawing(hb, wasm);

  return {
    open(bytes) {
      const data = hb.malloc(bytes.byteLength);
      new Uint8Array(hb.memory.buffer, data, bytes.byteLength).set(bytes);
      const face = hb.hb_face_create(hb.hb_blob_create(data, bytes.byteLength, writable, 0, 0), 0);
      return { font: hb.hb_font_create(face), upem: hb.hb_face_get_upem(face) };
    },
    shape(font, text) {
      const buffer = hb.hb_buffer_create();
      const chars = hb.malloc(Math.max(2, text.length * 2));
      const units = new Uint16Array(hb.memory.buffer, chars, text.length);
      for (let at = 0; at < text.length; at++) units[at] = text.charCodeAt(at);
      hb.hb_buffer_add_utf16(buffer, chars, text.length, 0, text.length);
      hb.hb_buffer_guess_segment_properties(buffer);
      hb.hb_shape(font, buffer, 0, 0);
      const infos = hb.hb_buffer_get_glyph_infos(buffer, scratch);
      const positions = hb.hb_buffer_get_glyph_positions(buffer, scratch);
      const memory = view();
      const glyphs = Array.from({ length: memory.getUint32(scratch, true) }, (_, at): RawGlyph => {
        const [info, position] = [infos + at * words * 4, positions + at * words * 4];
        return {
          gid: memory.getUint32(info, true),
          cluster: memory.getUint32(info + 8, true),
          xAdvance: memory.getInt32(position, true),
          xOffset: memory.getInt32(position + 8, true),
          yOffset: memory.getInt32(position + 12, true),
        };
      });
      hb.free(chars);
      hb.hb_buffer_destroy(buffer);
      return glyphs;
    },
    draw(font, gid, pen) {
      setPen(pen);
      hb.hb_font_draw_glyph(font, gid, funcs, 0);
    },
    advance: (font, gid) => hb.hb_font_get_glyph_h_advance(font, gid),
    extents(font) {
      hb.hb_font_get_h_extents(font, scratch);
      return { ascender: view().getInt32(scratch, true), descender: view().getInt32(scratch + 4, true) };
    },
  };
}

/** Draw callbacks: (funcs, data, state, coordinates…, user). */
function drawing(hb: HarfBuzzExports, wasm: WasmEngine) {
  let pen: Pen | undefined;
  const table = hb.__indirect_function_table;
  const pointer = (floats: number, call: (values: number[]) => void) =>
    tableEntry(
      table,
      ['i32', 'i32', 'i32', ...Array<'f32'>(floats).fill('f32'), 'i32'],
      (...values) => call(values.slice(3, 3 + floats)),
      wasm,
    );
  const funcs = hb.hb_draw_funcs_create();
  hb.hb_draw_funcs_set_move_to_func(
    funcs,
    pointer(2, ([x = 0, y = 0]) => pen?.move(x, y)),
    0,
    0,
  );
  hb.hb_draw_funcs_set_line_to_func(
    funcs,
    pointer(2, ([x = 0, y = 0]) => pen?.line(x, y)),
    0,
    0,
  );
  hb.hb_draw_funcs_set_quadratic_to_func(
    funcs,
    pointer(4, ([a = 0, b = 0, x = 0, y = 0]) => pen?.quadratic(a, b, x, y)),
    0,
    0,
  );
  hb.hb_draw_funcs_set_cubic_to_func(
    funcs,
    pointer(6, ([a = 0, b = 0, c = 0, d = 0, x = 0, y = 0]) => pen?.cubic(a, b, c, d, x, y)),
    0,
    0,
  );
  hb.hb_draw_funcs_set_close_path_func(
    funcs,
    pointer(0, () => pen?.close()),
    0,
    0,
  );
  return {
    funcs,
    setPen: (next: Pen) => {
      pen = next;
    },
  };
}
