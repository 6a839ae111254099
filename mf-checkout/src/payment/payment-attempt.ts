import { type ApiProblem, mayHaveHappened } from '@shop/kit/api';

/**
 * One intention of the shopper to pay. It keeps its key and what was prepared for it as long as its outcome is not
 * known, so that paying again after a lost reply repeats the very same request and is answered with the same order.
 */
export interface PaymentAttempt {
  /** What the shopper wants: method, total and card as typed. Another content is another intention. */
  readonly fingerprint: string;
  readonly key: string;
  /** Key of the answer to the bank's question. */
  readonly confirmKey: string;
  /** Set once the order knows the method; from here on only the payment itself is repeated. */
  readonly prepared?: PreparedPayment;
}
export interface PreparedPayment {
  /** Gross total the shopper saw when agreeing, as a decimal string. */
  readonly total: string;
  /** The gateway's name for the typed card; null for a transfer. */
  readonly token: string | null;
}

export interface PaymentState {
  readonly stage: 'editing' | 'preparing' | 'paying' | 'challenge' | 'confirming';
  readonly attempt?: PaymentAttempt;
  /** The bank's open question. */
  readonly intent?: string;
  readonly problem?: ApiProblem;
  /** With a problem: whether money may have moved although nobody said so. */
  readonly isOutcomeUnknown: boolean;
}

export type PaymentEvent =
  | { readonly type: 'submitted'; readonly attempt: PaymentAttempt }
  | { readonly type: 'prepared'; readonly prepared: PreparedPayment }
  | { readonly type: 'actionRequired'; readonly intent: string }
  | { readonly type: 'challengeAnswered' }
  | { readonly type: 'challengeClosed' }
  | { readonly type: 'failed'; readonly problem: ApiProblem };

export const initialPaymentState: PaymentState = { stage: 'editing', isOutcomeUnknown: false };

/** The attempt to go on with: the one whose outcome is unknown when the shopper wants the same again, else a new one. */
export function resumeOrCreateAttempt(
  { attempt }: PaymentState,
  fingerprint: string,
  newKey: () => string,
): PaymentAttempt {
  return attempt?.fingerprint === fingerprint
    ? attempt
    : { fingerprint, key: newKey(), confirmKey: newKey() };
}

export const isBusy = ({ stage }: PaymentState): boolean =>
  stage === 'preparing' || stage === 'paying' || stage === 'confirming';

/** What happens next; pure. Events that do not belong to the current stage change nothing. */
export function paymentReducer(state: PaymentState, event: PaymentEvent): PaymentState {
  const { stage, attempt } = state;
  switch (event.type) {
    case 'submitted':
      if (stage !== 'editing') return state;
      return {
        stage: event.attempt.prepared ? 'paying' : 'preparing',
        attempt: event.attempt,
        isOutcomeUnknown: false,
      };
    case 'prepared':
      if (stage !== 'preparing' || !attempt) return state;
      return { stage: 'paying', attempt: { ...attempt, prepared: event.prepared }, isOutcomeUnknown: false };
    case 'actionRequired':
      return stage === 'paying' ? { ...state, stage: 'challenge', intent: event.intent } : state;
    case 'challengeAnswered':
      return stage === 'challenge' ? { ...state, stage: 'confirming' } : state;
    // Closing the bank's question leaves it open: paying again asks the same question again.
    case 'challengeClosed':
      return stage === 'challenge' && attempt
        ? { stage: 'editing', attempt, isOutcomeUnknown: false }
        : state;
    case 'failed':
      return isBusy(state) ? afterFailure(state, event.problem) : state;
  }
}

function afterFailure({ stage, attempt }: PaymentState, problem: ApiProblem): PaymentState {
  const isUnknown = mayHaveHappened(problem);
  return {
    stage: 'editing',
    problem,
    isOutcomeUnknown: isUnknown && stage !== 'preparing',
    ...(isUnknown && attempt ? { attempt } : {}),
  };
}
