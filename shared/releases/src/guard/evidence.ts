import { type Batch, logLikelihoods, logSum } from './hypergeometric.ts';

/**
 * How much worse than the margin a candidate may be, as multiples of the margin's odds ratio, with equal prior weights:
 * from "hardly" to "nearly always", so that the size of harm need not be known in advance.
 */
export const alternatives = [1.2, 1.6, 2.5, 5, 15, 60] as const;

/** The logarithm of the likelihood ratio of each alternative to the margin, over all batches so far. */
export type Evidence = readonly number[];
export const noEvidence: Evidence = alternatives.map(() => 0);

/**
 * Adds one batch. Under "the odds are at most `margin` times as high" each ratio has expectation at most 1 given
 * everything before (equality at the margin; below it, since the family has monotone likelihood ratio), so that their
 * product over batches is a nonnegative supermartingale, however rates and shares change from batch to batch.
 */
export const addBatch = (evidence: Evidence, batch: Batch, margin: number): Evidence => {
  const [atMargin = 0, ...others] = logLikelihoods(batch, [
    margin,
    ...alternatives.map((times) => margin * times),
  ]);
  return evidence.map((log, index) => log + (others[index] ?? atMargin) - atMargin);
};

/**
 * Returns ln of the mean ratio over the alternatives (a mixture sequential probability ratio test: Robbins 1970; Johari
 * et al., "Always valid inference", Operations Research 70, 2022). By Ville's inequality it ever reaches ln(1/a) with
 * probability at most a while the candidate is within the margin, regardless of the number of evaluations.
 */
export const logEvidence = (evidence: Evidence): number => logSum(evidence) - Math.log(evidence.length);
