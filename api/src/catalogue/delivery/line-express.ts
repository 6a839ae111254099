import type { Money } from '@shop/money';
import { type Day, markets, type RegionId } from '@shop/regions';
import type { VariantFacts } from '../variants/priced-variant.ts';
import type { ExpressOutcome } from './delivery-line.ts';
import { evaluateExpress, expressOptions } from './express-options.ts';
import { createProductionJob } from './production-job.ts';
import { refuseExpressOption } from './refuse-express-option.ts';

/** Evaluates and prices the express production of an order's line. */
export const evaluateLineExpress = (
  region: RegionId,
  item: Pick<VariantFacts, 'configuration'>,
  quantity: number,
  goods: Money | null,
  optionId: number,
  day: Day,
): ExpressOutcome => {
  const job = createProductionJob(item.configuration, quantity, markets[region], day);
  const verdict = evaluateExpress({ ...job, goods }, optionId);
  if (!verdict) return undefined;
  return verdict.refused === null && verdict.charge
    ? { ok: true, net: verdict.charge.net }
    : refuseExpressOption(verdict, 'line_item.express_delivery_option_id');
};

export const getExpressDays = (optionId: number): number =>
  expressOptions.find(({ id }) => id === optionId)?.daysSaved ?? 0;
