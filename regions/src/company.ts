import { timeZoneOf } from './time-zones.ts';

/** The seller, for invoices, the imprint and the terms. Data: another seller changes only this file. */
export interface Company {
  readonly name: string;
  readonly street: string;
  readonly more: string | null;
  readonly city: string;
  readonly zip: string;
  readonly region: string | null;
  readonly country: string;
  /** By country of registration. */
  readonly vatIds: Readonly<Record<string, string>>;
  /** Number in the register of companies of `country`, with the register's own abbreviation. */
  readonly registration: string;
  /** Whom a buyer's accountant asks about an invoice. */
  readonly contact: { readonly name: string; readonly phone: string };
  /** Where the seller is reached in the networks of invoices: scheme of the list EAS, colon, identifier. */
  readonly electronicAddress: string;
  /** These particulars are invented: every document and page that shows them says so. */
  readonly demonstration: boolean;
}

/**
 * A demonstration company: the Polish tax number is the example of textbooks, the British one belongs to nobody; both
 * pass their check digits. The register number is all zeros and belongs to nobody; so do the telephone number and the
 * electronic address, which is the Polish tax number in the scheme of Polish VAT numbers (9945) and is not registered.
 */
export const company: Company = {
  name: 'Packwright sp. z o.o.',
  street: 'ul. Przykładowa 1',
  more: null,
  city: 'Pruszków',
  zip: '05-800',
  region: null,
  country: 'PL',
  vatIds: { PL: 'PL1234563218', GB: 'GB123456782' },
  registration: 'KRS 0000000000',
  contact: { name: 'Packwright, accounts', phone: '+48 22 000 00 00' },
  electronicAddress: '9945:PL1234563218',
  demonstration: true,
};

/** The time zone of the seller: where goods are made, dispatched and invoiced. */
export const sellerTimeZone = timeZoneOf(company.country);

/** Returns the VAT number of the company in a market. @example vatIdIn('gb') // 'GB123456782' */
export const vatIdIn = (region: string): string =>
  company.vatIds[region === 'gb' ? 'GB' : company.country] ?? '';
