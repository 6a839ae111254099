import { loadWords } from './instance.ts';

/**
 * Loads the words of a remote's rarely used parts (`locales/later/`), which no first page contains. Await it before
 * showing such a part; the words then belong to the remote's namespace. Falls back to English; rejects only without
 * that too.
 *
 * @example export const loader = () => loadLaterWords('mf-catalogue');
 */
export const loadLaterWords = (namespace: string): Promise<void> => loadWords(`${namespace}/later`);
