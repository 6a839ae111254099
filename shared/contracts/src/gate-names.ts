/** The checks before a release goes out in a region. `delivery`: every file as the registry actually serves it. */
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
