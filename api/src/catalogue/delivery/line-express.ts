import type { Money } from '@shop/money';
import { markets, type RegionId } from '@shop/regions';
import type { VariantFacts } from '../variants/priced-variant.ts';
import type { ExpressOutcome } from './delivery-line.ts';
import { expressOptions, judgeExpress } from './express-options.ts';
import { expressRefused } from './express-refused.ts';
import { jobOf } from './job.ts';

/** Judges and prices the express production of an order's line. */
export const lineExpress = (
  region: RegionId,
  item: Pick<VariantFacts, 'configuration'>,
  quantity: number,
  goods: Money | null,
  optionId: number,
  now: Date,
): ExpressOutcome => {
  const job = jobOf(item.configuration, quantity, markets[region], now);
  const verdict = judgeExpress({ ...job, goods }, optionId);
  if (!verdict) return undefined;
  return verdict.refused === null && verdict.charge
    ? { ok: true, net: verdict.charge.net }
    : expressRefused(verdict, 'line_item.express_delivery_option_id');
};

export const expressDays = (optionId: number): number =>
  expressOptions.find(({ id }) => id === optionId)?.daysSaved ?? 0;
