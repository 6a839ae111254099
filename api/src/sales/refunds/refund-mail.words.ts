/**
 * Texts of a refund mail beyond those it shares with the mail of a cancellation (number, amount,
 * credit note, button, footer).
 */
export interface RefundMailWords {
  readonly subject: (shop: string, number: string) => string;
  readonly heading: string;
  /**
   * The reason: a partial or full refund of an order that is not canceled, a surplus, money received
   * after a cancellation, or a sample pack whose buyer has ordered packaging.
   */
  readonly why: Readonly<Record<'part' | 'surplus' | 'late' | 'samples', string>>;
  /** How it is refunded: to the card or redirect method, by bank transfer, into the wallet. */
  readonly way: Readonly<Record<'gateway' | 'transfer' | 'wallet', string>>;
}
