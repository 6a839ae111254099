/** What a profile of EN 16931 writes in its own way; all else is the same in each. */
export interface Specification {
  /** BT-24. */
  readonly id: string;
  /** BT-23. */
  readonly process: string | null;
  /**
   * The code of UNTDID 4461 for a card. XRechnung wants digits of the card beside 48 (BR-DE-24-a),
   * which the shop never sees; there it is paid by an online payment service.
   */
  readonly cardMeans: '48' | '68';
  /** Whether a row of category O has the rate 0: XRechnung wants one in each row (BR-DE-14). */
  readonly ratesEachRow: boolean;
}

/** EN 16931 and no narrower rules. The profile EN 16931 of Factur-X has the same identifier. */
export const en16931: Specification = {
  id: 'urn:cen.eu:en16931:2017',
  process: null,
  cardMeans: '48',
  ratesEachRow: false,
};

/** The process 01 of Peppol, which XRechnung shares: an invoice is sent, nothing is answered. */
const billing = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';

/** Peppol BIS Billing 3.0. */
export const peppol: Specification = {
  ...en16931,
  id: `${en16931.id}#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0`,
  process: billing,
};

/** XRechnung 3.0. */
export const xrechnung: Specification = {
  id: `${en16931.id}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`,
  process: billing,
  cardMeans: '68',
  ratesEachRow: true,
};
