import type { RouteId } from '@shop/contracts';
import type { LocaleId, WrittenPage } from '@shop/regions';
import csCZ from '../locales/cs-CZ.json';
import deDE from '../locales/de-DE.json';
import enUS from '../locales/en-US.json';
import esES from '../locales/es-ES.json';
import frFR from '../locales/fr-FR.json';
import itIT from '../locales/it-IT.json';
import nlNL from '../locales/nl-NL.json';
import plPL from '../locales/pl-PL.json';
import ptPT from '../locales/pt-PT.json';
import roRO from '../locales/ro-RO.json';
import svSE from '../locales/sv-SE.json';

type Words = typeof enUS;
const dictionaries: Readonly<Record<LocaleId, Words>> = {
  'cs-CZ': csCZ,
  'de-DE': deDE,
  'en-US': enUS,
  'es-ES': esES,
  'fr-FR': frFR,
  'it-IT': itIT,
  'nl-NL': nlNL,
  'pl-PL': plPL,
  'pt-PT': ptPT,
  'ro-RO': roRO,
  'sv-SE': svSE,
};
export const wordsOf = (locale: LocaleId): Words => dictionaries[locale];

type Sentence = Exclude<keyof Words, 'title' | 'about' | 'page' | 'pageAbout'>;

/** One sentence of the host, its placeholders filled. Not escaped. */
export const say = (locale: LocaleId, key: Sentence, values: Readonly<Record<string, string>> = {}): string =>
  wordsOf(locale)[key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');

/** Texts of a group by their key, `title.cart`. */
const group = (
  locale: LocaleId,
  name: 'title' | 'about' | 'page' | 'pageAbout',
): ReadonlyMap<string, string> =>
  new Map(Object.entries(wordsOf(locale)[name]).map(([key, text]) => [`${name}.${key}`, text]));

/** What the tab says before the remote knows better; null is a page that does not exist. */
export const titleOf = (locale: LocaleId, id: RouteId | null): string =>
  group(locale, 'title').get(`title.${id}`) ?? say(locale, 'notFound');

/** A sentence for search engines: what the shop does, or what a product's page does. */
export const aboutOf = (locale: LocaleId, what: 'home' | 'product'): string =>
  group(locale, 'about').get(`about.${what}`) ?? '';

/** What a page about the shop is called, in the footer and on itself. */
export const pageNameOf = (locale: LocaleId, id: WrittenPage): string =>
  group(locale, 'page').get(`page.${id}`) ?? '';

/** Its first sentence, for search engines. */
export const pageAboutOf = (locale: LocaleId, id: WrittenPage): string =>
  group(locale, 'pageAbout').get(`pageAbout.${id}`) ?? '';
