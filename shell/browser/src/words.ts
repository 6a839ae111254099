import { loadWords } from '@shop/kit/shell';

/** The chrome's own words, beside the kit's. */
export const loadShellWords = (): Promise<void> =>
  loadWords('shell', {
    'pl-PL': () => import('../locales/pl-PL.json'),
    'en-US': () => import('../locales/en-US.json'),
    'sv-SE': () => import('../locales/sv-SE.json'),
  });
