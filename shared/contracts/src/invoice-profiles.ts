/** Profiles in which an invoice can be written. The last two are formats of their own. */
export const invoiceProfiles = ['en16931', 'peppol', 'xrechnung', 'factur-x', 'ksef', 'fatturapa'] as const;
export type InvoiceProfile = (typeof invoiceProfiles)[number];

/** What an invoice can lack for a profile. */
export const invoiceGaps = [
  /** The profile has no proforma invoice. */
  'document_kind',
  /** An invoice from before 29 November 2026 that breaks a rule of EN 16931. */
  'vat_breakdown',
  'seller_electronic_address',
  'seller_contact',
  /** KSeF takes invoices under the Polish number alone. */
  'seller_vat_number',
  'buyer_electronic_address',
  /** BT-10: of a German authority its Leitweg-ID, of another buyer its purchase order number. */
  'buyer_reference',
  /** City or postcode. */
  'buyer_address',
  'delivery_address',
  /** FatturaPA is for buyers in Italy. */
  'buyer_country',
  /** FatturaPA identifies a buyer by the VAT number. */
  'buyer_vat_number',
  /** FatturaPA is written in euros. */
  'currency',
  /** Polish VAT on an invoice in another currency, which the law wants in zlotys, too. */
  'vat_in_pln',
  /** The profile has no field for the rate, or the country that it belongs to is not known. */
  'vat_rate',
  /** A line without a unit price, or with more decimals than the profile takes. */
  'unit_price',
  /** A letter that neither Latin-1 has nor a letter of it stands for. */
  'letters',
  /** A text that is longer than its field; nothing is cut. */
  'text_length',
] as const;
export type InvoiceGap = (typeof invoiceGaps)[number];
