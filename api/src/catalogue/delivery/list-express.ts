import type { ExpressOption, listExpressOptions, ReplyOf } from '@shop/contracts';
import { add, shareOf, toDecimal } from '@shop/money';
import { marketDay, type RegionId } from '@shop/regions';
import { fail, ok, type Queryable, type Result } from '../../platform/index.ts';
import { isSoldQuantity } from '../pricing/price-ladder.ts';
import { findSoldItem } from '../samples/sample-pack.ts';
import { parseRegion, resolveMarket } from '../variants/market.ts';
import { type ExpressCharge, evaluateExpress, expressOptions } from './express-options.ts';
import { toPlantTime } from './plant-time.ts';
import { createProductionJob } from './production-job.ts';
import { promiseJobDelivery } from './promise-job-delivery.ts';
import { parseCountry, resolveReaderLocale } from './read-query.ts';

type Reply = ReplyOf<typeof listExpressOptions>;

export interface ExpressQuery {
  readonly sku: string;
  readonly country: string;
  readonly region?: string | undefined;
  readonly quantity?: number | undefined;
}

/**
 * Lists every express option with its dates and surcharge, unavailable ones with the reason. One
 * statement.
 */
export async function listExpress(
  db: Queryable,
  own: RegionId,
  query: ExpressQuery,
  acceptLanguage: string | undefined,
  now: Date,
): Promise<Result<Reply, 'unknown_product' | 'invalid_input' | 'quantity_out_of_range'>> {
  const parsedRegion = parseRegion(query.region, own);
  if (!parsedRegion.ok) return parsedRegion;
  const region = parsedRegion.value;
  const country = parseCountry(query.country, 'country');
  if (!country.ok) return country;
  const found = await findSoldItem(db, query.sku);
  if (!found) return fail('unknown_product', { detail: `No product has the SKU "${query.sku}".` });
  const market = resolveMarket(region, country.value, now);
  if (!market.ok) return market;
  const quantity = query.quantity ?? found.quantity;
  if (quantity !== found.quantity && !isSoldQuantity(quantity)) return fail('quantity_out_of_range');
  const job = createProductionJob(found.sold, quantity, region, marketDay(region, now));
  const computePromise = (saved: number) =>
    promiseJobDelivery({
      job,
      from: toPlantTime(now),
      destination: country.value,
      locale: resolveReaderLocale(acceptLanguage, region),
      saved,
    });
  const express_delivery_options = expressOptions.flatMap(({ id }): ExpressOption[] => {
    const verdict = evaluateExpress(job, id);
    if (!verdict) return [];
    const { approve_by_at, dispatch, from, to } = computePromise(verdict.daysSaved);
    return [
      {
        id,
        production_option: 'express',
        days_saved: verdict.daysSaved,
        largest_quantity: verdict.largestQuantity,
        unavailable: verdict.refused,
        surcharge: verdict.charge && presentCharge(verdict.charge, market.value.vatRate),
        approve_by_at,
        dispatch,
        from,
        to,
      },
    ];
  });
  return ok({
    sku: query.sku,
    country_iso: country.value,
    quantity,
    standard: computePromise(0),
    express_delivery_options,
  });
}

const presentCharge = (
  { fixed, share, shareRate, net }: ExpressCharge,
  vatRate: number,
): NonNullable<ExpressOption['surcharge']> => ({
  currency: net.currency,
  fixed: toDecimal(fixed),
  share: toDecimal(share),
  share_rate: (shareRate / 100).toFixed(2),
  total_net: toDecimal(net),
  total_gross: toDecimal(add(net, shareOf(net, vatRate))),
});
