/**
 * Browsers without Promise or globalThis get both before anything of the shop runs (specification 7). The script is
 * written into the document while it is read, so that the deferred scripts of the shell come after it.
 */
export const polyfillScript = (buildOrigin: string, nonce: string): string =>
  `if (!window.Promise || !window.globalThis) document.write('<script nonce="${nonce}" src="${buildOrigin}/build/shared-images/polyfill.js"><\\/script>');`;
