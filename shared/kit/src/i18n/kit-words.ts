/** Fetches one language's words, usually `() => import('../locales/pl-PL.json')`. */
export type LocaleLoader = () => Promise<{ readonly default: object } | object>;

/** The kit's own words: problems, waiting overlays, page failures. A language is added here and as a file. */
export const kitWords: Readonly<Record<string, LocaleLoader>> = {
  'pl-PL': () => import('../../locales/pl-PL.json'),
  'en-US': () => import('../../locales/en-US.json'),
  'sv-SE': () => import('../../locales/sv-SE.json'),
};
