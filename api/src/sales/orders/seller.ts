import { type Company, company } from '@shop/regions';

/** Who sells, as far as VAT is concerned. Data: a shop run by somebody else changes this file alone. */
export interface Seller {
  /** Member state the goods leave from. */
  readonly country: string;
  /** Further countries in which the seller is registered and charges local VAT. */
  readonly registrations: readonly string[];
  /** False while yearly distance sales stay below EUR 10 000: then consumers pay the origin's rate. */
  readonly oneStopShop: boolean;
}

export const seller: Seller & { readonly identity: Company } = {
  country: 'PL',
  registrations: ['GB'],
  oneStopShop: true,
  identity: company,
};
