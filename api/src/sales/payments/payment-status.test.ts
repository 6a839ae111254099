import fc from 'fast-check';
import { type PaymentFacts, type PaymentState, toPaymentStatus } from './payment-status.ts';

const one = (state: PaymentState, method = 'card', amount = 100n): PaymentFacts => ({
  state,
  method,
  amount,
});

it.each([
  [[], 'NOT_STARTED'],
  [[one('failed')], 'FAILED'],
  [[one('failed'), one('completed')], 'OK'],
  [[one('pending', 'check')], 'WAITING'],
  [[one('requires_action')], 'WAITING'],
  [[one('pending')], 'DELAYED'],
  [[one('processing')], 'DELAYED'],
  [[one('void')], 'NOT_STARTED'],
  [[one('completed', 'card', 60n)], 'NOT_STARTED'],
  [[one('completed', 'card', 60n), one('completed', 'check', 40n)], 'OK'],
] as const)('%j is %s', (payments, status) => {
  expect(toPaymentStatus(payments, 100n)).toBe(status);
});

it('is OK exactly when what was completed covers the total', () => {
  const state = fc.constantFrom<PaymentState>(
    'checkout',
    'processing',
    'requires_action',
    'pending',
    'completed',
    'failed',
    'void',
  );
  const payment = fc.record({
    method: fc.constantFrom('card', 'check'),
    state,
    amount: fc.bigInt({ min: 1n, max: 200n }),
  });
  fc.assert(
    fc.property(fc.array(payment, { maxLength: 5 }), fc.bigInt({ min: 1n, max: 400n }), (payments, total) => {
      const paid = payments
        .filter((each) => each.state === 'completed')
        .reduce((all, each) => all + each.amount, 0n);
      expect(toPaymentStatus(payments, total) === 'OK').toBe(paid >= total);
    }),
  );
});
