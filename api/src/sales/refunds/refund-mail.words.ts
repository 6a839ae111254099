/** What a refund says beside the words it shares with the mail of a cancellation (number, amount, credit note, button, footer). */
export interface RefundMailWords {
  readonly subject: (shop: string, number: string) => string;
  readonly heading: string;
  /** Why: a part or all of an order that goes on otherwise, what was paid too much, what came in after a cancellation. */
  readonly why: Readonly<Record<'part' | 'surplus' | 'late', string>>;
  /** Which way it goes back: as it was paid by card or bank page, by bank transfer, into the wallet. */
  readonly way: Readonly<Record<'gateway' | 'transfer' | 'wallet', string>>;
}
