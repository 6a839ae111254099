import type { listShipmentPrices, ReplyOf } from '@shop/contracts';
import { add, money, shareOf, toDecimal } from '@shop/money';
import type { RegionId } from '@shop/regions';
import { fail, ok, type Result } from '../../platform/index.ts';
import { listShippingOffers, type ShippingOffer } from '../delivery/shipping-offer.ts';
import { parseRegion, resolveMarket } from './market.ts';

type Reply = ReplyOf<typeof listShipmentPrices>;

interface Query {
  readonly region?: string | undefined;
  readonly country_iso?: string | undefined;
  readonly shipping_method?: ShippingOffer['id'] | undefined;
}

/**
 * Returns the delivery methods of a region with their cost to a country, as the cart offers them, for goods and for
 * sample packs.
 */
export async function listShipments(
  own: RegionId,
  query: Query,
  now: Date,
): Promise<Result<Reply, 'invalid_input'>> {
  const region = parseRegion(query.region, own);
  if (!region.ok) return region;
  const { shippingCountries, defaultShippingCountryCode, additionalCustoms, shippingMethods } = region.value;
  const country = query.country_iso ?? defaultShippingCountryCode;
  if (!shippingCountries.includes(country)) {
    const message = `Choose a country that is shipped to: ${shippingCountries.join(', ')}.`;
    return fail('invalid_input', {
      fields: [{ path: 'query.country_iso', code: 'not_offered', message }],
    });
  }
  const market = resolveMarket(region.value, country, now);
  if (!market.ok) return fail('invalid_input', { detail: market.detail ?? 'Nothing is sold here yet.' });
  const { book, vatRate } = market.value;
  const shipment = {
    shipping_method: null,
    ship_address: { country_iso: country },
    currency: book.currency,
  };
  const offers = new Map(
    [
      ...listShippingOffers(shipment, region.value, ['sample-packs']),
      ...listShippingOffers(shipment, region.value, []),
    ].map((offer) => [offer.id as string, offer]),
  );
  const shipments = shippingMethods.flatMap((id) => {
    const offer = offers.get(id);
    if (!offer || (query.shipping_method !== undefined && query.shipping_method !== id)) return [];
    const customs = offer.id === 'pick-up' ? 0 : (additionalCustoms[country] ?? 0);
    return [
      {
        shipping_method: offer.id,
        price_net: toDecimal(offer.cost),
        price_gross: toDecimal(add(offer.cost, shareOf(offer.cost, vatRate))),
        customs_net: toDecimal(money(BigInt(customs) * 100n, book.currency)),
        free: offer.cost.amount === 0n,
        days: [offer.days[0], offer.days[1]] as [number, number],
      },
    ];
  });
  return ok({ currency: book.currency, country_iso: country, shipments });
}
