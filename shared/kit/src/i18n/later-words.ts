import { loadWords } from './instance.ts';

/**
 * The words of a remote's rarer parts lie apart (`locales/later/`), so that no first page carries them. Whoever shows
 * such a part waits for this first; from then on they are part of the remote's namespace. A language that cannot be
 * loaded is answered with English; rejects only without that too.
 *
 * @example export const loader = () => loadLaterWords('mf-catalogue');
 */
export const loadLaterWords = (namespace: string): Promise<void> => loadWords(`${namespace}/later`);
