import type { LocaleId } from '../region.ts';
import { csCZ } from './cs-CZ.ts';
import { deDE } from './de-DE.ts';
import { enUS } from './en-US.ts';
import { esES } from './es-ES.ts';
import { frFR } from './fr-FR.ts';
import { itIT } from './it-IT.ts';
import { nlNL } from './nl-NL.ts';
import { plPL } from './pl-PL.ts';
import { ptPT } from './pt-PT.ts';
import { roRO } from './ro-RO.ts';
import { svSE } from './sv-SE.ts';

export * from './ids.ts';

const tables: Readonly<Record<LocaleId, Readonly<Record<string, string>>>> = {
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

/** Returns the slug of a product or category id in a language; English slugs are the ids. */
export const slugOf = (locale: LocaleId, id: string): string => tables[locale][id] ?? id;

/** Returns the id of a slug in any language. An unknown slug is returned unchanged. */
export function idOfSlug(slug: string): string {
  for (const table of Object.values(tables)) {
    for (const [id, translated] of Object.entries(table)) if (translated === slug) return id;
  }
  return slug;
}
