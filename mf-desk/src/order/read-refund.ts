import type { BodyOf, previewRefund, StaffOrder } from '@shop/contracts';

/** The reasons that staff choose. */
export type RefundReason =
  | 'withdrawal'
  | 'defect'
  | 'wrong_item'
  | 'late_delivery'
  | 'price_reduction'
  | 'overpayment';

/** What is typed in the dialog of a refund. */
export interface RefundForm {
  readonly way: 'lines' | 'amount';
  /** By line item id. */
  readonly pieces: Readonly<Record<number, string>>;
  readonly amount: string;
  readonly reason: RefundReason;
}

/** Reads an amount with point or comma and at most two decimals as the API takes it; null: not an amount above zero. */
export const parseAmount = (typed: string): string | null => {
  const match = /^(\d{1,12})(?:[.,](\d{1,2}))?$/.exec(typed.replace(/[\s\u00a0\u202f]/g, ''));
  if (!match) return null;
  const amount = `${BigInt(match[1] ?? '0')}.${(match[2] ?? '').padEnd(2, '0')}`;
  return amount === '0.00' ? null : amount;
};

/** Returns what the form asks for; null where a number is missing, wrong or more than what is left of its line. */
export const readRefund = (
  { way, pieces, amount, reason }: RefundForm,
  lines: StaffOrder['lines'],
): BodyOf<typeof previewRefund> | null => {
  if (way === 'amount') {
    const read = parseAmount(amount);
    return read === null ? null : { amount: read, reason };
  }
  const wished = lines.flatMap(({ line_item_id, quantity, refunded }) => {
    const typed = (pieces[line_item_id] ?? '').trim();
    return typed === '' ? [] : [{ line_item_id, typed, most: quantity - refunded }];
  });
  const isWrong = ({ typed, most }: (typeof wished)[number]) =>
    !/^[1-9]\d{0,8}$/.test(typed) || Number(typed) > most;
  if (wished.length === 0 || wished.some(isWrong)) return null;
  return {
    lines: wished.map(({ line_item_id, typed }) => ({ line_item_id, quantity: Number(typed) })),
    reason,
  };
};
