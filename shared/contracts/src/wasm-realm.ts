/**
 * An empty document of the shop whose policy alone lets WebAssembly be compiled. A page that needs WebAssembly opens it
 * in a hidden frame and compiles there, so that the policy of the page itself stays without `'wasm-unsafe-eval'`.
 */
export const wasmRealmPath = '/wasm-realm';
