import { allows } from '@shop/kit/consent';
import { createStore, preferences, shopDocument } from '@shop/kit/shell';

/** `system`: as the device says. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The light that the visitor chose; without a choice the device decides. */
export const theme = createStore<Theme>('system');

const applyTheme = (next: Theme): void => {
  theme.set(next);
  document.documentElement.dataset.theme = next;
};

const readStoredTheme = (): Theme =>
  themes.find((name) => document.cookie.split('; ').includes(`theme=${name}`)) ?? 'system';

/**
 * A cookie, since the host has to write the choice into the next document (`shell/host/src/theme.ts`). It is there only
 * for who has chosen: a year where "functional" is allowed, else until the browser is closed.
 */
const storeTheme = (next: Theme): void => {
  const { cookieDomain } = shopDocument();
  const domain = cookieDomain && `; Domain=${cookieDomain}`;
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  const age = next === 'system' ? '; Max-Age=0' : allows('functional') ? '; Max-Age=31536000' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser of ours, and waits
  document.cookie = `theme=${next}; Path=/; SameSite=Lax${age}${domain}${secure}`;
};

/** Shows the page in the light that was chosen before, and keeps that as long as the visitor allows from now on. */
export function restoreTheme(): void {
  applyTheme(readStoredTheme());
  preferences.subscribe(() => storeTheme(readStoredTheme()));
}

export function chooseTheme(next: Theme): void {
  storeTheme(next);
  applyTheme(next);
}
