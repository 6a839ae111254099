import { loadLaterWords } from '@shop/kit/shell';

/** The words of the chrome's rarer parts. */
export const laterWords = (): Promise<void> => loadLaterWords('shell');
