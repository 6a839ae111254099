import { loadWords } from './instance.ts';

/** Where `useText` looks after a remote's own words: those of its rarer parts. */
export const laterOf = (namespace: string): string => `${namespace}/later`;

/** Fetches one language's words, usually `() => import('../locales/later/pl-PL.json')`. */
export type LaterWordsLoader = () => Promise<{ readonly default: object } | object>;

/**
 * The words of a remote's rarer parts lie apart (`locales/later/`), so that no first page carries them. Whoever shows
 * such a part waits for this first; `useText` finds them from then on like all others. A language that cannot be loaded
 * is answered with English; rejects only without that too.
 *
 * @example export const loader = () => loadLaterWords('mf-catalogue', { 'en-US': () => import('…/later/en-US.json') });
 */
export function loadLaterWords(
  namespace: string,
  locales: Readonly<Record<string, LaterWordsLoader>>,
): Promise<void> {
  const later = laterOf(namespace);
  const loaders = Object.entries(locales).map(([locale, load]) => {
    const words = async () => {
      const module = await load();
      return { [later]: 'default' in module ? (module.default as object) : module };
    };
    return [locale, words] as const;
  });
  return loadWords(later, Object.fromEntries(loaders));
}
