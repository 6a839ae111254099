import { existsSync } from 'node:fs';
import path from 'node:path';
import { eld } from 'eld/small';
import { checkoutRoot, listPackagesWithLocales } from './folders.ts';
import { type Dictionary, findUntranslated, readDictionaries, requiredLocales } from './locales.ts';
import { listUnusedEntries } from './same-as-english.ts';

const folders = listPackagesWithLocales().flatMap((folder) =>
  ['locales', 'terms'].map((name) => path.join(folder, name)),
);
const all = folders.map((folder) => readDictionaries(folder));
const inLanguage = (locale: string): Dictionary[] =>
  all.flatMap((dictionaries) => dictionaries.filter((one) => one.locale === locale));

/** Returns prose: without placeholders and tags, and long enough to detect its language. */
const sentences = (locale: string): string[] =>
  inLanguage(locale)
    .flatMap(({ words }) => [...words.values()])
    .map((text) => text.replace(/\{\{[^}]*\}\}|<\/?\w+>/g, ' '))
    .filter((text) => text.length > 40);

describe('the words of the shop', () => {
  eld.setLanguageSubset(requiredLocales.map((locale) => locale.slice(0, 2)));

  it.each(requiredLocales)('%s is the language that its sentences are in', (locale) => {
    const texts = sentences(locale);
    const strange = texts.filter((text) => eld.detect(text).language !== locale.slice(0, 2));
    expect(texts.length).toBeGreaterThan(50);
    // The detector mistakes one in two hundred for a neighbour; a forgotten file or page of another language has far
    // more.
    expect({ strange, few: strange.length < texts.length * 0.03 }).toEqual({ strange, few: true });
  });

  // Skips entries for missing packages: a team's checkout lacks some.
  if (existsSync(path.join(checkoutRoot, 'shell')))
    it('allow nothing to read as English that does not', () => {
      const alike = new Map(requiredLocales.map((locale) => [locale as string, new Set<string>()]));
      for (const dictionaries of all) {
        const reference = dictionaries.find(({ locale }) => locale === 'en-US');
        if (reference === undefined) continue;
        for (const one of dictionaries)
          for (const [, text] of findUntranslated(reference, one)) alike.get(one.locale)?.add(text);
      }
      expect(listUnusedEntries(alike)).toEqual([]);
    });
});
