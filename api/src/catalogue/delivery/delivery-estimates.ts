import type { getDeliveryEstimates, ReplyOf } from '@shop/contracts';
import { toDecimal } from '@shop/money';
import { defaultQuantity, marketDay, type RegionId } from '@shop/regions';
import { fail, ok, type Queryable, type Result } from '../../platform/index.ts';
import { isPackRow } from '../samples/sample-pack.ts';
import { parseRegion } from '../variants/market.ts';
import { toSamplePackSku } from '../variants/sku.ts';
import { variantsBySku } from '../variants/variants.repo.ts';
import { customsCharge } from './customs-charge.ts';
import { evaluateExpress } from './express-options.ts';
import { createProductionJob, type ProductionJob } from './production-job.ts';
import { promiseJobDelivery } from './promise-job-delivery.ts';
import { invalidQueryParameter, parseCountry, parseStart, resolveReaderLocale } from './read-query.ts';
import { refuseExpressOption } from './refuse-express-option.ts';

type Reply = ReplyOf<typeof getDeliveryEstimates>;

export interface DeliveryQuery {
  readonly start_date?: string | undefined;
  readonly start_time?: string | undefined;
  readonly region?: string | undefined;
  readonly country_iso?: string | undefined;
  readonly quantity?: number | undefined;
  readonly express_delivery_option_id?: number | undefined;
  /** Repeated, or comma-separated. */
  readonly variant_skus: string | readonly string[];
}

const mostSkus = 100;

/**
 * Estimates per sku when an order placed now (or at the given plant time) arrives. One statement.
 */
export async function estimateDeliveries(
  db: Queryable,
  own: RegionId,
  query: DeliveryQuery,
  acceptLanguage: string | undefined,
  now: Date,
): Promise<Result<Reply, 'unknown_product' | 'invalid_input' | 'express_not_offered'>> {
  const parsedRegion = parseRegion(query.region, own);
  if (!parsedRegion.ok) return parsedRegion;
  const region = parsedRegion.value;
  const from = parseStart(query.start_date, query.start_time, now);
  if (!from.ok) return from;
  const country = parseCountry(query.country_iso ?? region.defaultShippingCountryCode, 'country_iso');
  if (!country.ok) return country;
  const skus = [query.variant_skus]
    .flat()
    .flatMap((text) => text.split(','))
    .map((sku) => sku.trim());
  if (skus.length > mostSkus)
    return invalidQueryParameter('variant_skus', 'too_many', `Name at most ${mostSkus}.`, mostSkus);
  const rows = await variantsBySku(db, skus);
  const customs = customsCharge(region, country.value);
  const delivery_estimates: Reply['delivery_estimates'] = [];
  for (const sku of skus) {
    const row = rows.find((one) => one.sku === sku);
    if (!row && sku !== toSamplePackSku(region.id))
      return fail('unknown_product', { detail: `No product has the SKU "${sku}".` });
    const boxes = row && !isPackRow(row) ? row : undefined;
    const quantity = query.quantity ?? (boxes ? defaultQuantity : 1);
    const job = boxes
      ? createProductionJob(boxes.configuration, quantity, region, marketDay(region, now))
      : { ...samples, region, quantity };
    const express = query.express_delivery_option_id;
    const verdict = express === undefined ? undefined : evaluateExpress(job, express);
    if (express !== undefined && !verdict)
      return invalidQueryParameter(
        'express_delivery_option_id',
        'unknown',
        'This express option does not exist.',
      );
    if (verdict?.refused) return refuseExpressOption(verdict, 'query.express_delivery_option_id');
    delivery_estimates.push({
      variant_sku: sku,
      quantity,
      start: from.value.day,
      ...promiseJobDelivery({
        job,
        from: from.value,
        destination: country.value,
        locale: resolveReaderLocale(acceptLanguage, region),
        saved: verdict?.daysSaved ?? 0,
      }),
      customs: customs && {
        country_iso: country.value,
        amount: toDecimal(customs),
        currency: customs.currency,
      },
    });
  }
  return ok({ delivery_estimates });
}

/** Sample packs are not produced. */
const samples: Omit<ProductionJob, 'region' | 'quantity'> = {
  product: 'sample-packs',
  print_mode: 'no-print',
  finish: 'foil-none',
  process: 'none',
  squareMetresEach: 0,
  goods: null,
};
