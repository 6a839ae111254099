import { type Order, shippingMethodIds } from '@shop/contracts';
import { toDecimal } from '@shop/money';
import { markets, pickUpAddress } from '@shop/regions';
import type { ShippingMethodId } from '../checkout/facts.ts';
import { isGoods } from './lines.repo.ts';
import { resolveShippingOffers } from './order-facts.ts';
import type { OrderPorts } from './ports.ts';
import type { PricedCart } from './reprice.ts';
import { resolveBasis, resolveDestination, toShownAmount } from './tax-terms.ts';

/**
 * Returns the delivery methods of an order, the chosen one, and the estimated arrival if it were
 * placed at `now`, for the chosen or else the first method. Costs include VAT where the buyer's
 * prices do, as the lines do.
 */
export function presentShipping(
  priced: PricedCart,
  ports: Pick<OrderPorts, 'delivery'>,
  now: Date,
): Required<Pick<Order, 'shipping_method' | 'shipping_methods' | 'estimated_delivery'>> {
  const { cart } = priced;
  const goods = priced.lines.filter(isGoods);
  const offers = resolveShippingOffers(priced);
  const chosen = offers.find(({ id }) => id === cart.shipping_method) ?? offers[0];
  const rate = goods[0]?.item.tax?.rate ?? cart.taxes[0]?.rate ?? 0;
  return {
    shipping_method: shippingMethodOf(cart.shipping_method),
    shipping_methods: offers.map(({ id, cost, days }) => ({
      id,
      cost: toDecimal(toShownAmount(resolveBasis(cart), cost, rate)),
      days: [days[0], days[1]],
      ...(id === 'pick-up' ? { pick_up: pickUpPlace } : {}),
    })),
    estimated_delivery:
      goods.length > 0 && chosen
        ? ports.delivery(
            cart.region,
            resolveDestination(cart, markets[cart.region]),
            goods.map(({ id, item, quantity, express_delivery_option_id: expressId }) => ({
              id,
              item,
              quantity,
              expressId,
            })),
            chosen.days,
            now,
          )
        : null,
  };
}

const shippingMethodOf = (id: string | null): ShippingMethodId | null =>
  shippingMethodIds.find((known) => known === id) ?? null;

const pickUpPlace = {
  name: pickUpAddress.name,
  address1: pickUpAddress.street,
  zipcode: pickUpAddress.zip,
  city: pickUpAddress.city,
  country_iso: pickUpAddress.countryIso,
  maps_url: pickUpAddress.mapsUrl,
  demonstration: pickUpAddress.demonstration,
};
