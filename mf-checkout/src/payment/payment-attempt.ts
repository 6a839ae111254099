import { type ApiProblem, mayHaveHappened } from '@shop/kit/api';

/**
 * One intention of the shopper to pay. It keeps its key and what was prepared for it as long as its outcome is not
 * known, so that paying again after a lost reply repeats the very same request and is answered with the same order.
 */
export interface Attempt {
  /** What the shopper wants: method, total and card as typed. Another content is another intention. */
  readonly content: string;
  readonly key: string;
  /** Key of the answer to the bank's question. */
  readonly confirmKey: string;
  /** Set once the order knows the method; from here on only the payment itself is repeated. */
  readonly prepared?: Prepared;
}
export interface Prepared {
  /** Gross total the shopper saw when agreeing, as a decimal string. */
  readonly total: string;
  /** The gateway's name for the typed card; null for a transfer. */
  readonly token: string | null;
}

export interface PaymentState {
  readonly stage: 'typing' | 'preparing' | 'paying' | 'challenge' | 'confirming';
  readonly attempt?: Attempt;
  /** The bank's open question. */
  readonly intent?: string;
  readonly problem?: ApiProblem;
  /** With a problem: whether money may have moved although nobody said so. */
  readonly unclear: boolean;
}

export type PaymentEvent =
  | { readonly type: 'submitted'; readonly attempt: Attempt }
  | { readonly type: 'prepared'; readonly prepared: Prepared }
  | { readonly type: 'asked'; readonly intent: string }
  | { readonly type: 'answered' }
  | { readonly type: 'left' }
  | { readonly type: 'refused'; readonly problem: ApiProblem };

export const startingState: PaymentState = { stage: 'typing', unclear: false };

/** The attempt to go on with: the one whose outcome is unknown when the shopper wants the same again, else a new one. */
export function attemptFor({ attempt }: PaymentState, content: string, newKey: () => string): Attempt {
  return attempt?.content === content ? attempt : { content, key: newKey(), confirmKey: newKey() };
}

export const isBusy = ({ stage }: PaymentState): boolean =>
  stage === 'preparing' || stage === 'paying' || stage === 'confirming';

/** What happens next; pure. Events that do not belong to the current stage change nothing. */
export function nextState(state: PaymentState, event: PaymentEvent): PaymentState {
  const { stage, attempt } = state;
  switch (event.type) {
    case 'submitted':
      if (stage !== 'typing') return state;
      return {
        stage: event.attempt.prepared ? 'paying' : 'preparing',
        attempt: event.attempt,
        unclear: false,
      };
    case 'prepared':
      if (stage !== 'preparing' || !attempt) return state;
      return { stage: 'paying', attempt: { ...attempt, prepared: event.prepared }, unclear: false };
    case 'asked':
      return stage === 'paying' ? { ...state, stage: 'challenge', intent: event.intent } : state;
    case 'answered':
      return stage === 'challenge' ? { ...state, stage: 'confirming' } : state;
    // Closing the bank's question leaves it open: paying again asks the same question again.
    case 'left':
      return stage === 'challenge' && attempt ? { stage: 'typing', attempt, unclear: false } : state;
    case 'refused':
      return isBusy(state) ? afterFailure(state, event.problem) : state;
  }
}

function afterFailure({ stage, attempt }: PaymentState, problem: ApiProblem): PaymentState {
  const lost = mayHaveHappened(problem);
  return {
    stage: 'typing',
    problem,
    unclear: lost && stage !== 'preparing',
    ...(lost && attempt ? { attempt } : {}),
  };
}
