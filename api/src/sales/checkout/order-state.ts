import { computeRequirements } from './compute-requirements.ts';
import type { OrderFacts, OrderState } from './facts.ts';

/** The steps in order. */
export const steps = ['cart', 'address', 'delivery', 'payment', 'confirm'] as const;
export type Step = (typeof steps)[number];

/**
 * Computes the displayed state: `canceled` and `complete` from their timestamps, else the step of
 * the first unmet requirement, or `confirm` when nothing is missing. It is computed at each read
 * and never stored, so it cannot be set.
 */
export function computeOrderState(facts: OrderFacts): OrderState {
  if (facts.canceledAt) return 'canceled';
  if (facts.completedAt) return 'complete';
  return computeRequirements(facts)[0]?.step ?? 'confirm';
}

/** Returns the requirements for submitting `step`: its own and those of every earlier step. */
export const requirementsUpTo = (step: Step, facts: OrderFacts) =>
  computeRequirements(facts).filter((one) => steps.indexOf(one.step) <= steps.indexOf(step));
