/** Cookie of the light that a visitor chose by hand; the shell writes it (`shell/browser/src/chrome/theme.ts`). */
const themeCookie = 'theme';
const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The light that the visitor chose; undefined: the device decides, as for everybody who never chose. */
export const readTheme = (cookies: Readonly<Record<string, string>>): Theme | undefined =>
  themes.find((light) => light === cookies[themeCookie]);

/**
 * The attribute that `shared/ui/src/tokens.css` goes by. It stands on `<html>`, outside of what is drawn and kept for
 * everybody, so a page comes in the chosen light from its first byte.
 *
 * @example `<html lang="de"${lightAttribute('dark')}>`
 */
export const themeAttribute = (light: Theme | undefined): string =>
  light === undefined ? '' : ` data-theme="${light}"`;

/** What the browser paints behind a page before the style sheet is there. */
export const colorSchemeMeta = (light: Theme | undefined): string =>
  `<meta name="color-scheme" content="${light ?? 'light dark'}">`;
