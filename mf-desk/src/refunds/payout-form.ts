/** What finance types about a transfer that was sent. */
export interface PayoutForm {
  readonly reference: string;
  /** `YYYY-MM-DD`. */
  readonly paidOn: string;
}

/** The fields that are wrong. */
export type PayoutErrors = Partial<Record<keyof PayoutForm, true>>;

/** Finds wrong fields: the bank's reference has three characters at least, and nothing is paid tomorrow. */
export const checkPayout = ({ reference, paidOn }: PayoutForm, today: string): PayoutErrors => ({
  ...(reference.trim().length < 3 ? { reference: true } : {}),
  ...(/^\d{4}-\d\d-\d\d$/.test(paidOn) && paidOn <= today ? {} : { paidOn: true }),
});
