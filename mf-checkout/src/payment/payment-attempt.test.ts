import type { ApiProblem } from '@shop/kit/api';
import fc from 'fast-check';
import {
  attemptFor,
  nextState,
  type PaymentEvent,
  type PaymentState,
  startingState,
} from './payment-attempt.ts';

let made = 0;
const newKey = () => `key-${++made}`;
const problem = (code: ApiProblem['code']): ApiProblem => ({ code, title: code, detail: code, status: 0 });
const prepared: PaymentEvent = { type: 'prepared', prepared: { total: '123.00', token: 'pm_1' } };
const refused = (code: ApiProblem['code']): PaymentEvent => ({ type: 'refused', problem: problem(code) });
const submit = (state: PaymentState, content = 'card 4242'): PaymentState =>
  nextState(state, { type: 'submitted', attempt: attemptFor(state, content, newKey) });
const run = (state: PaymentState, ...events: PaymentEvent[]): PaymentState => events.reduce(nextState, state);

const lost = ['offline', 'timeout', 'busy', 'unreadable_reply', 'completion_in_progress'] as const;
const clear = ['payment_failed', 'cart_changed', 'stale_cart', 'payment_already_open'] as const;

describe('a lost reply', () => {
  it.each(lost)('%s keeps key and token, so that paying again repeats the same request', (code) => {
    const first = run(submit(startingState), prepared, refused(code));
    expect(first).toMatchObject({ stage: 'typing', unclear: true, problem: { code } });
    const again = submit(first);
    expect(again.stage).toBe('paying');
    expect(again.attempt).toEqual(first.attempt);
    expect(again.attempt?.prepared).toEqual({ total: '123.00', token: 'pm_1' });
    expect(again.problem).toBeUndefined();
  });
  it('is a new intention once the shopper wants something else', () => {
    const first = run(submit(startingState), prepared, refused('offline'));
    const other = submit(first, 'transfer');
    expect(other.stage).toBe('preparing');
    expect(other.attempt?.key).not.toBe(first.attempt?.key);
  });
  it('while nothing was charged yet is no unclear payment', () => {
    expect(run(submit(startingState), refused('offline'))).toMatchObject({ stage: 'typing', unclear: false });
  });
});

describe('a refusal', () => {
  it.each(clear)('%s ends the intention: the next try has a key of its own', (code) => {
    const first = run(submit(startingState), prepared);
    const over = run(first, refused(code));
    expect(over).toMatchObject({ stage: 'typing', unclear: false, problem: { code } });
    expect(over.attempt).toBeUndefined();
    expect(submit(over).attempt?.key).not.toBe(first.attempt?.key);
  });
});

describe('the question of the bank', () => {
  const asked = run(submit(startingState), prepared, { type: 'asked', intent: 'pi_1' });
  it('opens, is answered and goes on', () => {
    expect(asked).toMatchObject({ stage: 'challenge', intent: 'pi_1' });
    expect(run(asked, { type: 'answered' }).stage).toBe('confirming');
  });
  it('closed without an answer is asked again by the same request', () => {
    const left = run(asked, { type: 'left' });
    expect(left.stage).toBe('typing');
    expect(submit(left).attempt).toEqual(asked.attempt);
  });
  it('keeps its own key when the answer is lost', () => {
    const again = run(asked, { type: 'answered' }, refused('timeout'));
    expect(again).toMatchObject({ stage: 'typing', unclear: true });
    expect(again.attempt?.confirmKey).toBe(asked.attempt?.confirmKey);
  });
});

it('never changes a key while its outcome is unknown, whatever happens in between', () => {
  const event = fc.oneof(
    fc.constant<PaymentEvent>(prepared),
    fc.constant<PaymentEvent>({ type: 'asked', intent: 'pi' }),
    fc.constant<PaymentEvent>({ type: 'answered' }),
    fc.constant<PaymentEvent>({ type: 'left' }),
    fc.constantFrom(...lost).map(refused),
    fc.constant('submit' as const),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), (events) => {
      let state = submit(startingState);
      const { key } = state.attempt ?? { key: '' };
      for (const one of events) {
        state = one === 'submit' ? submit(state) : nextState(state, one);
        expect(state.attempt?.key).toBe(key);
      }
    }),
  );
});
