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
 * Nation-wide public holidays on which couriers do not deliver, from each country's law. Days kept only in parts of a
 * country are left out: the promise is made for a country. Checked year by year against the npm package date-holidays
 * (`holidays.independent.test.ts`), which lists where we differ and why.
 */
const byCountry: Readonly<Record<string, CountryRules>> = {
  ...western,
  ...northern,
  ...eastern,
  ...overseas,
};

const common = withoutSubstitutes(newYear, easterMonday, labourDay, christmas, boxingDay);

export const holidayRules = (countryIso: string): CountryRules => byCountry[countryIso] ?? common;

/** Countries whose own holidays are known; all others keep New Year, Easter Monday, 1 May and Christmas. */
export const countriesWithHolidays: readonly string[] = Object.keys(byCountry);
