import { type Day, euCountries, type TaxPlace } from '@shop/regions';
import type { Seller } from './seller.ts';

/** EN 16931 category codes. */
export type TaxCategory = 'S' | 'Z' | 'AE' | 'K' | 'G' | 'E' | 'O';

/** Why no tax is charged, for words in the reader's language. */
export type TaxReason = 'export' | 'intra_community' | 'reverse_charge' | 'outside_scope' | 'zero_rate';

export interface TaxTreatment {
  readonly category: TaxCategory;
  /** Basis points: 2300 = 23 %. */
  readonly rate: number;
  /** The country to which the tax is due, `XI` for goods in Northern Ireland; without tax the destination. */
  readonly country: string;
  /** Why no tax is charged; null when tax is charged. */
  readonly reason: string | null;
  /** The same as a code; absent when tax is charged, and on orders from before 29 November 2026. */
  readonly reasonCode?: TaxReason;
}

/**
 * What is sold. Delivery, express production and packing are taxed like the goods they belong to.
 */
export type SupplyKind = 'goods' | 'service';

/** Product types that are independent services; everything else is goods. */
const services: readonly string[] = ['expert-check', 'design-service', 'warranty', 'tree', 'service'];

/**
 * Returns the kind of supply of a product type.
 * @example supplyKindOf('mailer-box') // 'goods'
 */
export const supplyKindOf = (productType: string): SupplyKind =>
  services.some((one) => productType === one || productType.startsWith('service-')) ? 'service' : 'goods';

/** The VAT register's verdict on the number. Only `verified` ever lowers the tax. */
export type VatStatus = 'verified' | 'unverified' | 'invalid' | 'unavailable';

export interface TaxBuyer {
  readonly business: boolean;
  /** With its country prefix, for example "DE123456789". */
  readonly vatId: string | null;
  readonly verdict: VatStatus;
}

/**
 * Decides how a supply to a place is taxed on a day. Reverse charge needs a business, a *verified*
 * number of another member state and goods that leave for another member state: the number is a
 * substantive condition since 2020 (Directive (EU) 2018/1910, quick fixes). An unreachable register
 * never blocks a sale; VAT is charged instead.
 *
 * Goods for Northern Ireland are under the rules of the Union (Protocol on Ireland/Northern Ireland,
 * Art. 8): a verified number, also one with the prefix XI, makes an intra-Community supply; else the
 * union scheme charges the rate of the United Kingdom. Goods to a place outside every VAT area are
 * an export, whatever the country in the address.
 *
 * An independent service (an expert's check, a design) is taxed by its buyer's place, not that of
 * the goods: a verified business of another member state owes the VAT itself (Art. 44 and 196,
 * category AE), a consumer pays the seller's (Art. 45), and outside the EU it is not subject to the
 * tax (Art. 44 and 59, category O). For services Northern Ireland is the United Kingdom.
 *
 * @param rateOn standard rate of a country or place on a day, in basis points
 */
export function decideTax(
  seller: Seller,
  place: TaxPlace,
  day: Day,
  buyer: TaxBuyer,
  rateOn: (rate: string, day: Day) => number,
  supply: SupplyKind = 'goods',
): TaxTreatment {
  const charge = (country: string, rate: string) => standardTreatment(country, rateOn(rate, day));
  if (supply === 'service') return decideService(seller, place, buyer, charge);
  if (place.rate === null) return exempt(place, 'export');
  if (isRegistered(seller, place.taxCountry)) return charge(place.taxCountry, place.rate);
  if (place.area === 'gb') return exempt(place, 'export');
  if (reversesCharge(seller, buyer, [...memberPrefixes, 'XI'])) return exempt(place, 'intra_community');
  return seller.oneStopShop ? charge(place.taxCountry, place.rate) : charge(seller.country, seller.country);
}

function decideService(
  seller: Seller,
  place: TaxPlace,
  buyer: TaxBuyer,
  charge: (country: string, rate: string) => TaxTreatment,
): TaxTreatment {
  const country = place.area === 'xi' ? 'GB' : place.taxCountry;
  if (place.rate !== null && isRegistered(seller, country)) return charge(country, place.rate);
  if (place.area !== 'eu') return exempt(place, 'outside_scope', country);
  if (reversesCharge(seller, buyer, memberPrefixes)) return exempt(place, 'reverse_charge');
  return charge(seller.country, seller.country);
}

const exemptions: Readonly<
  Record<Exclude<TaxReason, 'zero_rate'>, { readonly category: TaxCategory; readonly reason: string }>
> = {
  export: {
    category: 'G',
    reason: 'Export outside the EU, Art. 146 Directive 2006/112/EC; with customs declaration',
  },
  intra_community: { category: 'K', reason: 'Intra-Community supply, Art. 138 Directive 2006/112/EC' },
  reverse_charge: { category: 'AE', reason: 'Reverse charge, Art. 44 and 196 Directive 2006/112/EC' },
  outside_scope: {
    category: 'O',
    reason: 'Service outside the scope of VAT, Art. 44 and 59 Directive 2006/112/EC',
  },
};

const exempt = (
  { taxCountry }: TaxPlace,
  code: Exclude<TaxReason, 'zero_rate'>,
  country = taxCountry,
): TaxTreatment => ({
  category: exemptions[code].category,
  rate: 0,
  country,
  reason: exemptions[code].reason,
  reasonCode: code,
});

const standardTreatment = (country: string, rate: number): TaxTreatment =>
  rate > 0
    ? { category: 'S', rate, country, reason: null }
    : { category: 'Z', rate: 0, country, reason: `Zero rate of ${country}`, reasonCode: 'zero_rate' };

const isRegistered = ({ country, registrations }: Seller, taxCountry: string): boolean =>
  taxCountry === country || registrations.includes(taxCountry);

/** Prefixes of the member states' numbers; that of Greece is EL. */
const memberPrefixes: readonly string[] = [...euCountries.filter((country) => country !== 'GR'), 'EL'];

function reversesCharge({ country }: Seller, buyer: TaxBuyer, prefixes: readonly string[]): boolean {
  const prefix = buyer.vatId?.slice(0, 2).toUpperCase() ?? '';
  return buyer.business && buyer.verdict === 'verified' && prefixes.includes(prefix) && prefix !== country;
}
