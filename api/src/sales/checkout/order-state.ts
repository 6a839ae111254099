import { computeRequirements } from './compute-requirements.ts';
import type { OrderFacts, OrderState } from './facts.ts';

/** Steps in the order they are taken. */
export const steps = ['cart', 'address', 'delivery', 'payment', 'confirm'] as const;
export type Step = (typeof steps)[number];

/**
 * The state shown: `canceled` and `complete` from their timestamps, else the step of the first unmet requirement, and
 * `confirm` when nothing is missing. It is computed at each read and stored nowhere, so it cannot be set.
 */
export function computeOrderState(facts: OrderFacts): OrderState {
  if (facts.canceledAt) return 'canceled';
  if (facts.completedAt) return 'complete';
  return computeRequirements(facts)[0]?.step ?? 'confirm';
}

/** The requirements that submitting `step` has to meet: its own and those of every step before it. */
export const requirementsUpTo = (step: Step, facts: OrderFacts) =>
  computeRequirements(facts).filter((one) => steps.indexOf(one.step) <= steps.indexOf(step));
