/** The counts of two arms over one batch of documents. `bad` of each is out of `total`. */
export interface Batch {
  readonly candidateBad: number;
  readonly candidateTotal: number;
  readonly stableBad: number;
  readonly stableTotal: number;
}

const exact: number[] = [0];
for (let n = 1; n < 256; n += 1) exact.push((exact[n - 1] ?? 0) + Math.log(n));

/** Returns ln n!: summed below 256, above by Stirling's series (Abramowitz & Stegun 6.1.41), accurate to 15 digits. */
export const logFactorial = (n: number): number => {
  const known = exact[n];
  if (known !== undefined) return known;
  const square = n * n;
  return (
    n * Math.log(n) -
    n +
    Math.log(2 * Math.PI * n) / 2 +
    (1 / 12 - (1 / 360 - 1 / (1260 * square)) / square) / n
  );
};

const logChoose = (n: number, k: number): number => logFactorial(n) - logFactorial(k) - logFactorial(n - k);

/** Returns ln Σ exp(values), without overflow. */
export const logSum = (values: readonly number[]): number => {
  const most = values.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  return most === Number.NEGATIVE_INFINITY
    ? most
    : most + Math.log(values.reduce((sum, value) => sum + Math.exp(value - most), 0));
};

/**
 * Returns the natural logarithm of the probability that exactly `candidateBad` of a batch's bad documents were the
 * candidate's, given the documents of each arm and the total of bad ones, when the odds of a bad document are `odds`
 * times as high with the candidate. Fisher's noncentral hypergeometric distribution:
 *
 *     P(x) = C(c, x) C(s, f - x) odds^x / Σ_k C(c, k) C(s, f - k) odds^k
 * (Fisher 1935; McCullagh & Nelder, Generalized Linear Models, 7.3.) The overall rate of bad documents cancels out, so
 * a busy hour or a slow network, which affect both arms, have no effect. One value for each entry of `odds`.
 */
export const logLikelihoods = (batch: Batch, odds: readonly number[]): number[] => {
  const { candidateBad, candidateTotal, stableBad, stableTotal } = batch;
  const bad = candidateBad + stableBad;
  const least = Math.max(0, bad - stableTotal);
  const most = Math.min(bad, candidateTotal);
  const ways = Array.from(
    { length: most - least + 1 },
    (_, index) => logChoose(candidateTotal, least + index) + logChoose(stableTotal, bad - least - index),
  );
  return odds.map((ratio) => {
    const log = Math.log(ratio);
    const weights = ways.map((way, index) => way + (least + index) * log);
    return (weights[candidateBad - least] ?? Number.NEGATIVE_INFINITY) - logSum(weights);
  });
};
