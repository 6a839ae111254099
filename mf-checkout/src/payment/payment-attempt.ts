import { type ApiProblem, mayHaveHappened } from '@shop/kit/api';

/**
 * One payment attempt. It reuses its key and its prepared data until its outcome is known, so that paying again after a
 * lost reply repeats exactly the same request and returns the same order.
 */
export interface PaymentAttempt {
  /** The shopper's choice: method, total and typed card. A different one is a new attempt. */
  readonly fingerprint: string;
  readonly key: string;
  /** Idempotency key of the challenge's confirmation. */
  readonly confirmKey: string;
  /** Set once the order has the method; after that only the payment itself is repeated. */
  readonly prepared?: PreparedPayment;
}
export interface PreparedPayment {
  /** Gross total the shopper saw when agreeing, as a decimal string. */
  readonly total: string;
  /** The gateway's token of the card; null for a transfer. */
  readonly token: string | null;
}

export interface PaymentState {
  readonly stage: 'editing' | 'preparing' | 'paying' | 'challenge' | 'confirming';
  readonly attempt?: PaymentAttempt;
  /** The intent of the open 3-D Secure challenge. */
  readonly intent?: string;
  readonly problem?: ApiProblem;
  /** With a problem: whether a charge may have happened without a reply. */
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

/** Returns the attempt to use: the one with an unknown outcome for the same choice, else a new one. */
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

/** Returns the next state; pure. Events that do not belong to the current stage change nothing. */
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
    // Closing the challenge leaves it open: paying again shows the same challenge.
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
