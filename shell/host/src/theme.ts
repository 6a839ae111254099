/** The cookie of the visitor's theme; the shell writes it (`shell/browser/src/chrome/theme.ts`). */
const themeCookie = 'theme';
const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Returns the visitor's theme; undefined: the device decides. */
export const readTheme = (cookies: Readonly<Record<string, string>>): Theme | undefined =>
  themes.find((light) => light === cookies[themeCookie]);

/**
 * Returns the theme attribute for `shared/ui/src/tokens.css`. It is on `<html>`, outside the cached page, so a page has
 * the chosen theme from its first byte.
 *
 * @example `<html lang="de"${themeAttribute('dark')}>`
 */
export const themeAttribute = (light: Theme | undefined): string =>
  light === undefined ? '' : ` data-theme="${light}"`;

/** Returns the tag for the browser's background before the style sheet is loaded. */
export const colorSchemeMeta = (light: Theme | undefined): string =>
  `<meta name="color-scheme" content="${light ?? 'light dark'}">`;
