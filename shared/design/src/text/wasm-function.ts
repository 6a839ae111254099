/**
 * A JavaScript function as an entry of a WebAssembly function table. Not every browser has `WebAssembly.Function`, so a
 * module with one import and one export is written by hand (WebAssembly core specification 1.0, chapter 5).
 */
/** The module compiler: the WebAssembly of this realm, or of another one whose policy allows it. */
export type WasmEngine = Pick<typeof WebAssembly, 'instantiate' | 'Instance' | 'Module'>;

export type WasmType = 'i32' | 'f32';

const typeCode: Record<WasmType, number> = { i32: 0x7f, f32: 0x7d };

/** Adds `callback` to the table and returns its index, which C code uses as a function pointer. No result value. */
export function tableEntry(
  table: WebAssembly.Table,
  parameters: readonly WasmType[],
  callback: (...values: number[]) => void,
  wasm: WasmEngine = WebAssembly,
): number {
  const signature = [0x60, parameters.length, ...parameters.map((type) => typeCode[type]), 0];
  const bytes = new Uint8Array([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...[1, signature.length + 1, 1, ...signature],
    ...[2, 7, 1, 1, 0x65, 1, 0x66, 0, 0],
    ...[7, 5, 1, 1, 0x66, 0, 0],
  ]);
  const instance = new wasm.Instance(new wasm.Module(bytes), { e: { f: callback } });
  const index = table.grow(1);
  table.set(index, instance.exports.f);
  return index;
}
