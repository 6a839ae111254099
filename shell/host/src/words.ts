import type { RouteId } from '@shop/contracts';
import type { LocaleId } from '@shop/regions';
import enUS from '../locales/en-US.json';
import plPL from '../locales/pl-PL.json';
import svSE from '../locales/sv-SE.json';

type Words = typeof enUS;
/** A language without words of the host borrows the English ones; its regions are closed until it has them. */
const dictionaries: Readonly<Partial<Record<LocaleId, Words>>> = {
  'en-US': enUS,
  'pl-PL': plPL,
  'sv-SE': svSE,
};
export const wordsOf = (locale: LocaleId): Words => dictionaries[locale] ?? enUS;

type Sentence = Exclude<keyof Words, 'title'>;

/** One sentence of the host, its placeholders filled. Not escaped. */
export const say = (locale: LocaleId, key: Sentence, values: Readonly<Record<string, string>> = {}): string =>
  wordsOf(locale)[key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');

/** What the tab says before the remote knows better; null is a page that does not exist. */
export const titleOf = (locale: LocaleId, id: RouteId | null): string => {
  const titles = new Map(
    Object.entries(wordsOf(locale).title).map(([page, title]) => [`title.${page}`, title]),
  );
  return titles.get(`title.${id}`) ?? say(locale, 'notFound');
};
