/** What is looked at before a region gets a release. `delivery`: every file as the registry really serves it. */
export const gateNames = [
  'build',
  'contract',
  'shared',
  'routes',
  'slots',
  'locales',
  'assets',
  'delivery',
  'smoke',
] as const;
export type GateName = (typeof gateNames)[number];
