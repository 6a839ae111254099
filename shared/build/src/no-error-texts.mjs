// In place of the federation runtime's sentences about its errors, which only a developer reads: the code that stands in
// the message leads to them (module-federation.io/guide/troubleshooting).
export const runtimeDescMap = {};
export const buildDescMap = {};
export const typeDescMap = {};
export const errorDescMap = {};
