/** Texts of an offer as PDF. */
export interface QuotePdfWords
  extends Readonly<
    Record<
      | 'title'
      | 'version'
      | 'issued'
      | 'validUntil'
      | 'request'
      | 'seller'
      | 'recipient'
      | 'item'
      | 'quantity'
      | 'unitPrice'
      | 'net'
      | 'rate'
      | 'gross'
      | 'base'
      | 'tax'
      | 'totalNet'
      | 'totalTax'
      | 'total'
      | 'alternatives'
      | 'chosen'
      | 'review'
      | 'demonstration',
      string
    >
  > {
  readonly binding: (until: string) => string;
  readonly delivery: (country: string) => string;
}
