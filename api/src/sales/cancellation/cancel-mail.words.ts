export interface CancelMailWords {
  readonly subject: (shop: string, number: string) => string;
  readonly heading: string;
  readonly receipt: string;
  /** The acknowledgement of receipt that the right of withdrawal requires. */
  readonly withdrawn: string;
  readonly refund: string;
  readonly nothingPaid: string;
  readonly number: string;
  readonly when: string;
  readonly amount: string;
  readonly creditNote: string;
  readonly action: string;
  readonly footer: (shop: string) => string;
}
