/** What analytics stores as cookies of the shared domain, with consent to analytics only. A refusal deletes it. */
export const analyticsStorage = {
  /** Client id, session id and number. Six months; a session ends after 30 minutes. */
  traffic: { name: 'ph-traffic', days: 183 },
  /** Where this visit came from. */
  attribution: { name: 'ph-attribution', days: 365 },
  /** Whether the first touch is registered, and its values. */
  firstTouch: { name: 'ph-first-touch', days: 365 },
  /** The country the visit came from. */
  country: { name: 'ph-country', days: 365 },
} as const;
