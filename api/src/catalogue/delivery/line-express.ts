import { markets } from '@shop/regions';
import type { OrderPorts } from '../../sales/orders/ports.ts';
import { expressOptions, judgeExpress } from './express-options.ts';
import { expressRefused } from './express-refused.ts';
import { jobOf } from './job.ts';

/** Judges and prices the express production of an order's line. */
export const lineExpress: OrderPorts['express'] = (region, item, quantity, goods, optionId, now) => {
  const job = jobOf(item.configuration, quantity, markets[region], now);
  const verdict = judgeExpress({ ...job, goods }, optionId);
  if (!verdict) return undefined;
  return verdict.refused === null && verdict.charge
    ? { ok: true, net: verdict.charge.net }
    : expressRefused(verdict, 'line_item.express_delivery_option_id');
};

export const expressDays: OrderPorts['expressDays'] = (optionId) =>
  expressOptions.find(({ id }) => id === optionId)?.daysSaved ?? 0;
