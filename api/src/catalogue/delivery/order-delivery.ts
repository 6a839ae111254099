import { marketDay, markets, type RegionId } from '@shop/regions';
import type { DeliveryLine, OrderPromise } from './delivery-line.ts';
import { evaluateExpress } from './express-options.ts';
import { toPlantTime } from './plant-time.ts';
import { createProductionJob } from './production-job.ts';
import { computeProductionTime, type ProductionTime } from './production-times.ts';
import { promiseJobDelivery } from './promise-job-delivery.ts';

/**
 * Estimates the delivery of a whole order: its slowest line decides, since it ships as one. `days`
 * are those of the delivery method. Null without lines.
 */
export const promiseOrderDelivery = (
  region: RegionId,
  country: string,
  lines: readonly DeliveryLine[],
  days: readonly [number, number],
  from: Date,
): OrderPromise | null => {
  const market = markets[region];
  const day = marketDay(market, from);
  const paces = lines.map(({ id, item, quantity, expressId }) => {
    const job = createProductionJob({ ...item.configuration, product: item.slug }, quantity, market, day);
    const verdict = expressId === null ? undefined : evaluateExpress(job, expressId);
    const saved = verdict?.refused === null ? verdict.daysSaved : 0;
    return { id, job, saved, days: workingDays(computeProductionTime(job, job.process, saved)) };
  });
  const [first, ...rest] = paces;
  if (!first) return null;
  // More working days always mean a later date, so their number identifies the slowest line: a cart
  // of sixty lines walks the calendar once.
  const slowest = rest.reduce((slow, one) => (one.days > slow.days ? one : slow), first);
  const promised = promiseJobDelivery({
    job: slowest.job,
    from: toPlantTime(from),
    destination: country,
    locale: market.locale,
    saved: slowest.saved,
    transit: days,
  });
  const together = paces.every((pace) => pace.days === slowest.days);
  return { ...promised, slowest_line_id: together ? null : slowest.id };
};

const workingDays = ({ stages }: ProductionTime): number => stages.reduce((sum, { days }) => sum + days, 0);
