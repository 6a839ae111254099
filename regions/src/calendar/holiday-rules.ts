import {
  boxingDay,
  type CountryRules,
  christmas,
  easterMonday,
  labourDay,
  newYear,
  withoutSubstitutes,
} from './holiday-rule.ts';
import { eastern } from './rules/east.ts';
import { northern } from './rules/north.ts';
import { overseas } from './rules/overseas.ts';
import { western } from './rules/west.ts';

/**
 * Nation-wide public holidays without courier delivery, from each country's law. Regional holidays are omitted: a
 * delivery promise is per country. Checked year by year against the npm package date-holidays
 * (`holidays.independent.test.ts`), which lists the differences and their reasons.
 */
const byCountry: Readonly<Record<string, CountryRules>> = {
  ...western,
  ...northern,
  ...eastern,
  ...overseas,
};

const common = withoutSubstitutes(newYear, easterMonday, labourDay, christmas, boxingDay);

export const holidayRules = (countryIso: string): CountryRules => byCountry[countryIso] ?? common;

/** Countries with rules of their own; all others have New Year, Easter Monday, 1 May and Christmas. */
export const countriesWithHolidays: readonly string[] = Object.keys(byCountry);
