/**
 * What the shop stores in local storage with consent to "functional", and deletes when it is withdrawn. Each entry is a
 * name, or the beginning of several. One list for code and tests; `docs/consent.md` explains it.
 */
export const functionalStorage = {
  /** The latest searches. */
  recentSearches: 'recent-searches',
  /** Announcements that the visitor has closed. */
  closedAnnouncements: 'closed-announcements',
  /** Settings of the desk's tables. */
  desk: 'desk-',
} as const;

/** Deletes it all. */
export function clearFunctionalStorage(): void {
  try {
    const names = Object.values(functionalStorage);
    for (const key of Object.keys(localStorage))
      if (names.some((name) => key.startsWith(name))) localStorage.removeItem(key);
  } catch (error) {
    console.warn(error);
  }
}
