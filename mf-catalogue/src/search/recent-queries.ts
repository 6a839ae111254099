import { functionalStorage } from '@shop/kit/consent';

/** Local key of the latest queries; written only with consent to "functional" (docs/consent.md). */
const key = functionalStorage.recentSearches;
const most = 5;

/** Returns the latest queries, the newest first; none if the storage is closed or was written by something else. */
export function readRecentQueries(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((each) => typeof each === 'string' && each !== '').slice(0, most)
      : [];
  } catch (error) {
    console.debug('The recent searches cannot be read', error);
    return [];
  }
}

/** Stores a query as the newest. Call it only with consent. */
export function rememberQuery(query: string): void {
  const text = query.trim().slice(0, 100);
  if (text === '') return;
  const others = readRecentQueries().filter((each) => each.toLowerCase() !== text.toLowerCase());
  try {
    localStorage.setItem(key, JSON.stringify([text, ...others].slice(0, most)));
  } catch (error) {
    console.debug('The search cannot be stored', error);
  }
}

export function forgetQueries(): void {
  try {
    localStorage.removeItem(key);
  } catch (error) {
    console.debug('The recent searches cannot be removed', error);
  }
}
