import { i18n } from './dictionary.ts';
import { publishedWords, type WordsLoader } from './published-words.ts';

export { i18n };

export const fallbackLocale = 'en-US';

/** Starts the dictionary in the document's language, with the words of shell and kit and the product terms. */
export async function startI18n(locale: string): Promise<void> {
  await i18n.init({
    lng: locale,
    fallbackLng: fallbackLocale,
    ns: [],
    nsSeparator: false,
    resources: {},
    interpolation: { escapeValue: false },
    returnNull: false,
    // A document has one language. Every component renders again when later words arrive.
    react: { useSuspense: false, bindI18n: '', bindI18nStore: 'added' },
  });
  await loadWords('shell');
}

/** The loaded words, by store: `pl-PL mf-checkout`, `pl-PL mf-checkout/later`. */
const loaded = new WeakMap<object, Set<string>>();

/** The stores in which English stands for words that could not be loaded. */
const incomplete = new WeakSet<object>();

/**
 * Returns whether English stands for words that could not be loaded. The page then differs from the one that the server
 * rendered with all words.
 */
export const hasFallbackWords = (): boolean => incomplete.has(i18n.store);

/**
 * Loads the words of one build, once. If a language cannot be loaded, reports it ('failed to load a language') and uses
 * English. Rejects only when English cannot be loaded either; the caller then shows its failure panel with "Try again"
 * instead of bare keys.
 */
export async function loadWords(
  name: string,
  locales: Readonly<Record<string, WordsLoader>> = publishedWords(name),
  locale: string = i18n.language,
): Promise<void> {
  const here = loaded.get(i18n.store) ?? new Set();
  loaded.set(i18n.store, here);
  const wanted = [...new Set([locale, fallbackLocale])];
  let failure: Error | undefined;
  for (const language of wanted) {
    const id = `${language} ${name}`;
    if (here.has(id)) return;
    const load = locales[language];
    if (!load) continue;
    try {
      for (const [namespace, words] of Object.entries(await load()))
        i18n.addResourceBundle(language, namespace, words, true, true);
      here.add(id);
      return;
    } catch (cause) {
      failure = new Error('failed to load a language', { cause });
      incomplete.add(i18n.store);
      console.error(failure);
    }
  }
  if (failure) throw failure;
}
