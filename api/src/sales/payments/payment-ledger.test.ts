import fc from 'fast-check';
import { computePaymentState, type Ledger, noRefunds, toWireStatus } from './payment-ledger.ts';
import { type PaymentFacts, type PaymentState, toPaymentStatus } from './payment-status.ts';

const one = (state: PaymentState, amount = 100n, method = 'card'): PaymentFacts => ({
  state,
  method,
  amount,
});
const ledger = (payments: readonly PaymentFacts[], more: Partial<Ledger> = {}): Ledger => ({
  total: 100n,
  payments,
  ...noRefunds,
  ...more,
});

it.each([
  ['none', 'NOT_STARTED', ledger([])],
  ['none', 'FAILED', ledger([one('failed')])],
  ['none', 'WAITING', ledger([one('pending', 100n, 'check')])],
  ['none', 'WAITING', ledger([one('requires_action')])],
  ['none', 'DELAYED', ledger([one('processing')])],
  ['authorised', 'DELAYED', ledger([one('pending')])],
  ['partially_paid', 'WAITING', ledger([one('completed', 60n), one('pending', 40n, 'check')])],
  ['partially_paid', 'WAITING', ledger([one('completed', 60n)])],
  ['paid', 'OK', ledger([one('failed'), one('completed')])],
  ['overpaid', 'OK', ledger([one('completed', 120n, 'check')])],
  ['paid', 'OK', ledger([one('completed', 120n, 'check')], { refunded: 20n })],
  ['partially_refunded', 'OK', ledger([one('completed')], { refunded: 30n })],
  ['refunded', 'OK', ledger([one('completed')], { refunded: 100n })],
  ['refunded', 'OK', ledger([one('completed')], { refunded: 100n, canceled: true })],
  ['paid', 'OK', ledger([one('completed')], { canceled: true })],
  ['voided', 'NOT_STARTED', ledger([one('void', 100n, 'check')], { canceled: true })],
  ['voided', 'NOT_STARTED', ledger([one('void')])],
  ['paid', 'DELAYED', ledger([one('completed')], { disputed: 100n })],
  ['refunded', 'FAILED', ledger([one('completed')], { lost: 100n })],
  ['paid', 'OK', ledger([], { total: 0n })],
] as const)('is %s, and %s to the specification', (state, status, facts) => {
  const forward = facts.total === 0n ? 'OK' : toPaymentStatus(facts.payments, facts.total);
  expect([computePaymentState(facts), toWireStatus(facts, forward)]).toEqual([state, status]);
});

it('is refunded exactly when something was refunded and less than the total is left', () => {
  const amount = fc.bigInt({ min: 1n, max: 300n });
  fc.assert(
    fc.property(amount, amount, fc.bigInt({ min: 0n, max: 300n }), (total, captured, wanted) => {
      const refunded = wanted % (captured + 1n);
      const state = computePaymentState({
        total,
        payments: [one('completed', captured)],
        ...noRefunds,
        refunded,
      });
      const kept = captured - refunded;
      expect(state === 'refunded').toBe(kept === 0n);
      expect(state === 'overpaid').toBe(kept > total);
      expect(state === 'paid').toBe(kept === total);
      expect(state === 'partially_refunded').toBe(kept > 0n && kept < total && refunded > 0n);
    }),
  );
});
