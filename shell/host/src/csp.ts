import type { Manifest } from '@shop/contracts';

/**
 * The sources that a build may declare. No `'unsafe-…'`, no dangerous scheme, no bare `https:`. `'wasm-unsafe-eval'` is
 * only for builds of the editor from before 2026-11-29, which a release set may still contain; `shared/build` refuses
 * it.
 */
const allowedSource =
  /^('self'|'none'|'wasm-unsafe-eval'|blob:|data:|https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?)$/;
const allowedDirective = new Set([
  'script-src',
  'style-src',
  'img-src',
  'font-src',
  'connect-src',
  'frame-src',
  'worker-src',
  'media-src',
]);

export interface CspInput {
  readonly nonce: string;
  /** Origin of `/build/**` when it is not the document's own, else "". */
  readonly buildOrigin: string;
  readonly manifests: readonly Manifest[];
  /** Origin of the analytics library when it is not the shop's own, else "". */
  readonly analyticsCdn?: string;
  /** Declared sources that this shop does not need. */
  readonly withheld: readonly string[];
}

/**
 * Returns the Content-Security-Policy of one document. No later page can widen it, so it is the union of the
 * declarations of all builds in the release set. Sources that would weaken it are omitted.
 */
export const contentSecurityPolicy = ({
  nonce,
  buildOrigin,
  analyticsCdn = '',
  manifests,
  withheld,
}: CspInput): string => {
  const cdn = analyticsCdn === '' ? [] : [analyticsCdn];
  const own = buildOrigin === '' ? ["'self'"] : ["'self'", buildOrigin];
  const directives: Record<string, Set<string>> = {
    'default-src': new Set(["'none'"]),
    'script-src': new Set([...own, ...cdn, `'nonce-${nonce}'`]),
    'style-src': new Set(own),
    'img-src': new Set([...own, 'blob:', 'data:']),
    'font-src': new Set(own),
    'connect-src': new Set([...own, ...cdn]),
    'manifest-src': new Set(["'self'"]),
    'frame-ancestors': new Set(["'none'"]),
    'base-uri': new Set(["'none'"]),
    'form-action': new Set(["'self'"]),
  };
  for (const { csp } of manifests)
    for (const [directive, sources] of Object.entries(csp)) {
      if (!allowedDirective.has(directive)) continue;
      const set = directives[directive] ?? new Set();
      directives[directive] = set;
      for (const source of sources)
        if (allowedSource.test(source) && !withheld.includes(source)) set.add(source);
    }
  return Object.entries(directives)
    .filter(([, sources]) => sources.size > 0)
    .map(([directive, sources]) => `${directive} ${[...sources].join(' ')}`)
    .join('; ');
};
