import type { RouteId } from '@shop/contracts';
import type { LocaleId } from '../region.ts';
import { csCZ, orderDetailsAlias as csCZDetails } from './cs-CZ.ts';
import { deDE, orderDetailsAlias as deDEDetails } from './de-DE.ts';
import { enUS, orderDetailsAlias as enUSDetails } from './en-US.ts';
import { esES, orderDetailsAlias as esESDetails } from './es-ES.ts';
import { frFR, orderDetailsAlias as frFRDetails } from './fr-FR.ts';
import { itIT, orderDetailsAlias as itITDetails } from './it-IT.ts';
import { nlNL, orderDetailsAlias as nlNLDetails } from './nl-NL.ts';
import { plPL, orderDetailsAlias as plPLDetails } from './pl-PL.ts';
import { ptPT, orderDetailsAlias as ptPTDetails } from './pt-PT.ts';
import { roRO, orderDetailsAlias as roRODetails } from './ro-RO.ts';
import { svSE, orderDetailsAlias as svSEDetails } from './sv-SE.ts';

type PathTable = Readonly<Record<RouteId, string>>;

/** Path patterns by language. */
const tables: Readonly<Record<LocaleId, PathTable>> = {
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

/** Order details may be opened directly by number. */
const orderDetails: Readonly<Record<LocaleId, string>> = {
  'cs-CZ': csCZDetails,
  'de-DE': deDEDetails,
  'en-US': enUSDetails,
  'es-ES': esESDetails,
  'fr-FR': frFRDetails,
  'it-IT': itITDetails,
  'nl-NL': nlNLDetails,
  'pl-PL': plPLDetails,
  'pt-PT': ptPTDetails,
  'ro-RO': roRODetails,
  'sv-SE': svSEDetails,
};

export const pathTableOf = (locale: LocaleId): PathTable => tables[locale];
export const orderDetailsAliasOf = (locale: LocaleId): string => orderDetails[locale];

/** Whether a language has its own paths: a region whose language still uses the English ones stays closed. */
export const hasPathTable = (locale: LocaleId): boolean => locale === 'en-US' || tables[locale] !== enUS;
