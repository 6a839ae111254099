/**
 * Everything the shop may keep before the visitor has chosen anything. One list, so that the tests and the code cannot
 * disagree; `docs/consent.md` says it to people. Whatever is not here needs a consent category. Besides these, on other
 * shoulders: the cohort (cookie `cohort`, set by the host, 365 days) for the same version of the shop on every visit, and
 * changes to a design that the server does not have yet (IndexedDB `unsaved-designs`), and quantities in the cart likewise
 * (session keys `unsent-quantity/…`).
 */
export const essentialStorage = {
  /** Local key and cookie: the cart and the designs belong to it. */
  token: { name: 'api-token', days: 31 },
  /** Cookie: whether to ask for a sign-in. */
  signedIn: { name: 'logged-in', days: 31 },
  /** The choice itself: local key, and a cookie where the shop has several hosts. */
  consent: { name: 'ph-pref', days: 365 },
  /** Local key: switches the banner off in tests. */
  consentDisabled: { name: 'consentDisabled', days: 365 },
} as const;
