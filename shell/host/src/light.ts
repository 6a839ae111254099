/** Cookie of the light that a visitor chose by hand; the shell writes it (`shell/browser/src/chrome/theme.ts`). */
const lightCookie = 'theme';
const lights = ['light', 'dark'] as const;
export type Light = (typeof lights)[number];

/** The light that the visitor chose; undefined: the device decides, as for everybody who never chose. */
export const lightOf = (cookies: Readonly<Record<string, string>>): Light | undefined =>
  lights.find((light) => light === cookies[lightCookie]);

/**
 * The attribute that `shared/ui/src/tokens.css` goes by. It stands on `<html>`, outside of what is drawn and kept for
 * everybody, so a page comes in the chosen light from its first byte.
 *
 * @example `<html lang="de"${lightAttribute('dark')}>`
 */
export const lightAttribute = (light: Light | undefined): string =>
  light === undefined ? '' : ` data-theme="${light}"`;

/** What the browser paints behind a page before the style sheet is there. */
export const lightMeta = (light: Light | undefined): string =>
  `<meta name="color-scheme" content="${light ?? 'light dark'}">`;
