import { jest } from './test-of.mjs';

const cancelTest = 'api/src/sales/cancellation/cancel-order.test.ts';
const outcomesTest = 'api/src/sales/payments/sandbox-outcomes.test.ts';

export const refunds = [
  {
    rule: 'money that arrives for a canceled order is refunded',
    why: 'The bank reports a transfer days later, when nobody looks at the order any more.',
    file: 'api/src/sales/refunds/book-transfer.ts',
    find: '  await refundIfCanceled(tx, cart, actor);\n',
    replace: '',
    test: jest(cancelTest, 'refunds a transfer that arrives although it was canceled'),
  },
  {
    rule: 'a 3-D Secure result for a canceled order charges nothing',
    why: 'Otherwise the buyer cancels and still pays the next instalment until the refund arrives days later.',
    file: 'api/src/sales/checkout/confirm-payment.ts',
    find: "    return fail('order_canceled');\n",
    replace: "    void fail('order_canceled');\n",
    test: jest('api/src/sales/checkout/placed.test.ts', 'is not charged by an authentication from before'),
  },
  {
    rule: 'a won dispute of a canceled order refunds its money',
    why: 'The bank held it while the order was canceled; otherwise the shop would keep money for goods that it never makes.',
    file: 'api/src/sales/refunds/apply-gateway-event.ts',
    find: "  await refundIfCanceled(tx, cart, 'job:event');\n",
    replace: '',
    test: jest(
      'api/src/sales/refunds/disputed-and-canceled.test.ts',
      'refunds what a bank held while an order was canceled',
    ),
  },
  {
    rule: 'a canceled order is credited once',
    why: 'Its money is released in steps; a credit note for each would credit more VAT than was charged.',
    file: 'api/src/sales/refunds/credit-note.ts',
    find: ' || !(await hasUncreditedAmount(tx, orderId, refundId))',
    replace: '',
    test: jest(
      'api/src/sales/refunds/disputed-and-canceled.test.ts',
      'credits an order in instalments whole when it is canceled',
    ),
  },
  {
    rule: 'what is refunded is taken from what is left',
    why: 'A clerk who refunds a line twice would refund the same pieces twice.',
    file: 'api/src/sales/refunds/plan-refund.ts',
    find: 'if (!line || count > line.quantity) return null;',
    replace: 'if (!line) return null;',
    test: jest('api/src/sales/refunds/plan-refund.test.ts', 'refuses more pieces'),
  },
  {
    rule: 'the last pieces of a line get the rounding remainder',
    why: 'Otherwise a completely refunded line would owe a grosz for ever.',
    file: 'api/src/sales/refunds/plan-refund.ts',
    find: '(amount * BigInt(count)) / BigInt(line.quantity)',
    replace: '(amount / BigInt(line.quantity)) * BigInt(count)',
    test: jest('api/src/sales/refunds/plan-refund.test.ts', 'piece by piece'),
  },
  {
    rule: 'a lost dispute is no payment',
    why: 'The money is gone; an order that shows OK would still be shipped.',
    file: 'api/src/sales/payments/payment-ledger.ts',
    find: "  if (ledger.lost > 0n) return 'FAILED';\n",
    replace: '',
    test: jest(outcomesTest, 'dispute lost, told twice'),
  },
  {
    rule: 'a returned refund is reported even after an earlier report',
    why: 'It had arrived; then the buyer’s bank returned it, and the shop owes it again.',
    file: 'api/src/sales/refunds/settle-payout.ts',
    find: 'const rank = { pending: 0, succeeded: 1, failed: 2 } as const;',
    replace: 'const rank = { pending: 0, succeeded: 2, failed: 1 } as const;',
    test: jest(outcomesTest, 'refund that arrived and was sent back'),
  },
  {
    rule: 'the buyer is notified of a refund',
    why: 'Money without a message leads to a call to support, and to a credit note that nobody books.',
    file: 'api/src/sales/refunds/create-refund.ts',
    find: 'if (!told) await enqueue(',
    replace: 'if (told) await enqueue(',
    test: jest('api/src/sales/refunds/refunds.test.ts', 'by line and quantity'),
  },
  {
    rule: 'nothing is produced for a canceled order',
    why: 'Plant and buyer may act in the same second.',
    file: 'api/src/fulfilment/production/begin-production.ts',
    find: "    if (!order || order.canceled) return fail('order_canceled');\n",
    replace: "    if (!order) return fail('order_canceled');\n",
    test: jest(cancelTest, 'cannot be canceled by its buyer once it is made'),
  },
  {
    rule: 'the price of a sample pack comes back once',
    why: 'Each further order would pay for another pack.',
    file: 'api/src/sales/samples/refund-pack.ts',
    find: '{buyer.id}',
    replace: '{buyer.id * 1_000_000 + orderId}',
    test: jest('api/src/sales/samples/samples.test.ts', 'once, when production of the next packaging begins'),
  },
  {
    rule: 'the price of a sample pack comes back for packaging',
    why: 'A pack would pay for itself.',
    file: 'api/src/sales/samples/refund-pack.ts',
    find: "          and g.item ->> 'product_type' <> 'samples')",
    replace: '          and true)',
    test: jest('api/src/sales/samples/samples.test.ts', 'once, when production of the next packaging begins'),
  },
];
