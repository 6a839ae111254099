import type { HealthOutcome } from '@shop/contracts';
import {
  evaluateGuard,
  type GuardState,
  getOverallVerdict,
  initialGuardState,
  type Stratum,
} from './evaluate-guard.ts';

/** A small seeded generator (mulberry32), so that a simulation is reproducible on every machine. */
export const randomOf = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** The rate of bad documents of one release, by metric. */
export interface Rates {
  readonly mount: number;
  readonly errors: number;
  readonly lcp: number;
  readonly inp: number;
  readonly cls: number;
  /** Steps: the share of documents that reached the step before but not this one. */
  readonly configured: number;
  readonly carted: number;
  readonly checkout: number;
  readonly paid: number;
}

export const soundRates: Rates = {
  mount: 0,
  errors: 0.01,
  lcp: 0.2,
  inp: 0.1,
  cls: 0.05,
  configured: 0.4,
  carted: 0.7,
  checkout: 0.4,
  paid: 0.3,
};

/** One document of a visitor: a mount, and if it holds, the rest. A quarter of the documents see a product. */
const outcomesOf = (rates: Rates, random: () => number): HealthOutcome[] => {
  if (random() < rates.mount) return ['mount_failed'];
  const outcomes: HealthOutcome[] = [
    'mounted',
    random() < rates.errors ? 'erred' : 'calm',
    random() < rates.lcp ? 'lcp_poor' : 'lcp_good',
    random() < rates.inp ? 'inp_poor' : 'inp_good',
    random() < rates.cls ? 'cls_poor' : 'cls_good',
  ];
  if (random() < 0.75) return outcomes;
  const steps = [
    [rates.configured, 'configured', 'not_configured'],
    [rates.carted, 'carted', 'not_carted'],
    [rates.checkout, 'checkout', 'no_checkout'],
    [rates.paid, 'paid', 'not_paid'],
  ] as const;
  for (const [missed, taken, left] of steps) {
    if (random() < missed) {
      outcomes.push(left);
      break;
    }
    outcomes.push(taken);
  }
  return outcomes;
};

export interface Simulation {
  readonly seed: number;
  readonly candidate: Rates;
  readonly stable?: Rates;
  /** Successive shares, each for an equal part of the visitors. */
  readonly shares: readonly number[];
  readonly visitors: number;
  /** Visitors between two evaluations. */
  readonly every?: number;
  /** The daily variation of rates, over the rollout from 0 to 1; multiplies the bad rates of both arms. */
  readonly weather?: (time: number) => number;
}

const scaled = (rates: Rates, by: number): Rates =>
  Object.fromEntries(
    Object.entries(rates).map(([metric, rate]) => [metric, Math.min(0.95, rate * by)]),
  ) as unknown as Rates;

export interface Stop {
  /** Visitors of both arms until the stop. */
  readonly visitors: number;
  readonly candidates: number;
  readonly metric: string;
}

/** Simulates a whole rollout under the guard. Null: it was never stopped. */
export const simulate = (input: Simulation): Stop | null => {
  const { seed, candidate, stable = soundRates, shares, visitors, every = 100, weather } = input;
  const random = randomOf(seed);
  const strata: { id: string; stable: Record<string, number>; candidate: Record<string, number> }[] =
    shares.map((_, index) => ({ id: String(index), stable: {}, candidate: {} }));
  let state: GuardState = initialGuardState;
  let candidates = 0;
  let [now, before] = [candidate, stable];
  for (let visitor = 0; visitor < visitors; visitor += 1) {
    const era = Math.min(shares.length - 1, Math.floor((visitor * shares.length) / visitors));
    const stratum = strata[era];
    if (stratum === undefined) continue;
    const chosen = random() < (shares[era] ?? 0);
    if (chosen) candidates += 1;
    if (weather !== undefined && visitor % every === 0) {
      const by = weather(visitor / visitors);
      [now, before] = [scaled(candidate, by), scaled(stable, by)];
    }
    const tally = chosen ? stratum.candidate : stratum.stable;
    for (const outcome of outcomesOf(chosen ? now : before, random))
      tally[outcome] = (tally[outcome] ?? 0) + 1;
    if ((visitor + 1) % every !== 0) continue;
    const seen = evaluateGuard(state, strata as readonly Stratum[]);
    state = seen.state;
    if (getOverallVerdict(seen.findings) === 'worse') {
      const worst = seen.findings.find(({ verdict }) => verdict === 'worse');
      return { visitors: visitor + 1, candidates, metric: worst?.rule.metric ?? '' };
    }
  }
  return null;
};
