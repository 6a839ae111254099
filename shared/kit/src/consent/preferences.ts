import { emit } from '../bus/bus.ts';
import { shopDocument } from '../document/shop-document.ts';
import { readCookie, writeCookie } from '../storage/cookies.ts';
import { essentialStorage } from '../storage/essential.ts';
import { clearFunctionalStorage } from '../storage/functional.ts';
import { createStore } from '../store/store.ts';
import { type Category, categories, isAllowed, type Preferences } from './categories.ts';

const storageKey = essentialStorage.consent.name;
const legacyKeys = ['marketing', 'marketingAndAnalytics'];
const crawlers = /bot|crawl|slurp|spider/i;

/** The visitor's choice; empty before a choice. */
export const preferences = createStore<Preferences>({});

/** Whether the visitor allows a category. Everything is denied until a choice is stored. */
export const allows = (category: Category): boolean => isAllowed(preferences.get(), category);

const consentDisabled = (): boolean => readLocal(essentialStorage.consentDisabled.name) === 'true';

/** Reads the stored choice and synchronises it with other tabs. Call once, before anything else may store or send. */
export function startConsent(): void {
  if (consentDisabled()) acceptAll();
  else preferences.set(parsePreferences(readSharedCookie() ?? readLocal(storageKey)));
  // The choice may have been changed on another host of the shop.
  if (!allows('functional')) clearFunctionalStorage();
  window.addEventListener('storage', (event) => {
    // Without a key: everything was cleared, so the consent of this tab ends too.
    if (event.key === storageKey || event.key === null) applyPreferences(parsePreferences(event.newValue));
  });
}

/** Whether the banner has to be shown. */
export const needsChoice = (userAgent: string = navigator.userAgent): boolean =>
  !consentDisabled() &&
  !crawlers.test(userAgent) &&
  categories.some((category) => !(category in preferences.get()));

export const acceptAll = (): void =>
  savePreferences({ functional: true, analytics: true, advertising: true });
/** Refuses every optional category. */
export const essentialOnly = (): void =>
  savePreferences({ functional: false, analytics: false, advertising: false });

/** Stores a choice. Essential is on whenever any other category is, and after any choice. */
export function savePreferences(choice: Readonly<Record<Exclude<Category, 'essential'>, boolean>>): void {
  const next: Preferences = { ...choice, essential: true };
  writeLocal(storageKey, JSON.stringify(next));
  writeSharedCookie(JSON.stringify(next));
  applyPreferences(next);
}

/**
 * If app and landing pages are on different hosts, a cookie on their shared domain carries the choice. It takes
 * precedence: this host's stored choice may be older than one made on the other.
 */
const readSharedCookie = (): string | null =>
  (shopDocument().cookieDomain === '' ? undefined : readCookie(storageKey)) ?? null;

function writeSharedCookie(choice: string): void {
  const domain = shopDocument().cookieDomain;
  if (domain === '') return;
  try {
    writeCookie(storageKey, choice, { domain, days: essentialStorage.consent.days });
  } catch (error) {
    console.warn(error);
  }
}

function applyPreferences(next: Preferences): void {
  preferences.set(next);
  if (!allows('functional')) clearFunctionalStorage();
  emit('consentChanged', { preferences: { ...next } });
}

/** Opens the preferences dialog from any page. */
export const openPreferences = (): void => {
  window.dispatchEvent(new Event('ph-cookie-consent-open'));
};

function parsePreferences(text: string | null): Preferences {
  if (text === null) return {};
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== 'object' || stored === null) return {};
    const entries = Object.entries(stored).filter(
      ([name, value]) =>
        !legacyKeys.includes(name) &&
        categories.some((category) => category === name) &&
        typeof value === 'boolean',
    );
    return Object.fromEntries(entries);
  } catch (error) {
    console.warn('Stored consent cannot be read and is asked again', error);
    return {};
  }
}

function readLocal(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch (error) {
    console.warn(error);
    return null;
  }
}

function writeLocal(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch (error) {
    console.warn(error);
  }
}
