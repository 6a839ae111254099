import { type ContentId, contentIds } from '@shop/contracts';
import type { LocaleId } from '../region.ts';
import { csCZ } from './cs-CZ.ts';
import { deDE } from './de-DE.ts';
import { type ContentPages, enUS } from './en-US.ts';
import { esES } from './es-ES.ts';
import { frFR } from './fr-FR.ts';
import { itIT } from './it-IT.ts';
import { nlNL } from './nl-NL.ts';
import { plPL } from './pl-PL.ts';
import { ptPT } from './pt-PT.ts';
import { roRO } from './ro-RO.ts';
import { svSE } from './sv-SE.ts';

/**
 * Paths of content pages by name (specification 2.2). Data for links: a page is linked only where it exists.
 */
export const contentPages = (locale: LocaleId): Readonly<Record<string, string>> => tables[locale];

/** The written pages, each with a path in the English list. */
export const publishedContentPages = contentIds satisfies readonly (keyof ContentPages)[];
export type PublishedContentPage = ContentId;

/** @example contentSlugOf('pl-PL', 'contact') // 'kontakt' */
export const contentSlugOf = (locale: LocaleId, id: string): string =>
  (contentPages(locale)[id] ?? `/${id}`).slice(1);

/**
 * Returns the written page of a slug in one language, or undefined. @example contentIdOf('pl-PL', 'kontakt') //
 * 'contact'
 */
export const contentIdOf = (locale: LocaleId, slug: string): PublishedContentPage | undefined =>
  publishedContentPages.find((id) => tables[locale][id] === `/${slug}`);

const tables: Readonly<Record<LocaleId, ContentPages>> = {
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
