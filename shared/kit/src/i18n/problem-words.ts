import { i18n } from './dictionary.ts';
import { loadLaterWords } from './later-words.ts';

/** The longest wait for a translated sentence; the API's own is the fallback. */
const patienceMs = 3_000;
let loading: Promise<void> | undefined;

/**
 * Fetches the sentences of rare problems (`locales/later/`) on the first such problem. Always resolves: without them
 * the API's own sentence is shown.
 */
export async function loadProblemWords(code: string): Promise<void> {
  if (!i18n.isInitialized || i18n.exists(`problem.${code}`, { ns: 'kit' })) return;
  loading ??= loadLaterWords('shell').catch((error: unknown) => {
    console.warn(error);
    loading = undefined;
  });
  await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
}
