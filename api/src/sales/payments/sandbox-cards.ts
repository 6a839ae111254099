import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { fail, ok, type Queryable, type Result } from '../../platform/index.ts';

/**
 * Outcomes of the sandbox's test cards. Published in docs/payments.md; the numbers follow those of
 * real gateways.
 */
export const sandboxOutcomes = {
  '4242424242424242': 'success',
  '4000000000000002': 'card_declined',
  '4000000000009995': 'insufficient_funds',
  '4000002500003155': 'three_d_secure',
  /** Succeeds, but the gateway knows only some seconds later. */
  '4000000000000077': 'delayed_success',
  '4000000000000341': 'delayed_failure',
  /** Charged at once, with the reply after four seconds: to test a server crash in between. */
  '4000000000006975': 'slow_success',
  /** Paid, then disputed by the buyer's bank. `gateway/sandbox/outcomes` sets the result. */
  '4000000000000259': 'disputed',
  /** Paid; its refunds succeed or fail some seconds later. */
  '4000000000007726': 'refund_delayed',
  '4000000000005126': 'refund_fails',
} as const;
export type SandboxOutcome = (typeof sandboxOutcomes)[keyof typeof sandboxOutcomes];

export interface CardDetails {
  readonly number: string;
  readonly exp_month: number;
  readonly exp_year: number;
  readonly cvc: string;
}

const brands: readonly (readonly [RegExp, string])[] = [
  [/^4/, 'visa'],
  [/^(5[1-5]|2[2-7])/, 'mastercard'],
  [/^3[47]/, 'amex'],
];

/**
 * Exchanges card details for a token, as a gateway's page would. Stores only the brand and the last
 * four digits. Declines a number that is not a published test card, so that no real card is stored.
 */
export async function tokeniseCard(
  db: Queryable,
  card: CardDetails,
  now: Date,
): Promise<Result<{ payment_method_id: string; last4: string; brand: string }, 'payment_failed'>> {
  const digits = card.number.replaceAll(' ', '');
  if (!passesLuhn(digits)) {
    return fail('payment_failed', {
      decline_code: 'incorrect_number',
      detail: 'Check the card number; a digit is wrong.',
    });
  }
  if (card.exp_year * 12 + card.exp_month < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1) {
    return fail('payment_failed', {
      decline_code: 'expired_card',
      detail: 'This card has expired; use another one.',
    });
  }
  const outcome: SandboxOutcome = sandboxOutcomes[digits as keyof typeof sandboxOutcomes] ?? 'card_declined';
  const brand = brands.find(([pattern]) => pattern.test(digits))?.[1] ?? 'unknown';
  const id = `pm_sandbox_${randomBytes(16).toString('hex')}`;
  const last4 = digits.slice(-4);
  await db.execute(
    sql`insert into sandbox_cards (id, brand, last4, outcome) values (${id}, ${brand}, ${last4}, ${outcome})`,
  );
  return ok({ payment_method_id: id, last4, brand });
}

/** Whether the check digit of a card number is valid (ISO/IEC 7812-1, annex B). */
export function passesLuhn(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((all, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return all + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
