const browsers = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;

const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['CrOS', 'ChromeOS'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const;

/**
 * Returns the common names of browser and system in a `User-Agent`, if recognised.
 *
 * @example parseDevice('Mozilla/5.0 (Windows NT 10.0) … Firefox/150.0') // { browser: 'Firefox', system: 'Windows' }
 */
export const parseDevice = (
  userAgent: string,
): { readonly browser: string | undefined; readonly system: string | undefined } => ({
  browser: browsers.find(([mark]) => userAgent.includes(mark))?.[1],
  system: systems.find(([mark]) => userAgent.includes(mark))?.[1],
});
