import { loadLaterWords } from '@shop/kit/shell';

/** Loads the words of the chrome's rarely used parts. */
export const laterWords = (): Promise<void> => loadLaterWords('shell');
