import type { Order } from '@shop/contracts';
import { add, type Currency, type Money, money, zero } from '@shop/money';
import type { Region } from '@shop/regions';
import { isSamplePack } from '../samples/sample-list.ts';
import { customsCharge } from './customs-charge.ts';

type ShippingMethodId = NonNullable<Order['shipping_method']>;

/** Net cost of delivery methods that are not free in a region's `shipmentsConfig`. */
const listPrices: Readonly<Partial<Record<ShippingMethodId, Partial<Record<Currency, bigint>>>>> = {
  'polish-post': { PLN: 1500n },
};

interface Shipment {
  readonly shipping_method: string | null;
  readonly ship_address: { readonly country_iso?: string | undefined } | null;
  readonly currency: Currency;
}

/**
 * Returns the net cost of the chosen method with the destination's customs charge. Collected goods
 * cross no border.
 */
export function shippingCost(cart: Shipment, region: Region): Money {
  const method = cart.shipping_method;
  return method === null ? zero(cart.currency) : computeShippingCost(method, cart, region);
}

function computeShippingCost(method: string, cart: Shipment, region: Region): Money {
  const free = region.shipmentsConfig[method]?.free ?? true;
  const list = free ? 0n : (listPrices[method as ShippingMethodId]?.[cart.currency] ?? 0n);
  return add(money(list, cart.currency), customsCost({ ...cart, shipping_method: method }, region));
}

/** Returns the net customs charge that `shippingCost` includes; zero where there is none. */
export function customsCost({ shipping_method, ship_address, currency }: Shipment, region: Region): Money {
  if (shipping_method === null || shipping_method === 'pick-up') return zero(currency);
  return customsCharge(region, ship_address?.country_iso ?? '') ?? zero(currency);
}

export interface ShippingOffer {
  readonly id: ShippingMethodId;
  /** Net. */
  readonly cost: Money;
  /** Days in transit. */
  readonly days: readonly [number, number];
}

/**
 * Lists a region's delivery methods for these goods: sample packs alone have their own method.
 * Where there is none (us) the courier delivers them, in the transit time of sample packs.
 */
export function listShippingOffers(
  cart: Shipment,
  region: Region,
  products: readonly string[],
): readonly ShippingOffer[] {
  const samplesOnly = products.length > 0 && products.every((slug) => isSamplePack({ slug }));
  const byPost = region.shippingMethods.includes('sample-packs');
  return region.shippingMethods
    .filter((id) => {
      if (id === 'sample-packs') return samplesOnly;
      return !samplesOnly || id === 'pick-up' || !byPost;
    })
    .map((id) => ({
      id: id as ShippingMethodId,
      cost: computeShippingCost(id, cart, region),
      days:
        (samplesOnly && id === 'courier'
          ? region.shipmentsConfig['sample-packs']
          : region.shipmentsConfig[id]
        )?.days ?? region.delivery.compartment,
    }));
}
