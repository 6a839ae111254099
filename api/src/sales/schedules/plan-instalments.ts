import { apportion, type Money } from '@shop/money';
import type { InstalmentTerms } from '@shop/regions';
import { fail, ok, type Result } from '../../platform/index.ts';

/** An instalment of a proposal: its weight and its days after the order. */
export interface PlannedInstalment {
  readonly weight: bigint;
  readonly afterDays: number;
}

/** The buyer's request: decimal minor units and days, where given. */
export interface RequestedInstalment {
  readonly amount: bigint | undefined;
  /** `YYYY-MM-DD`. */
  readonly dueOn: string | undefined;
}

/**
 * Splits an amount by largest remainder, so that the instalments add up to `whole` exactly.
 *
 * @example splitInstalments(money(100, 'PLN'), [1n, 1n, 1n]) // 0.34, 0.33, 0.33
 */
export const splitInstalments = (whole: Money, weights: readonly bigint[]): readonly Money[] =>
  apportion(whole, weights);

const day = 86_400_000;

/**
 * Validates a buyer's proposal for `whole`. Amounts and dates are given for all instalments or for
 * none; without them the instalments are equal, in the region's interval. The first is due at once
 * and at least an equal share, so that nothing is produced for a token amount.
 */
export function planInstalments(
  terms: InstalmentTerms,
  whole: Money,
  asked: readonly RequestedInstalment[],
  today: string,
): Result<readonly PlannedInstalment[], 'payment_schedule_invalid' | 'payment_schedule_not_offered'> {
  const count = asked.length;
  if (!terms.counts.includes(count)) {
    return fail('payment_schedule_invalid', {
      detail: `This order can be paid in ${terms.counts.join(' or ')} instalments.`,
    });
  }
  if (whole.amount < terms.minimum || whole.amount < BigInt(count))
    return fail('payment_schedule_not_offered');
  const weights = weightsOf(whole, asked);
  if (typeof weights === 'string') return fail('payment_schedule_invalid', { detail: weights });
  const days = daysOf(terms, asked, today);
  if (typeof days === 'string') return fail('payment_schedule_invalid', { detail: days });
  return ok(weights.map((weight, index) => ({ weight, afterDays: days[index] ?? 0 })));
}

function weightsOf(whole: Money, asked: readonly RequestedInstalment[]): readonly bigint[] | string {
  const amounts = asked.flatMap(({ amount }) => amount ?? []);
  if (amounts.length === 0) return asked.map(() => 1n);
  if (amounts.length !== asked.length) return 'Give the amount of every instalment, or of none.';
  if (amounts.some((amount) => amount < 1n)) return 'Every instalment must be above zero.';
  if (amounts.reduce((all, amount) => all + amount, 0n) !== whole.amount)
    return 'The instalments must add up to the amount due.';
  const [first = 0n] = amounts;
  return first < whole.amount / BigInt(asked.length)
    ? 'The first instalment must be at least an equal share.'
    : amounts;
}

function daysOf(
  terms: InstalmentTerms,
  asked: readonly RequestedInstalment[],
  today: string,
): readonly number[] | string {
  const dates = asked.flatMap(({ dueOn }) => dueOn ?? []);
  if (dates.length === 0) return asked.map((_, index) => index * terms.intervalDays);
  if (dates.length !== asked.length) return 'Give the date of every instalment, or of none.';
  const start = Date.parse(`${today}T00:00:00Z`);
  const days = dates.map((date) => (Date.parse(`${date}T00:00:00Z`) - start) / day);
  if (days[0] !== 0) return 'The first instalment is due today.';
  if (days.some((one, index) => index > 0 && one <= (days[index - 1] ?? 0)))
    return 'Each instalment must be due after the previous one.';
  return (days.at(-1) ?? 0) > terms.maxDays
    ? `The last instalment must be due within ${terms.maxDays} days.`
    : days;
}
