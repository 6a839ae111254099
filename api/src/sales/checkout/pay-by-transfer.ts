import type { Order } from '@shop/contracts';
import { toDecimal, zero } from '@shop/money';
import { ok, type Result } from '../../platform/index.ts';
import { type CompleteCode, type Completer, completeOrder } from './complete-order.ts';
import { type PartsAsked, partsOf } from './payment-choice.ts';
import { transferTo } from './transfer-to.ts';

interface AwaitedTransfer {
  readonly order: Order;
  readonly transfer: ReturnType<typeof transferTo>;
}

/** Places the order now, waiting for a bank transfer, and says where it goes. */
export async function payByTransfer(
  completer: Completer,
  reference: string,
  asked: PartsAsked & { readonly expected_total?: string | undefined },
): Promise<Result<AwaitedTransfer, CompleteCode>> {
  const done = await completeOrder(completer, reference, {
    method: 'check',
    provider: 'transfer',
    token: null,
    expectedTotal: asked.expected_total,
    ...partsOf(asked),
  });
  if (!done.ok) return done;
  const { order } = done.value;
  // With a part paid in advance or by the wallet, less than the total is awaited; of an order that is paid, nothing.
  const awaited = order.payments.findLast(
    ({ payment_method, state }) => payment_method === 'check' && state === 'pending',
  );
  const { outstanding_balance: outstanding = order.total } = order;
  const left = outstanding.startsWith('-') ? toDecimal(zero(order.currency)) : outstanding;
  return ok({ order, transfer: transferTo(order, awaited?.amount ?? left) });
}
