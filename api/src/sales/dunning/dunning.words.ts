import type { DunningStep } from '@shop/contracts';

/** Texts of the mails about an outstanding payment; number, amount, due day and account are those of an instalment's. */
export interface DunningWords {
  readonly subject: Readonly<Record<DunningStep, (number: string) => string>>;
  readonly heading: Readonly<Record<DunningStep, string>>;
  readonly why: Readonly<Record<DunningStep, string>>;
  /** How to pay an order that is paid by bank transfer alone. */
  readonly how: string;
  /** The day of the order, from which an order without a due date counts. */
  readonly ordered: string;
  readonly days: string;
  readonly footer: (shop: string) => string;
}
