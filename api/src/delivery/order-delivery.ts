import { markets } from '@shop/regions';
import type { OrderPorts, OrderPromise } from '../orders/ports.ts';
import { plantTime } from './clock.ts';
import { judgeExpress } from './express-options.ts';
import { jobOf } from './job.ts';
import { promiseOfJob } from './promise-of-job.ts';

/**
 * The promise of a whole order: its slowest line decides, since it is sent at once. `days` are those of the shipping
 * method. Null without lines, since nothing is made then.
 */
export const orderDelivery: OrderPorts['delivery'] = (region, country, lines, days, from) => {
  const market = markets[region];
  const promises = lines.map(({ id, item, quantity, expressId }) => {
    const job = jobOf({ ...item.configuration, product: item.slug }, quantity, market, from);
    const verdict = expressId === null ? undefined : judgeExpress(job, expressId);
    const promised = promiseOfJob({
      job,
      from: plantTime(from),
      destination: country,
      locale: market.locale,
      saved: verdict?.refused === null ? verdict.daysSaved : 0,
      transit: days,
    });
    return { id, promised };
  });
  const [first, ...rest] = promises;
  if (!first) return null;
  const slowest = rest.reduce(
    (slow, one) => (one.promised.dispatch > slow.promised.dispatch ? one : slow),
    first,
  );
  const alone = promises.every(({ promised }) => promised.dispatch === slowest.promised.dispatch);
  const promise: OrderPromise = { ...slowest.promised, slowest_line_id: alone ? null : slowest.id };
  return promise;
};
