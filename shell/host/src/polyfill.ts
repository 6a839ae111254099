/**
 * Loads Promise and globalThis for browsers without them before all other code (specification 7). The script is written
 * while the document is parsed, so that the deferred scripts of the shell come after it.
 */
export const polyfillScript = (buildOrigin: string, nonce: string): string =>
  `if (!window.Promise || !window.globalThis) document.write('<script nonce="${nonce}" src="${buildOrigin}/build/shared-images/polyfill.js"><\\/script>');`;
