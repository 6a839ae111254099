import { loadWords } from './instance.ts';

/** Where `useText` looks after a remote's own words: those of its rarer parts. */
export const laterOf = (namespace: string): string => `${namespace}/later`;

/**
 * The words of a remote's rarer parts lie apart (`locales/later/`), so that no first page carries them. Whoever shows
 * such a part waits for this first; `useText` finds them from then on like all others. A language that cannot be loaded
 * is answered with English; rejects only without that too.
 *
 * @example export const loader = () => loadLaterWords('mf-catalogue');
 */
export const loadLaterWords = (namespace: string): Promise<void> => loadWords(laterOf(namespace));
