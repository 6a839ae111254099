import type { Manifest } from '@shop/contracts';
import { findWordsFile, getBasePath } from '@shop/releases';
import { escapeHtml } from './escape.ts';

/** An asset of a build in the document. */
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
  /** The page is server-rendered: its styles are needed at once, its scripts are not. */
  readonly isServerRendered: boolean;
}

/**
 * Returns preloads of the page's remote, the page's own code, and the words of the shell and of that remote. Each must
 * match the later request, or the browser fetches it twice: entries without `crossorigin` on one origin, chunks always
 * with it, since webpack-subresource-integrity sets it.
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
    // Its integrity is checked when it is fetched; on this kind of preload browsers only warn.
    return [`<link rel="preload" as="fetch"${priority} href="${escapeHtml(href)}" crossorigin="anonymous">`];
  };
  if (remote === undefined) return words(shell);
  // The font of all eleven languages: discovered in the style sheet, it would load after the first paint.
  const fonts = isServerRendered
    ? shell.assets.filter(({ path }) => /archivo-eleven-languages\..*woff2$/.test(path))
    : [];
  const entry = toAsset(remote, remote.entry, buildOrigin);
  const page = (route === undefined ? undefined : remote.pages?.[route]) ?? { preload: [], styles: [] };
  const styles = (path: string) => {
    const { href, sri } = toAsset(remote, path, buildOrigin);
    return isServerRendered
      ? // With the attribute by which the chunk loader finds an existing style sheet.
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
