import type { ApiProblem } from '@shop/kit/api';
import fc from 'fast-check';
import {
  initialPaymentState,
  type PaymentEvent,
  type PaymentState,
  paymentReducer,
  resumeOrCreateAttempt,
} from './payment-attempt.ts';

let made = 0;
const newKey = () => `key-${++made}`;
const problem = (code: ApiProblem['code']): ApiProblem => ({ code, title: code, detail: code, status: 0 });
const prepared: PaymentEvent = { type: 'prepared', prepared: { total: '123.00', token: 'pm_1' } };
const refused = (code: ApiProblem['code']): PaymentEvent => ({ type: 'failed', problem: problem(code) });
const submit = (state: PaymentState, content = 'card 4242'): PaymentState =>
  paymentReducer(state, { type: 'submitted', attempt: resumeOrCreateAttempt(state, content, newKey) });
const run = (state: PaymentState, ...events: PaymentEvent[]): PaymentState =>
  events.reduce(paymentReducer, state);

const lost = ['offline', 'timeout', 'busy', 'unreadable_reply', 'completion_in_progress'] as const;
const clear = ['payment_failed', 'cart_changed', 'stale_cart', 'payment_already_open'] as const;

describe('a lost reply', () => {
  it.each(lost)('%s keeps key and token, so that paying again repeats the same request', (code) => {
    const first = run(submit(initialPaymentState), prepared, refused(code));
    expect(first).toMatchObject({ stage: 'editing', isOutcomeUnknown: true, problem: { code } });
    const again = submit(first);
    expect(again.stage).toBe('paying');
    expect(again.attempt).toEqual(first.attempt);
    expect(again.attempt?.prepared).toEqual({ total: '123.00', token: 'pm_1' });
    expect(again.problem).toBeUndefined();
  });
  it('is a new intention once the shopper wants something else', () => {
    const first = run(submit(initialPaymentState), prepared, refused('offline'));
    const other = submit(first, 'transfer');
    expect(other.stage).toBe('preparing');
    expect(other.attempt?.key).not.toBe(first.attempt?.key);
  });
  it('while nothing was charged yet is no isOutcomeUnknown payment', () => {
    expect(run(submit(initialPaymentState), refused('offline'))).toMatchObject({
      stage: 'editing',
      isOutcomeUnknown: false,
    });
  });
});

describe('a refusal', () => {
  it.each(clear)('%s ends the intention: the next try has a key of its own', (code) => {
    const first = run(submit(initialPaymentState), prepared);
    const over = run(first, refused(code));
    expect(over).toMatchObject({ stage: 'editing', isOutcomeUnknown: false, problem: { code } });
    expect(over.attempt).toBeUndefined();
    expect(submit(over).attempt?.key).not.toBe(first.attempt?.key);
  });
});

describe('the question of the bank', () => {
  const asked = run(submit(initialPaymentState), prepared, { type: 'actionRequired', intent: 'pi_1' });
  it('opens, is answered and goes on', () => {
    expect(asked).toMatchObject({ stage: 'challenge', intent: 'pi_1' });
    expect(run(asked, { type: 'challengeAnswered' }).stage).toBe('confirming');
  });
  it('closed without an answer is asked again by the same request', () => {
    const left = run(asked, { type: 'challengeClosed' });
    expect(left.stage).toBe('editing');
    expect(submit(left).attempt).toEqual(asked.attempt);
  });
  it('keeps its own key when the answer is lost', () => {
    const again = run(asked, { type: 'challengeAnswered' }, refused('timeout'));
    expect(again).toMatchObject({ stage: 'editing', isOutcomeUnknown: true });
    expect(again.attempt?.confirmKey).toBe(asked.attempt?.confirmKey);
  });
});

it('never changes a key while its outcome is unknown, whatever happens in between', () => {
  const event = fc.oneof(
    fc.constant<PaymentEvent>(prepared),
    fc.constant<PaymentEvent>({ type: 'actionRequired', intent: 'pi' }),
    fc.constant<PaymentEvent>({ type: 'challengeAnswered' }),
    fc.constant<PaymentEvent>({ type: 'challengeClosed' }),
    fc.constantFrom(...lost).map(refused),
    fc.constant('submit' as const),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), (events) => {
      let state = submit(initialPaymentState);
      const { key } = state.attempt ?? { key: '' };
      for (const one of events) {
        state = one === 'submit' ? submit(state) : paymentReducer(state, one);
        expect(state.attempt?.key).toBe(key);
      }
    }),
  );
});
