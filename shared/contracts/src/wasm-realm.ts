/**
 * The path of an empty document whose policy allows compiling WebAssembly. A page that needs WebAssembly opens it in a
 * hidden frame and compiles there, so the page's own policy needs no `'wasm-unsafe-eval'`.
 */
export const wasmRealmPath = '/wasm-realm';
