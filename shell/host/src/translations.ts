import type { RouteId } from '@shop/contracts';
import type { LocaleId, PublishedContentPage } from '@shop/regions';
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
export const getMessages = (locale: LocaleId): Words => dictionaries[locale];

type MessageKey = Exclude<keyof Words, 'title' | 'about' | 'page' | 'pageAbout'>;

/** Returns a text of the host with its placeholders filled. Not escaped. */
export const translate = (
  locale: LocaleId,
  key: MessageKey,
  values: Readonly<Record<string, string>> = {},
): string => getMessages(locale)[key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');

/** Returns the texts of a group by their key, `title.cart`. */
const listGroup = (
  locale: LocaleId,
  name: 'title' | 'about' | 'page' | 'pageAbout',
): ReadonlyMap<string, string> =>
  new Map(Object.entries(getMessages(locale)[name]).map(([key, text]) => [`${name}.${key}`, text]));

/** Returns the document's title before the remote sets its own; null is a missing page. */
export const getTitle = (locale: LocaleId, id: RouteId | null): string =>
  listGroup(locale, 'title').get(`title.${id}`) ?? translate(locale, 'notFound');

/** Returns the description for search engines: of the shop, or of a product's page. */
export const getDescription = (locale: LocaleId, what: 'home' | 'product'): string =>
  findDescription(locale, what) ?? '';

/** Returns a page's own description; undefined: it has none. */
export const findDescription = (locale: LocaleId, id: RouteId): string | undefined =>
  listGroup(locale, 'about').get(`about.${id}`);

/** Returns the name of a page about the shop, in the footer and on itself. */
export const getPageName = (locale: LocaleId, id: PublishedContentPage): string =>
  listGroup(locale, 'page').get(`page.${id}`) ?? '';

/** Returns its first sentence, for search engines. */
export const getPageDescription = (locale: LocaleId, id: PublishedContentPage): string =>
  listGroup(locale, 'pageAbout').get(`pageAbout.${id}`) ?? '';
