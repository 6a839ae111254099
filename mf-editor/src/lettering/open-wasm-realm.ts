import { wasmRealmPath } from '@shop/contracts';
import type { WasmEngine } from '@shop/design';

/**
 * Returns the WebAssembly of a hidden same-origin frame. The policy of pages does not allow compiling WebAssembly; that
 * of the frame's empty document does (docs/decisions/2026-11-29-wasm-in-its-own-document.md). The compiled code is
 * called directly, without messages. The frame stays, since its realm ends with it.
 */
export function openWasmRealm(): Promise<WasmEngine> {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.tabIndex = -1;
  frame.title = 'WebAssembly';
  frame.src = wasmRealmPath;
  return new Promise((resolve, reject) => {
    frame.addEventListener('load', () => {
      // A frame that failed to load shows a browser page, which is not accessible from here.
      const realm =
        frame.contentDocument === null ? null : (frame.contentWindow as (Window & typeof globalThis) | null);
      if (realm?.location.pathname === wasmRealmPath) return resolve(realm.WebAssembly);
      frame.remove();
      reject(new Error('The document for WebAssembly could not be loaded.'));
    });
    document.body.append(frame);
  });
}
