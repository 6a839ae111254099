import type { ContentWords } from './content-words.ts';

/** Each language by itself: a page loads the one it is read in. */
const languages: Readonly<Record<string, () => Promise<ContentWords>>> = {
  'cs-CZ': async () => (await import('./words/cs-CZ.ts')).csCZ,
  'de-DE': async () => (await import('./words/de-DE.ts')).deDE,
  'en-US': async () => (await import('./words/en-US.ts')).enUS,
  'es-ES': async () => (await import('./words/es-ES.ts')).esES,
  'fr-FR': async () => (await import('./words/fr-FR.ts')).frFR,
  'it-IT': async () => (await import('./words/it-IT.ts')).itIT,
  'nl-NL': async () => (await import('./words/nl-NL.ts')).nlNL,
  'pl-PL': async () => (await import('./words/pl-PL.ts')).plPL,
  'pt-PT': async () => (await import('./words/pt-PT.ts')).ptPT,
  'ro-RO': async () => (await import('./words/ro-RO.ts')).roRO,
  'sv-SE': async () => (await import('./words/sv-SE.ts')).svSE,
};
const loaded = new Map<string, ContentWords>();

/** The words of a language that `loadContentWords` has loaded. */
export const contentWords = (locale: string): ContentWords | undefined => loaded.get(locale);

/** Loads the words of a language, once; the made-up language of the local shop reads English. */
export async function loadContentWords(locale: string): Promise<void> {
  if (loaded.has(locale)) return;
  const load = languages[locale] ?? languages['en-US'];
  if (load) loaded.set(locale, await load());
}
