import { money } from '@shop/money';
import { type Failure, fail } from '../../platform/index.ts';
import type { CartRow } from './cart.repo.ts';
import { isGoods, type LineRow } from './lines.repo.ts';
import { resolveSupplyDay } from './tax-terms.ts';
import type { CartWriter } from './write-cart.ts';

/**
 * Returns why a priced line's express production is not available; null when it is, or without any.
 */
export function refuseExpress(
  { ports, now }: Pick<CartWriter, 'ports' | 'now'>,
  cart: CartRow,
  line: LineRow,
  path = 'line_item',
): Failure<'express_not_offered' | 'invalid_input'> | null {
  if (!isGoods(line)) return null;
  const { item, quantity, net, express_net, express_delivery_option_id: option } = line;
  if (option === null) return null;
  const goods = money(net - express_net, cart.currency);
  const outcome = ports.express(cart.region, item, quantity, goods, option, resolveSupplyDay(cart, now));
  if (outcome) return outcome.ok ? null : outcome;
  const message = 'This express option does not exist; choose one of prices/express_delivery.';
  return fail('invalid_input', {
    fields: [{ path: `${path}.express_delivery_option_id`, code: 'unknown', message }],
  });
}
