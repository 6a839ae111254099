import { type DunningStep, dunningSteps } from '@shop/contracts';
import { addDays, type Day } from '@shop/regions';

/**
 * Days after which a step may be sent. The first counts from the due day of an instalment; a transfer has no due day and
 * takes banks some days, so it counts from the order. The others count from the step before.
 */
export const dunningPauses = { instalment: 1, transfer: 7, next: 7 } as const;

interface Sent {
  readonly step: DunningStep;
  /** `YYYY-MM-DD`. */
  readonly sentOn: Day;
}

/**
 * The step that comes next for one due day, and the first day on which it may be sent; null after the last.
 *
 * @example findNextStep('instalment', '2026-11-01', []) // { step: 'reminder', from: '2026-11-02' }
 */
export const findNextStep = (
  kind: 'transfer' | 'instalment',
  dueOn: Day,
  sent: readonly Sent[],
): { readonly step: DunningStep; readonly from: Day } | null => {
  const last = Math.max(-1, ...sent.map(({ step }) => dunningSteps.indexOf(step)));
  const step = dunningSteps[last + 1];
  if (step === undefined) return null;
  const before = sent.find((one) => one.step === dunningSteps[last]);
  return {
    step,
    from: before ? addDays(before.sentOn, dunningPauses.next) : addDays(dueOn, dunningPauses[kind]),
  };
};
