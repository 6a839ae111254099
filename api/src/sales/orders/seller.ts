import { type Company, company } from '@shop/regions';

/** The seller for VAT purposes. Another seller changes only this file. */
export interface Seller {
  /** The member state from which goods are dispatched. */
  readonly country: string;
  /** Other countries in which the seller is registered and charges local VAT. */
  readonly registrations: readonly string[];
  /**
   * False while yearly distance sales stay below EUR 10 000: then consumers pay the rate of origin.
   */
  readonly oneStopShop: boolean;
}

export const seller: Seller & { readonly identity: Company } = {
  country: 'PL',
  registrations: ['GB'],
  oneStopShop: true,
  identity: company,
};
