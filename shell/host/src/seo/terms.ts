import csCZ from '@shop/kit/terms/cs-CZ.json';
import deDE from '@shop/kit/terms/de-DE.json';
import enUS from '@shop/kit/terms/en-US.json';
import esES from '@shop/kit/terms/es-ES.json';
import frFR from '@shop/kit/terms/fr-FR.json';
import itIT from '@shop/kit/terms/it-IT.json';
import nlNL from '@shop/kit/terms/nl-NL.json';
import plPL from '@shop/kit/terms/pl-PL.json';
import ptPT from '@shop/kit/terms/pt-PT.json';
import roRO from '@shop/kit/terms/ro-RO.json';
import svSE from '@shop/kit/terms/sv-SE.json';
import type { LocaleId } from '@shop/regions';

interface Term {
  readonly name: string;
  readonly detail?: string;
}
type Terms = Readonly<Record<'product' | 'category', Readonly<Record<string, Term>>>>;

const termsByLocale: Readonly<Record<LocaleId, Terms>> = {
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

/** Returns the name and description of a product or category, as on its page; undefined where there is none. */
export const getTerm = (
  locale: LocaleId,
  kind: 'product' | 'category',
  id: string | undefined,
): Term | undefined =>
  id !== undefined && Object.hasOwn(termsByLocale[locale][kind], id)
    ? termsByLocale[locale][kind][id]
    : undefined;
