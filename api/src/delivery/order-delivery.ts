import { markets } from '@shop/regions';
import type { OrderPorts } from '../orders/ports.ts';
import { plantTime } from './clock.ts';
import { hasCustoms, productionOf } from './delivery-estimates.ts';
import { promise } from './promise.ts';

/**
 * The window of a whole order: its slowest item decides. `days` are those of the shipping method. Null without
 * items, since nothing is made then.
 */
export const orderDelivery: OrderPorts['delivery'] = (region, country, items, days, from) => {
  const market = markets[region];
  const windows = items.map(({ configuration, slug }) =>
    promise({
      from: plantTime(from),
      production: slug === 'sample-packs' ? 'stock' : productionOf(configuration.print_mode),
      transit: days,
      destination: country,
      customs: hasCustoms(market, country),
      locale: market.locale,
    }),
  );
  const [first, ...rest] = windows;
  if (!first) return null;
  return rest.reduce(
    (window, one) => ({ from: laterOf(window.from, one.from), to: laterOf(window.to, one.to) }),
    { from: first.from, to: first.to },
  );
};

/** Days sort as text. */
const laterOf = (one: string, other: string): string => [one, other].sort()[1] ?? one;
