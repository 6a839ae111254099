import { isEuCountry } from '@shop/regions';
import type { Seller } from './seller.ts';

/** EN 16931 category codes. */
export type TaxCategory = 'S' | 'Z' | 'AE' | 'K' | 'G' | 'E' | 'O';

export interface TaxTreatment {
  readonly category: TaxCategory;
  /** Basis points: 2300 = 23 %. */
  readonly rate: number;
  /** The country whose rate applies. */
  readonly country: string;
  /** Why no tax is charged; null when tax is charged. */
  readonly reason: string | null;
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
 * Decides how a supply to `destination` is taxed. Reverse charge needs a business, a *verified*
 * number of another member state and goods that leave for another member state: the number is a
 * substantive condition since 2020 (Directive (EU) 2018/1910, quick fixes). An unreachable register
 * never blocks a sale; VAT is charged instead.
 *
 * An independent service (an expert's check, a design) is taxed by its buyer's place, not that of
 * the goods: a verified business of another member state owes the VAT itself (Art. 44 and 196,
 * category AE), a consumer pays the seller's (Art. 45), and outside the EU it is not subject to the
 * tax (Art. 44 and 59, category O).
 *
 * @param rateOf standard rate of a country in basis points on the day of the sale
 */
export function decideTax(
  seller: Seller,
  destination: string,
  buyer: TaxBuyer,
  rateOf: (country: string) => number,
  supply: SupplyKind = 'goods',
): TaxTreatment {
  if (destination === seller.country || seller.registrations.includes(destination)) {
    return standardTreatment(destination, rateOf);
  }
  const reverses =
    buyer.business && buyer.verdict === 'verified' && isOtherMemberState(buyer.vatId, seller.country);
  if (supply === 'service') return decideService(seller, destination, reverses, rateOf);
  if (!isEuCountry(destination)) {
    return {
      category: 'G',
      rate: 0,
      country: destination,
      reason: 'Export outside the EU, Art. 146 Directive 2006/112/EC',
    };
  }
  if (reverses) {
    return {
      category: 'K',
      rate: 0,
      country: destination,
      reason: 'Intra-Community supply, Art. 138 Directive 2006/112/EC',
    };
  }
  return standardTreatment(seller.oneStopShop ? destination : seller.country, rateOf);
}

function decideService(
  seller: Seller,
  destination: string,
  reverses: boolean,
  rateOf: (country: string) => number,
): TaxTreatment {
  const free = (category: TaxCategory, reason: string): TaxTreatment => ({
    category,
    rate: 0,
    country: destination,
    reason,
  });
  if (!isEuCountry(destination))
    return free('O', 'Service outside the scope of VAT, Art. 44 and 59 Directive 2006/112/EC');
  if (reverses) return free('AE', 'Reverse charge, Art. 44 and 196 Directive 2006/112/EC');
  return standardTreatment(seller.country, rateOf);
}

function standardTreatment(country: string, rateOf: (country: string) => number): TaxTreatment {
  const rate = rateOf(country);
  return rate > 0
    ? { category: 'S', rate, country, reason: null }
    : { category: 'Z', rate: 0, country, reason: `Zero rate of ${country}` };
}

function isOtherMemberState(vatId: string | null, home: string): boolean {
  const prefix = vatId?.slice(0, 2).toUpperCase() ?? '';
  const country = prefix === 'EL' ? 'GR' : prefix;
  return isEuCountry(country) && country !== home;
}
