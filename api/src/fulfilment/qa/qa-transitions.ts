import type { QaState } from '@shop/contracts';

/** What may follow each state. Nothing is final: what passed can be looked at again. */
export const qaTransitions: Readonly<Record<QaState, readonly QaState[]>> = {
  waiting: ['in_check', 'waived'],
  in_check: ['passed', 'failed', 'waived', 'waiting'],
  passed: ['in_check'],
  failed: ['in_check', 'waived'],
  waived: ['in_check'],
};

/** Whether a state says why. */
export const needsReason = (state: QaState): boolean => state === 'failed' || state === 'waived';
