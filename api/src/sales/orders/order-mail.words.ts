export interface OrderMailWords {
  readonly subject: (shop: string, number: string) => string;
  readonly heading: string;
  readonly paid: string;
  /** For a bank transfer: what to do now. */
  readonly waiting: string;
  /** What happens with the artwork, and where the order is. */
  readonly printed: string;
  /** Where the order is, when nothing in it has artwork. */
  readonly unprinted: string;
  readonly number: string;
  readonly total: string;
  readonly pieces: string;
  readonly reference: string;
  /** The amount to transfer now, when it is not the whole total. */
  readonly transfer: string;
  /** Precedes the due date of an instalment. */
  readonly due: string;
  readonly account: string;
  readonly swift: string;
  readonly demonstration: string;
  readonly action: string;
  readonly footer: (shop: string) => string;
}
