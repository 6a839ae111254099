import type { ServiceName } from '@shop/contracts';
import { type Currency, lineTotal, type Money, money, shareOf } from '@shop/money';
import { type Day, markets, type RegionId } from '@shop/regions';
import { findPriceBook, type ServicePrice, type VariantPrice } from '../../catalogue/index.ts';
import type { ServiceFacts } from '../orders/ports.ts';
import { serviceKinds, serviceSku } from './service-list.ts';
import { serviceWords } from './words/index.ts';

/** Finds a service's price in a region on a day; undefined where it is not sold. */
export function findServicePrice(service: ServiceName, region: RegionId, day: Day): ServicePrice | undefined {
  const market = markets[region];
  if (!serviceKinds[service].soldIn(market)) return undefined;
  return findPriceBook(market, day)?.services.get(service);
}

/**
 * Computes the net cost of a quantity of a service: a fixed price each, or a share of its line,
 * rounded half up once and at least the book's minimum. Without a price of the line there is no
 * share.
 * @param goods net price of that line before discounts and express production
 */
export function computeServiceCharge(
  price: ServicePrice,
  quantity: number,
  goods: Money | null,
  currency: Currency,
): Pick<VariantPrice, 'unit' | 'net' | 'cheaper'> | null {
  if (price.kind === 'fixed') {
    const unit = { tenThousandths: price.unit, currency };
    return { unit, net: lineTotal(unit, quantity), cheaper: null };
  }
  if (!goods) return null;
  const least = lineTotal({ tenThousandths: price.least, currency }, 1);
  const share = shareOf(goods, price.percent);
  const one = share.amount > least.amount ? share : least;
  // One minor unit is a hundred ten-thousandths: the unit price is exactly the charged amount.
  const unit = { tenThousandths: one.amount * 100n, currency };
  return { unit, net: money(one.amount * BigInt(quantity), currency), cheaper: null };
}

/** Numeric ids of services in the API; product ids are far below. */
const firstId = 9001;
const order = Object.keys(serviceKinds);
export const serviceId = (service: ServiceName): number => firstId + order.indexOf(service);

/** Returns the facts of a service that a line stores, in the region's language. */
export function serviceFacts(service: ServiceName, region: RegionId): ServiceFacts {
  const sku = serviceSku(service);
  return {
    sku,
    external_pim_sku: sku,
    product_id: serviceId(service),
    name: serviceWords[markets[region].locale][service].name,
    slug: sku,
    product_type: sku,
    configuration: null,
  };
}
