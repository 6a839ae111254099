import { formatAddressLines } from '@shop/intake';
import type { AddressBlock, DocumentFormat } from '../../platform/index.ts';
import type { PostalAddress } from './invoice-document.ts';

/** Returns an address of an invoice as a block in its country's form; `below` are lines below it. */
export const toAddressBlock = (
  label: string,
  name: string | null,
  { street, more, zip, city, region, country }: PostalAddress,
  format: DocumentFormat,
  below: readonly string[] = [],
): AddressBlock => ({
  label,
  name,
  lines: [
    ...formatAddressLines({ street: [street, more], zip, city, region, country }, format.country(country)),
    ...below,
  ],
});
