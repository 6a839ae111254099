import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { Pick } from '@shop/contracts';

/** The same constant as webpack's `output.chunkLoadTimeout` (specification 9); the runtime's default is 20 s. */
export const chunkTimeoutMs = 120_000;

/** Loads remote entries under the document's CSP: with its nonce, and with the release's published integrity. */
export function scriptHook(picks: readonly Pick[]): ModuleFederationRuntimePlugin {
  const integrity = new Map(
    picks.flatMap(({ base, sri }) =>
      Object.entries(sri).map(
        ([path, hash]) => [new URL(base + path, window.location.href).href, hash] as const,
      ),
    ),
  );
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  return {
    name: 'shop-scripts',
    createScript: ({ url }) => {
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      if (nonce) script.nonce = nonce;
      const hash = integrity.get(new URL(url, window.location.href).href);
      if (hash) {
        script.integrity = hash;
        // Integrity across origins needs CORS; on one origin the attribute would make preloads count twice.
        if (new URL(url, window.location.href).origin !== window.location.origin)
          script.crossOrigin = 'anonymous';
      }
      return { script, timeout: chunkTimeoutMs };
    },
  };
}
