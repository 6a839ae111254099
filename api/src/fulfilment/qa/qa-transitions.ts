import type { QaState } from '@shop/contracts';

/** Allowed transitions of each state. No state is final: a passed line can be checked again. */
export const qaTransitions: Readonly<Record<QaState, readonly QaState[]>> = {
  waiting: ['in_check', 'waived'],
  in_check: ['passed', 'failed', 'waived', 'waiting'],
  passed: ['in_check'],
  failed: ['in_check', 'waived'],
  waived: ['in_check'],
};

/** Whether a state requires a reason. */
export const needsReason = (state: QaState): boolean => state === 'failed' || state === 'waived';
