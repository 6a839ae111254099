import { i18n } from './dictionary.ts';
import { publishedWords, type WordsLoader } from './published-words.ts';

export { i18n };

export const fallbackLocale = 'en-US';

/** Starts the dictionary in the document's language, with the words of shell and kit and the terms of the trade. */
export async function startI18n(locale: string): Promise<void> {
  await i18n.init({
    lng: locale,
    fallbackLng: fallbackLocale,
    ns: [],
    nsSeparator: false,
    resources: {},
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  await loadWords('shell');
}

/**
 * Loads the words of one build, once. A language that cannot be loaded is reported ('failed to load a language') and
 * answered with English, so that the page works either way. Rejects only when English cannot be loaded either: a page
 * of bare keys helps nobody, so whoever waits for the words shows its failure panel with "Try again" instead.
 */
export async function loadWords(
  namespace: string,
  locales: Readonly<Record<string, WordsLoader>> = publishedWords(namespace),
  locale: string = i18n.language,
): Promise<void> {
  const wanted = [...new Set([locale, fallbackLocale])];
  let failure: Error | undefined;
  for (const name of wanted) {
    if (i18n.hasResourceBundle(name, namespace)) return;
    const load = locales[name];
    if (!load) continue;
    try {
      const words = Object.entries(await load());
      for (const [owner, bundle] of words) i18n.addResourceBundle(name, owner, bundle, true, true);
      return;
    } catch (cause) {
      failure = new Error('failed to load a language', { cause });
      console.error(failure);
    }
  }
  if (failure) throw failure;
}
