import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { calendarDay } from './primitives.ts';

/** Currencies of the shop's prices that have a rate in zlotys. */
export const ratedCurrencies = ['EUR', 'GBP', 'RON', 'SEK', 'USD'] as const;

/** One table of mid rates, as Narodowy Bank Polski publishes it each working day. */
const exchangeTable = z.strictObject({
  number: z.string().check(z.regex(/^\d{1,3}\/A\/NBP\/\d{4}$/)),
  day: calendarDay,
  rates: z
    .array(
      z.strictObject({
        currency: z.enum(ratedCurrencies),
        /** Zlotys for one unit. */
        rate: z.string().check(z.regex(/^(?!0+(\.0+)?$)\d{1,5}(\.\d{1,6})?$/)),
      }),
    )
    .check(z.minLength(1), z.maxLength(ratedCurrencies.length)),
});
export type ExchangeTable = z.output<typeof exchangeTable>;

/** Currencies of the shop's prices that have a rate in sterling. */
export const sterlingRatedCurrencies = ['EUR', 'PLN', 'RON', 'SEK', 'USD'] as const;

/** Rates that HMRC publishes for customs and VAT for one period, as a rule a month: the "period rate of exchange". */
const sterlingPeriod = z.strictObject({
  first_day: calendarDay,
  last_day: calendarDay,
  rates: z
    .array(
      z.strictObject({
        currency: z.enum(sterlingRatedCurrencies),
        /** Units of the currency for one pound. */
        rate: z.string().check(z.regex(/^(?!0+(\.0+)?$)\d{1,5}(\.\d{1,6})?$/)),
      }),
    )
    .check(z.minLength(1), z.maxLength(sterlingRatedCurrencies.length)),
});
export type SterlingPeriod = z.output<typeof sterlingPeriod>;

/**
 * Tables of the NBP, periods of HMRC, or both. Repeating one changes nothing; another rate for the same day or the same
 * start is refused, since invoices may hold the first.
 */
export const importExchangeRates = defineEndpoint({
  method: 'POST',
  path: '/v1/staff/exchange_rates',
  summary:
    'Import mid rates of table A of the NBP for VAT in zlotys, and period rates of HMRC for VAT in sterling',
  audience: 'staff',
  scope: 'staff:invoices:write',
  body: z.strictObject({
    tables: z.optional(z.array(exchangeTable).check(z.minLength(1), z.maxLength(400))),
    periods: z.optional(z.array(sterlingPeriod).check(z.minLength(1), z.maxLength(60))),
  }),
  reply: z.object({
    first_day: z.string(),
    last_day: z.string(),
    tables: z.int(),
    periods: z.int(),
    /** Rates that were not known. */
    added: z.int(),
  }),
  errors: ['exchange_rate_differs'],
});

/**
 * Reads a file as its publisher has it: the JSON of api.nbp.pl or the CSV of a year of the NBP, or the monthly CSV of
 * HMRC. `tables` and `periods` are what `importExchangeRates` takes; `rows` says of each rate whether it is stored.
 * Writes nothing.
 */
export const previewExchangeRates = defineEndpoint({
  method: 'POST',
  path: '/v1/staff/exchange_rates/preview',
  summary: 'Read a file of exchange rates and compare it with the stored ones',
  audience: 'staff',
  scope: 'staff:invoices:read',
  reply: z.object({
    tables: z.optional(z.array(exchangeTable)),
    periods: z.optional(z.array(sterlingPeriod)),
    /** Newest first. */
    rows: z.array(
      z.object({
        first_day: z.string(),
        last_day: z.string(),
        currency: z.enum(['EUR', 'GBP', 'PLN', 'RON', 'SEK', 'USD']),
        rate: z.string(),
        /** The number of the table of the NBP; null for HMRC. */
        table: z.nullable(z.string()),
        /** `differs`: another rate is stored for this day, and the import would be refused. */
        state: z.enum(['new', 'known', 'differs']),
        stored: z.nullable(z.string()),
      }),
    ),
  }),
  errors: ['exchange_rates_unreadable'],
  binary: 'request',
});

/** The newest rates, and issued documents that lack their VAT in zlotys or sterling because no rate was stored in time. */
export const listExchangeRates = defineEndpoint({
  method: 'GET',
  path: '/v1/staff/exchange_rates',
  summary: 'The newest exchange rates, and invoices that lack one',
  audience: 'staff',
  scope: 'staff:invoices:read',
  reply: z.object({
    /** At most fifty, newest first. */
    exchange_rates: z.array(
      z.object({ day: z.string(), currency: z.enum(ratedCurrencies), rate: z.string(), table: z.string() }),
    ),
    /** HMRC's, at most fifty, newest first. */
    period_rates: z.array(
      z.object({
        first_day: z.string(),
        last_day: z.string(),
        currency: z.enum(sterlingRatedCurrencies),
        rate: z.string(),
      }),
    ),
    /** At most a hundred, newest first, each with the currency in which its VAT is missing. */
    invoices_without: z.array(
      z.object({ number: z.string(), day: z.string(), currency: z.enum(['PLN', 'GBP']) }),
    ),
  }),
  errors: [],
});
