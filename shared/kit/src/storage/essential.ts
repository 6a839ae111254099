/**
 * Everything the shop may keep before the visitor has chosen anything. One list, so that the consent page, the tests
 * and the code cannot disagree. Whatever is not here needs a consent category (`docs/consent.md`).
 */
export const essentialStorage = {
  token: {
    kind: 'local and cookie',
    name: 'api-token',
    days: 31,
    why: 'the cart and the designs belong to it',
  },
  signedIn: { kind: 'cookie', name: 'logged-in', days: 31, why: 'whether to ask for a sign-in' },
  consent: {
    kind: 'local, and cookie where the shop has several hosts',
    name: 'ph-pref',
    days: 365,
    why: 'the choice itself',
  },
  consentDisabled: {
    kind: 'local',
    name: 'consentDisabled',
    days: 365,
    why: 'switches the banner off in tests',
  },
  unsavedDesign: {
    kind: 'IndexedDB',
    name: 'unsaved-designs',
    days: 0,
    why: 'a change to a design until the server has it, so that a lost connection or a closed tab loses no work',
  },
  cohort: {
    kind: 'cookie, set by the host',
    name: 'cohort',
    days: 365,
    why: 'the same version of the shop on every visit',
  },
} as const;
