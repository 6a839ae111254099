// Ratios instead of seconds: our work and an anchor alternate in the same run, so that a slow or busy machine slows
// both. Every part of the bench prints its rows through `report`; scripts/bench.mjs makes the table.

/** One row of the table. `limit` is a declared budget; a row without one is informational. */
export interface Row {
  readonly what: string;
  readonly measured: number;
  readonly unit: string;
  readonly limit?: number;
  readonly note?: string;
}

export const report = (row: Row): void => console.log(`BENCH ${JSON.stringify(row)}`);

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Returns the milliseconds of one call, averaged over enough calls to hide the clock's resolution. */
function timed(work: () => unknown, calls: number): number {
  const begun = performance.now();
  for (let call = 0; call < calls; call += 1) work();
  return (performance.now() - begun) / calls;
}

/**
 * Returns the number of calls in about 4 ms: shorter than a busy system's time slices. The warm-up is for the compiler,
 * which runs in parallel and is slow on a busy machine.
 */
function callsOf(work: () => unknown): number {
  const until = performance.now() + 800;
  while (performance.now() < until) work();
  return Math.max(1, Math.ceil(4 / Math.max(0.001, timed(work, 20))));
}

/** Returns the tenth percentile, an estimate without disturbances. */
export const undisturbed = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 10)] ?? Number.NaN;

export interface Compared {
  /** Our time divided by the anchor's. */
  readonly ratio: number;
  /** Milliseconds of one call. */
  readonly ours: number;
}

/** Alternates both in many short rounds and compares the undisturbed ones of each. */
export function compare(ours: () => unknown, anchor: () => unknown, rounds = 120): Compared {
  const [a, b] = [callsOf(ours), callsOf(anchor)];
  const pairs = Array.from({ length: rounds }, () => [timed(ours, a), timed(anchor, b)] as const);
  const best = undisturbed(pairs.map(([x]) => x));
  return { ratio: best / undisturbed(pairs.map(([, y]) => y)), ours: best };
}
