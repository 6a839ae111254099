import type { RouteId } from '@shop/contracts';
import type { LocaleId } from '../region.ts';
import { enUS } from './en-US.ts';
import { plPL } from './pl-PL.ts';
import { svSE } from './sv-SE.ts';

/**
 * Path patterns by language. A language that has no table yet borrows the English one, as its regions are closed
 * until their languages are complete; opening one brings its table along (regions.test.ts insists).
 */
const tables: Readonly<Partial<Record<LocaleId, Readonly<Record<RouteId, string>>>>> = {
  'en-US': enUS,
  'pl-PL': plPL,
  'sv-SE': svSE,
};

export const pathTableOf = (locale: LocaleId): Readonly<Record<RouteId, string>> => tables[locale] ?? enUS;
export const hasPathTable = (locale: LocaleId): boolean => tables[locale] !== undefined;
