/**
 * The written pages about the shop, in the order of the footer: all of the specification's except the two that moved or
 * were removed (regions/src/moved-paths.ts). Types hold paths, names and texts to this list.
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
