import type { getDeliveryEstimates, ReplyOf } from '@shop/contracts';
import { isDay, type Region, type RegionId } from '@shop/regions';
import { askedRegion } from '../catalogue/market.ts';
import { sampleSku } from '../catalogue/sku.ts';
import { variantsBySku } from '../catalogue/variants.repo.ts';
import type { Queryable } from '../db/db.ts';
import { type Failure, fail, ok, type Result } from '../server/result.ts';
import { type LocalTime, minutesOf, plantTime } from './clock.ts';
import { type PromiseRequest, promise } from './promise.ts';

type Reply = ReplyOf<typeof getDeliveryEstimates>;

export interface DeliveryQuery {
  readonly start_date?: string | undefined;
  readonly start_time?: string | undefined;
  readonly region?: string | undefined;
  readonly country_iso?: string | undefined;
  /** Repeated, or separated by commas. */
  readonly variant_skus: string | readonly string[];
}

const mostSkus = 100;

/** When an order placed now (or at the given time of the plant's clock) arrives, per sku. One statement. */
export async function estimateDeliveries(
  db: Queryable,
  own: RegionId,
  query: DeliveryQuery,
  now: Date,
): Promise<Result<Reply, 'unknown_product' | 'invalid_input'>> {
  const asked = askedRegion(query.region, own);
  if (!asked.ok) return asked;
  const from = startOf(query, now);
  if ('ok' in from) return from;
  const region = asked.value;
  const destination = query.country_iso ?? region.defaultShippingCountryCode;
  const skus = [query.variant_skus]
    .flat()
    .flatMap((text) => text.split(','))
    .map((sku) => sku.trim());
  if (skus.length > mostSkus) {
    return invalid('variant_skus', 'too_many', `Name at most ${mostSkus}.`);
  }
  const rows = await variantsBySku(db, skus);
  const delivery_estimates: Reply['delivery_estimates'] = [];
  for (const sku of skus) {
    const row = rows.find((one) => one.sku === sku);
    if (!row && sku !== sampleSku(region.id)) {
      return fail('unknown_product', { detail: `No product is sold under "${sku}".` });
    }
    const production = row ? productionOf(row.configuration.print_mode) : 'stock';
    const transit = row ? region.delivery.compartment : sampleDays(region);
    delivery_estimates.push({
      variant_sku: sku,
      ...promise({
        from,
        production,
        transit,
        destination,
        customs: hasCustoms(region, destination),
        locale: region.locale,
      }),
    });
  }
  return ok({ delivery_estimates });
}

export const productionOf = (printMode: string): PromiseRequest['production'] =>
  printMode === 'no-print' ? 'plain' : 'printed';

export const hasCustoms = (region: Region, destination: string): boolean =>
  region.additionalCustoms[destination] !== undefined;

const sampleDays = ({ delivery }: Region): readonly [number, number] => [
  Math.min(3, delivery.samplePacks),
  delivery.samplePacks,
];

function startOf(query: DeliveryQuery, now: Date): LocalTime | Failure<'invalid_input'> {
  const today = plantTime(now);
  const { start_date: date, start_time: time } = query;
  if (date !== undefined && !isDay(date)) {
    return invalid('start_date', 'wrong_format', 'Send a day that exists, as YYYY-MM-DD.');
  }
  if (time !== undefined && !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) {
    return invalid('start_time', 'wrong_format', 'Send a time of the day, as HH:MM.');
  }
  // A day without a time is meant from its beginning, unless it is today.
  const minutes =
    time !== undefined ? minutesOf(time) : date === undefined || date === today.day ? today.minutes : 0;
  return { day: date ?? today.day, minutes };
}

const invalid = (path: string, code: string, message: string): Failure<'invalid_input'> =>
  fail('invalid_input', { fields: [{ path: `query.${path}`, code, message }] });
