import { emit } from '../bus/bus.ts';
import { shopDocument } from '../document/shop-document.ts';
import { readCookie, writeCookie } from '../storage/cookies.ts';
import { essentialStorage } from '../storage/essential.ts';
import { createStore } from '../store/store.ts';
import { type Category, categories, isAllowed, type Preferences } from './categories.ts';

const storageKey = essentialStorage.consent.name;
const legacyKeys = ['marketing', 'marketingAndAnalytics'];
const crawlers = /bot|crawl|slurp|spider/i;

/** What the visitor has chosen; empty before a choice. */
export const preferences = createStore<Preferences>({});

/** Whether the visitor allows a category. Everything is denied until a choice is stored. */
export const allows = (category: Category): boolean => isAllowed(preferences.get(), category);

const consentDisabled = (): boolean => readLocal(essentialStorage.consentDisabled.name) === 'true';

/** Reads the stored choice and follows the other tabs. Call once, before anything else may store or send. */
export function startConsent(): void {
  if (consentDisabled()) acceptAll();
  else preferences.set(parsePreferences(readSharedCookie() ?? readLocal(storageKey)));
  window.addEventListener('storage', (event) => {
    // Without a name: all was cleared, and what is allowed nowhere any more is allowed here no longer.
    if (event.key === storageKey || event.key === null) applyPreferences(parsePreferences(event.newValue));
  });
}

/** Whether the banner has to ask. */
export const needsChoice = (userAgent: string = navigator.userAgent): boolean =>
  !consentDisabled() &&
  !crawlers.test(userAgent) &&
  categories.some((category) => !(category in preferences.get()));

export const acceptAll = (): void =>
  savePreferences({ functional: true, analytics: true, advertising: true });
/** Refuses everything that may be refused. */
export const essentialOnly = (): void =>
  savePreferences({ functional: false, analytics: false, advertising: false });

/** Stores a choice. Essential is on whenever any other category is, and for everybody who has chosen. */
export function savePreferences(choice: Readonly<Record<Exclude<Category, 'essential'>, boolean>>): void {
  const next: Preferences = { ...choice, essential: true };
  writeLocal(storageKey, JSON.stringify(next));
  writeSharedCookie(JSON.stringify(next));
  applyPreferences(next);
}

/**
 * Where app and landing pages have hosts of their own, the choice goes along in a cookie of the domain they share. It
 * comes first: what this host has stored may be older than a choice made on the other.
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
  emit('consentChanged', { preferences: { ...next } });
}

/** Opens the preferences dialog, from wherever a page offers it. */
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
