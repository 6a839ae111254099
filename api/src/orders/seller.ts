/** Who sells, as far as VAT is concerned. Data: a shop run by somebody else changes this file alone. */
export interface Seller {
  /** Member state the goods leave from. */
  readonly country: string;
  /** Further countries in which the seller is registered and charges local VAT. */
  readonly registrations: readonly string[];
  /** False while yearly distance sales stay below EUR 10 000: then consumers pay the origin's rate. */
  readonly oneStopShop: boolean;
}

/** As it stands on invoices. */
export interface SellerIdentity {
  readonly name: string;
  readonly street: string;
  readonly more: string | null;
  readonly city: string;
  readonly zip: string;
  readonly region: string | null;
  readonly country: string;
  /** By country of registration. */
  readonly vatIds: Readonly<Record<string, string>>;
  /** Nobody trades under these particulars: every document says so. */
  readonly demonstration: boolean;
}

/**
 * A demonstration company: the Polish number is the example of textbooks and the British one belongs to nobody; both
 * pass their check digits.
 */
const identity: SellerIdentity = {
  name: 'Packwright sp. z o.o.',
  street: 'ul. Przykładowa 1',
  more: null,
  city: 'Pruszków',
  zip: '05-800',
  region: null,
  country: 'PL',
  vatIds: { PL: 'PL1234563218', GB: 'GB123456782' },
  demonstration: true,
};

export const seller: Seller & { readonly identity: SellerIdentity } = {
  country: 'PL',
  registrations: ['GB'],
  oneStopShop: true,
  identity,
};
