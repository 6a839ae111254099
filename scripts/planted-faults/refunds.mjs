import { jest } from './test-of.mjs';

const cancelTest = 'api/src/sales/cancellation/cancel-order.test.ts';
const outcomesTest = 'api/src/sales/payments/sandbox-outcomes.test.ts';

export const refunds = [
  {
    rule: 'money that arrives for a canceled order goes back',
    why: 'The bank tells of a transfer days later; nobody looks at a canceled order again.',
    file: 'api/src/sales/refunds/book-transfer.ts',
    find: '  await refundIfCanceled(tx, cart, actor);\n',
    replace: '',
    test: jest(cancelTest, 'refunds a transfer that arrives although it was canceled'),
  },
  {
    rule: 'the bank’s question of a canceled order is answered with no charge',
    why: 'The buyer canceled and pays the next part all the same, until the refund arrives days later.',
    file: 'api/src/sales/checkout/confirm-payment.ts',
    find: "    return fail('order_canceled');\n",
    replace: "    void fail('order_canceled');\n",
    test: jest('api/src/sales/checkout/placed.test.ts', 'is not charged by an authentication from before'),
  },
  {
    rule: 'a dispute that is won for a canceled order gives its money back',
    why: 'The bank held it while the order was canceled; the shop keeps money for goods that it never makes.',
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
    why: 'Its money comes free in parts, each with a credit note: more VAT goes back than was ever charged.',
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
    why: 'A clerk who refunds a line twice gives the same pieces back twice.',
    file: 'api/src/sales/refunds/plan-refund.ts',
    find: 'if (!line || count > line.quantity) return null;',
    replace: 'if (!line) return null;',
    test: jest('api/src/sales/refunds/plan-refund.test.ts', 'refuses more pieces'),
  },
  {
    rule: 'the last pieces of a line take what rounding left',
    why: 'Else a line that came back whole still owes a grosz, for ever.',
    file: 'api/src/sales/refunds/plan-refund.ts',
    find: '(amount * BigInt(count)) / BigInt(line.quantity)',
    replace: '(amount / BigInt(line.quantity)) * BigInt(count)',
    test: jest('api/src/sales/refunds/plan-refund.test.ts', 'piece by piece'),
  },
  {
    rule: 'a lost dispute is no payment',
    why: 'The money is gone; an order that shows OK is sent all the same.',
    file: 'api/src/sales/payments/payment-ledger.ts',
    find: "  if (ledger.lost > 0n) return 'FAILED';\n",
    replace: '',
    test: jest(outcomesTest, 'dispute lost, told twice'),
  },
  {
    rule: 'a refund that comes back is told, whatever was told before',
    why: 'It had arrived; the buyer’s bank sent it back, and the shop owes it again.',
    file: 'api/src/sales/refunds/settle-payout.ts',
    find: 'const rank = { pending: 0, succeeded: 1, failed: 2 } as const;',
    replace: 'const rank = { pending: 0, succeeded: 2, failed: 1 } as const;',
    test: jest(outcomesTest, 'refund that arrived and was sent back'),
  },
  {
    rule: 'a refund is told to its buyer',
    why: 'Money that comes without a word is a call to the hotline, and a credit note that nobody books.',
    file: 'api/src/sales/refunds/create-refund.ts',
    find: 'if (!told) await enqueue(',
    replace: 'if (told) await enqueue(',
    test: jest('api/src/sales/refunds/refunds.test.ts', 'by line and quantity'),
  },
  {
    rule: 'nothing is produced of a canceled order',
    why: 'The plant and the buyer press their buttons in the same second.',
    file: 'api/src/fulfilment/production/begin-production.ts',
    find: "    if (!order || order.canceled) return fail('order_canceled');\n",
    replace: "    if (!order) return fail('order_canceled');\n",
    test: jest(cancelTest, 'cannot be canceled by its buyer once it is made'),
  },
];
