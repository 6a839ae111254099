import type { Day } from '../calendar/dates.ts';

/**
 * Whose VAT rules apply to goods sent there: those of the EU, those of the EU for goods and of the United Kingdom for
 * services (`xi`, Northern Ireland), those of the United Kingdom, or neither (an export).
 */
export type VatArea = 'eu' | 'xi' | 'gb' | 'none';

/** How an address of a place is recognised. Without postcodes and regions the country code alone names the place. */
export interface PlaceMatch {
  /** ISO 3166-1 code as typed in the address; also IC, EA and XI, which ISO reserves. */
  readonly country: string;
  /**
   * Beginnings of postcodes, in capitals without separators, or ranges of beginnings: `'35'`, `'47890-47899'`, `'BT'`.
   */
  readonly postcodes?: readonly string[];
  /** Names or codes of a state, province or region, compared without case and accents. */
  readonly regions?: readonly string[];
  /** Towns that tell the place from others with the same postcode, compared in the same way. */
  readonly towns?: readonly string[];
}

/** A special territory: a part of a country, or a neighbour, whose VAT or delivery differs from the country's. */
export interface TaxPlaceRow {
  /** Stable, for example `it-livigno`. */
  readonly id: string;
  /** In English, for staff and for the API's own sentences. */
  readonly name: string;
  readonly at: readonly PlaceMatch[];
  /** The carriers of the price books deliver there. */
  readonly served: boolean;
  readonly area: VatArea;
  /** The country of the VAT, as on the invoice; for a place without VAT the country of the delivery. */
  readonly taxCountry: string;
  /** Key of `vatRateOn`: a country or a place with its own rate. Null where no VAT of the shop's is due. */
  readonly rate: string | null;
  /** Goods from Poland cross a customs or fiscal border and need a declaration. */
  readonly customs: boolean;
  readonly timeZone: string;
  /** First day of this status; absent: since before the first rate of the table. */
  readonly validFrom?: Day;
  /** The law the row follows. */
  readonly source: string;
  /** A real address of the place; tests resolve it. */
  readonly example: {
    readonly country: string;
    readonly postcode?: string;
    readonly region?: string;
    readonly city?: string;
  };
}

/** The place of a supply on a day, as far as VAT, customs and delivery depend on it. */
export interface TaxPlace
  extends Pick<
    TaxPlaceRow,
    'id' | 'name' | 'served' | 'area' | 'taxCountry' | 'rate' | 'customs' | 'timeZone' | 'source'
  > {
  /** The country as in the address. */
  readonly country: string;
  /** True for a row of the table of territories, false for an ordinary part of a country. */
  readonly special: boolean;
}
