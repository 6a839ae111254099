/**
 * The pages about the shop that are written, in the order of the footer: all that the specification names, except for
 * the two that have moved or gone (regions/src/moved-paths.ts). Paths, names and texts are held to this list by types.
 */
export const contentIds = [
  'about',
  'contact',
  'help',
  'services',
  'holidays',
  'blog',
  'inspirations',
  'designShowcase',
  'industries',
  'enterprise',
  'sustainability',
  'ecoProperties',
  'ecoBadge',
  'fscCertification',
  'suppliers',
  'partners',
  'affiliates',
  'career',
  'press',
  'leadership',
  'termsOfService',
  'privacyPolicy',
  'returnsPolicy',
  'whistleblowingPolicy',
  'impressum',
] as const;
export type ContentId = (typeof contentIds)[number];
