/**
 * Everything the shop may store before consent. One list for tests and code; `docs/consent.md` explains it. Anything
 * else needs a consent category. Stored elsewhere: the cohort (cookie `cohort`, set by the host, 365 days) for the same
 * version of the shop on every visit, unsaved design changes (IndexedDB `unsaved-designs`) and unsent cart quantities
 * (session keys `unsent-quantity/…`), an unfinished quote request (`unsent-request/…`).
 */
export const essentialStorage = {
  /** Local key and cookie: identifies cart and designs. */
  token: { name: 'api-token', days: 31 },
  /** Cookie: whether to ask for sign-in. */
  signedIn: { name: 'logged-in', days: 31 },
  /** The choice itself: local key, and a cookie where the shop has several hosts. */
  consent: { name: 'ph-pref', days: 365 },
  /** Local key: switches the banner off in tests. */
  consentDisabled: { name: 'consentDisabled', days: 365 },
} as const;
