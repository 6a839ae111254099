// Replaces the federation runtime's error sentences, which only developers read: the code in the message leads to them
// (module-federation.io/guide/troubleshooting).
export const runtimeDescMap = {};
export const buildDescMap = {};
export const typeDescMap = {};
export const errorDescMap = {};
