import type { Manifest } from '@shop/contracts';
import { findWordsFile, getBasePath } from '@shop/releases';
import { escapeHtml } from './escape.ts';

/** An asset of a build as the document names it. */
export interface Asset {
  readonly href: string;
  readonly sri: string;
}

export const toAsset = (manifest: Manifest, path: string, buildOrigin: string): Asset => ({
  href: `${buildOrigin}${getBasePath(manifest)}${path}`,
  sri: manifest.assets.find((asset) => asset.path === path)?.sri ?? '',
});

/** Integrity across origins needs CORS; on one origin the attribute would make the browser load a script twice. */
export const crossOriginAttribute = (buildOrigin: string): string =>
  buildOrigin === '' ? '' : ' crossorigin="anonymous"';

export interface PreloadInput {
  readonly shell: Manifest;
  /** The remote that owns the page. */
  readonly remote: Manifest | undefined;
  readonly locale: string;
  readonly route: string | undefined;
  /** The server has drawn the page: its styles are needed at once, its scripts are not. */
  readonly isServerRendered: boolean;
}

/**
 * Preloads of the remote that owns the page, of the page's own code, and of the words of the shell and of that remote.
 * Each mirrors the way the loader will ask, or the browser would fetch it twice: entries without `crossorigin` on one
 * origin, chunks always with it, since webpack-subresource-integrity asks so.
 */
export const preloadLinks = (
  { shell, remote, locale, route, isServerRendered }: PreloadInput,
  buildOrigin: string,
): string[] => {
  const priority = isServerRendered ? ' fetchpriority="low"' : '';
  const chunk = (manifest: Manifest, path: string) => {
    const { href, sri } = toAsset(manifest, path, buildOrigin);
    return `<link rel="preload" as="script"${priority} href="${escapeHtml(href)}" integrity="${sri}" crossorigin="anonymous">`;
  };
  const words = (manifest: Manifest) => {
    const asset = findWordsFile(manifest, locale);
    if (asset === undefined) return [];
    const { href } = toAsset(manifest, asset.path, buildOrigin);
    // Its integrity is checked where it is fetched; on a preload of this kind browsers only warn about it.
    return [`<link rel="preload" as="fetch"${priority} href="${escapeHtml(href)}" crossorigin="anonymous">`];
  };
  if (remote === undefined) return words(shell);
  // The face of every letter of the eleven languages: found in the sheet, it would come after the first paint.
  const fonts = isServerRendered
    ? shell.assets.filter(({ path }) => /archivo-eleven-languages\..*woff2$/.test(path))
    : [];
  const entry = toAsset(remote, remote.entry, buildOrigin);
  const page = (route === undefined ? undefined : remote.pages?.[route]) ?? { preload: [], styles: [] };
  const styles = (path: string) => {
    const { href, sri } = toAsset(remote, path, buildOrigin);
    return isServerRendered
      ? // Named as the loader of chunks looks for a sheet that is there already.
        `<link rel="stylesheet" href="${escapeHtml(href)}" data-href="${escapeHtml(path)}" integrity="${sri}"${crossOriginAttribute(buildOrigin)}>`
      : // Loaded by webpack without integrity, so it is preloaded without.
        `<link rel="preload" as="style" href="${escapeHtml(href)}"${crossOriginAttribute(buildOrigin)}>`;
  };
  const sheets = [...new Set([...remote.styles, ...page.styles])].map(styles);
  return [
    ...(isServerRendered ? sheets : []),
    ...fonts.map(
      ({ path }) =>
        `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(toAsset(shell, path, buildOrigin).href)}" crossorigin="anonymous">`,
    ),
    `<link rel="preload" as="script"${priority} href="${escapeHtml(entry.href)}" integrity="${entry.sri}"${crossOriginAttribute(buildOrigin)}>`,
    ...[...new Set([...remote.preload, ...page.preload])].map((path) => chunk(remote, path)),
    ...words(shell),
    ...words(remote),
    ...(isServerRendered ? [] : sheets),
  ];
};
