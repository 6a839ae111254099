import type { FieldProblem } from '@shop/contracts';
import {
  countryOf,
  type LocaleId,
  type LocalTime,
  localeOf,
  type Region,
  supportedCountries,
} from '@shop/regions';
import { type Failure, fail, ok, type Result } from '../../platform/index.ts';
import { parseTimeOfDay, toPlantTime } from './plant-time.ts';

/** An invalid query parameter with its error. */
export const invalidQueryParameter = (
  path: string,
  code: string,
  message: string,
  limit?: number,
): Failure<'invalid_input'> => {
  const field: FieldProblem = {
    path: `query.${path}`,
    code,
    message,
    ...(limit === undefined ? {} : { limit }),
  };
  return fail('invalid_input', { fields: [field] });
};

/** Parses the destination: a country the shop ships to, by its code or an older alias. */
export function parseCountry(asked: string, parameter: string): Result<string, 'invalid_input'> {
  const country = countryOf(asked);
  return country !== undefined && supportedCountries.includes(country)
    ? ok(country)
    : invalidQueryParameter(parameter, 'not_offered', `Choose one of: ${supportedCountries.join(', ')}.`);
}

/** Parses the start of an estimate by the plant's clock: now, or as requested. */
export function parseStart(
  date: string | undefined,
  time: string | undefined,
  now: Date,
): Result<LocalTime, 'invalid_input'> {
  const today = toPlantTime(now);
  if (date !== undefined && (date < '2020-01-01' || date > '2099-01-01')) {
    return invalidQueryParameter('start_date', 'wrong_format', 'Send a day from 2020 to 2098.');
  }
  if (time !== undefined && !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) {
    return invalidQueryParameter('start_time', 'wrong_format', 'Send a time of the day, as HH:MM.');
  }
  // A day without a time means its beginning, unless it is today.
  const minutes =
    time !== undefined ? parseTimeOfDay(time) : date === undefined || date === today.day ? today.minutes : 0;
  return ok({ day: date ?? today.day, minutes });
}

/** The reader's language, else the region's. */
export function resolveReaderLocale(acceptLanguage: string | undefined, region: Region): LocaleId {
  const [first = ''] = (acceptLanguage ?? '').split(',');
  return localeOf(first.replace(/;.*$/, '')) ?? region.locale;
}
