import { add, type Money, shareOf } from '@shop/money';
import { type Day, findTaxPlace, markets, type Region, resolveSupply, type TaxPlace } from '@shop/regions';
import type { CartRow } from './cart.repo.ts';
import { decideTax, type SupplyKind, type TaxBuyer, type TaxTreatment } from './decide-tax.ts';
import type { OrderPorts } from './ports.ts';
import { seller } from './seller.ts';
import type { PriceBasis } from './totals.ts';

/** The tax terms of an order, independent of its contents. */
export interface TaxTerms {
  /** How its buyer sees amounts, and therefore what VAT is derived from. */
  readonly basis: PriceBasis;
  readonly treatments: Readonly<Record<SupplyKind, TaxTreatment>>;
}

/**
 * Returns the day of a cart's supply at an instant, by the clock of its place of taxation. Its rates
 * and its price book are those of this day; a placed order stores it.
 */
export const resolveSupplyDay = (cart: CartRow, at: Date): Day =>
  resolveSupply(findDeliveryPlace(cart), at).day;

/** Returns the place of taxation of a cart's goods on a day. */
export const resolveTaxPlace = (cart: CartRow, day: Day): TaxPlace =>
  findTaxPlace({ ...findDeliveryPlace(cart), day });

/** The address of the delivery as far as it decides the tax; until it is known, only a country. */
function findDeliveryPlace(cart: CartRow) {
  const country = resolveDestination(cart, markets[cart.region]);
  const address = cart.shipping_method === 'pick-up' ? null : cart.ship_address;
  return address?.country_iso
    ? { country, postcode: address.zipcode, region: address.state_name, city: address.city }
    : { country };
}

/**
 * Resolves a cart's terms on the day of its supply from its addresses, its buyer and the VAT
 * register's verdict on the buyer's number.
 */
export function resolveTaxTerms(cart: CartRow, ports: Pick<OrderPorts, 'vatRate'>, day: Day): TaxTerms {
  const place = resolveTaxPlace(cart, day);
  const buyer = resolveBuyer(cart);
  const treat = (supply: SupplyKind): TaxTreatment =>
    decideTax(seller, place, day, buyer, ports.vatRate, supply);
  return { basis: resolveBasis(cart), treatments: { goods: treat('goods'), service: treat('service') } };
}

/** The country of the destination, as far as it is known. Goods for collection are sold at their location. */
export const resolveDestination = (cart: CartRow, region: Region): string =>
  cart.shipping_method === 'pick-up'
    ? seller.country
    : (cart.ship_address?.country_iso ?? cart.tax_country ?? region.defaultShippingCountryCode);

/** The billing data determines the buyer: a company or a VAT number makes a business. */
export function resolveBuyer(cart: CartRow): TaxBuyer {
  const invoiced = cart.bill_address ?? cart.ship_address;
  const vatId = invoiced?.vat_id?.trim() || null;
  return { business: vatId !== null || Boolean(invoiced?.company?.trim()), vatId, verdict: cart.vat_verdict };
}

/** Gross where the region shows prices with VAT and the buyer is not a business. */
export const resolveBasis = (cart: CartRow): PriceBasis =>
  markets[cart.region].alwaysShowAddedTax && !resolveBuyer(cart).business ? 'gross' : 'net';

/** Converts a net amount to the displayed basis. `rate` in basis points. */
export const toShownAmount = (basis: PriceBasis, net: Money, rate: number): Money =>
  basis === 'gross' ? addTax(net, rate) : net;

/** Net amount plus VAT, rounded half up. `rate` in basis points. */
export const addTax = (net: Money, rate: number): Money => add(net, shareOf(net, rate));
