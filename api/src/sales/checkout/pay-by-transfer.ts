import type { Order } from '@shop/contracts';
import { toDecimal, zero } from '@shop/money';
import { ok, type Result } from '../../platform/index.ts';
import { type CheckoutContext, type CompleteCode, completeOrder } from './complete-order.ts';
import { type InstalmentInput, toInstalmentChoice } from './payment-choice.ts';
import { transferDetails } from './transfer-details.ts';

interface PendingTransfer {
  readonly order: Order;
  readonly transfer: ReturnType<typeof transferDetails>;
}

/** Places the order at once and returns the bank details for the transfer. */
export async function payByTransfer(
  completer: CheckoutContext,
  reference: string,
  asked: InstalmentInput & { readonly expected_total: string },
): Promise<Result<PendingTransfer, CompleteCode>> {
  const done = await completeOrder(completer, reference, {
    method: 'check',
    provider: 'transfer',
    token: null,
    expectedTotal: asked.expected_total,
    ...toInstalmentChoice(asked),
  });
  if (!done.ok) return done;
  const { order } = done.value;
  // With an instalment plan or a wallet share the awaited amount is less than the total; for a paid
  // order it is zero.
  const awaited = order.payments.findLast(
    ({ payment_method, state }) => payment_method === 'check' && state === 'pending',
  );
  const { outstanding_balance: outstanding = order.total } = order;
  const left = outstanding.startsWith('-') ? toDecimal(zero(order.currency)) : outstanding;
  return ok({ order, transfer: transferDetails(order, awaited?.amount ?? left) });
}
