export interface OrderMailWords {
  readonly subject: (shop: string, number: string) => string;
  readonly heading: string;
  readonly paid: string;
  /** For a transfer: what to do now. */
  readonly waiting: string;
  readonly production: string;
  readonly number: string;
  readonly total: string;
  readonly pieces: string;
  readonly reference: string;
  /** What to transfer now, where that is not the whole total. */
  readonly transfer: string;
  /** Before the date of a part. */
  readonly due: string;
  readonly account: string;
  readonly swift: string;
  readonly demonstration: string;
  readonly action: string;
  readonly footer: (shop: string) => string;
}
