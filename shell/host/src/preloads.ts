import type { Manifest } from '@shop/contracts';
import { basePathOf, wordsFileOf } from '@shop/releases';
import { escapeHtml } from './escape.ts';

/** An asset of a build as the document names it. */
export interface Asset {
  readonly href: string;
  readonly sri: string;
}

export const assetOf = (manifest: Manifest, path: string, buildOrigin: string): Asset => ({
  href: `${buildOrigin}${basePathOf(manifest)}${path}`,
  sri: manifest.assets.find((asset) => asset.path === path)?.sri ?? '',
});

/** Integrity across origins needs CORS; on one origin the attribute would make the browser load a script twice. */
export const crossOrigin = (buildOrigin: string): string =>
  buildOrigin === '' ? '' : ' crossorigin="anonymous"';

/**
 * Preloads of the remote that owns the page, and of the words of the shell and of that remote. Each mirrors the way
 * the loader will ask, or the browser would fetch it twice: entries without `crossorigin` on one origin, chunks always
 * with it, since webpack-subresource-integrity asks so.
 */
export const preloadLinks = (
  shell: Manifest,
  remote: Manifest | undefined,
  locale: string,
  buildOrigin: string,
): string[] => {
  const chunk = (manifest: Manifest, path: string) => {
    const { href, sri } = assetOf(manifest, path, buildOrigin);
    return `<link rel="preload" as="script" href="${escapeHtml(href)}" integrity="${sri}" crossorigin="anonymous">`;
  };
  const words = (manifest: Manifest) => {
    const asset = wordsFileOf(manifest, locale);
    if (asset === undefined) return [];
    const { href, sri } = assetOf(manifest, asset.path, buildOrigin);
    return [
      `<link rel="preload" as="fetch" href="${escapeHtml(href)}" integrity="${sri}" crossorigin="anonymous">`,
    ];
  };
  if (remote === undefined) return words(shell);
  const entry = assetOf(remote, remote.entry, buildOrigin);
  return [
    `<link rel="preload" as="script" href="${escapeHtml(entry.href)}" integrity="${entry.sri}"${crossOrigin(buildOrigin)}>`,
    ...remote.preload.map((path) => chunk(remote, path)),
    ...words(shell),
    ...words(remote),
    // Loaded by webpack without integrity, so it is preloaded without.
    ...remote.styles.map(
      (path) =>
        `<link rel="preload" as="style" href="${escapeHtml(assetOf(remote, path, buildOrigin).href)}"${crossOrigin(buildOrigin)}>`,
    ),
  ];
};
