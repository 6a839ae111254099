import { allows } from '@shop/kit/consent';
import { createStore, preferences, shopDocument } from '@shop/kit/shell';

/** `system`: the device's setting. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The visitor's theme; the device's without a choice. */
export const theme = createStore<Theme>('system');

const applyTheme = (next: Theme): void => {
  theme.set(next);
  document.documentElement.dataset.theme = next;
};

const readStoredTheme = (): Theme =>
  themes.find((name) => document.cookie.split('; ').includes(`theme=${name}`)) ?? 'system';

/**
 * Stores the theme as a cookie, since the host writes it into the next document (`shell/host/src/theme.ts`). Only after
 * a choice: for a year where "functional" is allowed, else until the browser is closed.
 */
const storeTheme = (next: Theme): void => {
  const { cookieDomain } = shopDocument();
  const domain = cookieDomain && `; Domain=${cookieDomain}`;
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  const age = next === 'system' ? '; Max-Age=0' : allows('functional') ? '; Max-Age=31536000' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser of ours, and waits
  document.cookie = `theme=${next}; Path=/; SameSite=Lax${age}${domain}${secure}`;
};

/** Restores the chosen theme, and stores it for as long as the consent allows. */
export function restoreTheme(): void {
  applyTheme(readStoredTheme());
  preferences.subscribe(() => storeTheme(readStoredTheme()));
}

export function chooseTheme(next: Theme): void {
  storeTheme(next);
  applyTheme(next);
}
