import type { LocaleId } from '@shop/regions';
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

/**
 * Product names by language and slug. They are the words of `shared/kit/terms`, which a server may not import: mails
 * and other API clients use the same name as the product's page.
 */
export const productNames: Readonly<Record<LocaleId, Readonly<Record<string, string>>>> = {
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
