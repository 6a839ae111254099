import { i18n } from './dictionary.ts';
import { loadLaterWords } from './later-words.ts';

/** A problem must not wait for its sentence for long: the API's own is there already. */
const patienceMs = 3_000;
let loading: Promise<void> | undefined;

/**
 * Fetches the sentences of rare problems (`locales/later/`) when the first of them comes, so that no page carries them
 * before. Resolves in any case: without them the API's own sentence is shown.
 */
export async function loadProblemWords(code: string): Promise<void> {
  if (!i18n.isInitialized || i18n.exists(`problem.${code}`, { ns: 'kit' })) return;
  loading ??= loadLaterWords('shell').catch((error: unknown) => {
    console.warn(error);
    loading = undefined;
  });
  await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
}
