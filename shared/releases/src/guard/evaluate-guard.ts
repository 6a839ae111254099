import type { HealthMetric, HealthOutcome } from '@shop/contracts';
import { addBatch, type Evidence, logEvidence, noEvidence } from './evidence.ts';
import { type MetricRule, metricRules } from './metrics.ts';

/** Documents by outcome. */
export type OutcomeCounts = Readonly<Partial<Record<HealthOutcome, number>>>;

/** Documents that were given out under the same shares: only these can be compared with each other. */
export interface Stratum {
  /** Names it; a stratum keeps its name from look to look and its counts only grow. */
  readonly id: string;
  readonly stable: OutcomeCounts;
  readonly candidate: OutcomeCounts;
}

/** Bad and good documents of one arm. */
export interface Arm {
  readonly good: number;
  readonly bad: number;
}

type Counts = readonly [stableGood: number, stableBad: number, candidateGood: number, candidateBad: number];
const noCounts: Counts = [0, 0, 0, 0];

/** What the guard remembers of one candidate between two looks; plain JSON. */
export interface GuardState {
  /** By stratum and metric: what is in the evidence already. */
  readonly used: Readonly<Record<string, Readonly<Partial<Record<HealthMetric, Counts>>>>>;
  readonly evidence: Readonly<Partial<Record<HealthMetric, Evidence>>>;
  /** The most that the evidence of a metric ever was (natural logarithm). */
  readonly maxEvidence: Readonly<Partial<Record<HealthMetric, number>>>;
}

export const initialGuardState: GuardState = { used: {}, evidence: {}, maxEvidence: {} };

export type MetricVerdict = 'too_few' | 'fine' | 'worse';

export interface Finding {
  readonly rule: MetricRule;
  readonly stable: Arm;
  readonly candidate: Arm;
  /** Always-valid p-value for "not worse than the margin", before the division among metrics. */
  readonly pValue: number;
  readonly verdict: MetricVerdict;
}

/**
 * Documents of a metric that make a batch. A batch of one says nothing, since the distribution is conditional on its
 * bad documents; where it ends depends on the number of documents alone, never on what became of them.
 */
export const batchSize = 40;

const total = (tally: OutcomeCounts, outcomes: readonly HealthOutcome[]): number =>
  outcomes.reduce((sum, outcome) => sum + (tally[outcome] ?? 0), 0);

const countOutcomes = ({ stable, candidate }: Stratum, { good, bad }: MetricRule): Counts => [
  total(stable, good),
  total(stable, bad),
  total(candidate, good),
  total(candidate, bad),
];

const sum = (counted: readonly Counts[]): Counts =>
  counted.reduce<Counts>((a, b) => [a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3]], noCounts);

/** The batch since the last look, or undefined where there are too few documents yet or counts were cleared away. */
const getNewBatch = (now: Counts, before: Counts) => {
  const [stableGood, stableBad, candidateGood, candidateBad] = [
    now[0] - before[0],
    now[1] - before[1],
    now[2] - before[2],
    now[3] - before[3],
  ];
  const documents = stableGood + stableBad + candidateGood + candidateBad;
  return documents >= batchSize && Math.min(stableGood, stableBad, candidateGood, candidateBad) >= 0
    ? {
        candidateBad,
        candidateTotal: candidateGood + candidateBad,
        stableBad,
        stableTotal: stableGood + stableBad,
      }
    : undefined;
};

/** Share of bad documents; null without any. */
export const getBadRate = ({ good, bad }: Arm): number | null =>
  good + bad === 0 ? null : bad / (good + bad);

const evaluateMetric = (rule: MetricRule, stable: Arm, candidate: Arm, pValue: number): MetricVerdict => {
  const before = getBadRate(stable);
  const after = getBadRate(candidate);
  const fewest = Math.min(stable.good + stable.bad, candidate.good + candidate.bad);
  if (before === null || after === null || fewest < rule.minimum) return 'too_few';
  return pValue <= rule.alpha && after - before >= rule.least ? 'worse' : 'fine';
};

/**
 * One look at a candidate: takes in what has come since the last look and says how it stands, metric by metric. May be
 * called at any time and as often as wanted; the rate of wrong stops stays below `falseStops`. The same strata again
 * change nothing.
 */
export const evaluateGuard = (
  state: GuardState,
  strata: readonly Stratum[],
): { readonly state: GuardState; readonly findings: readonly Finding[] } => {
  const used: Record<string, Partial<Record<HealthMetric, Counts>>> = { ...state.used };
  const evidence: Partial<Record<HealthMetric, Evidence>> = { ...state.evidence };
  const most: Partial<Record<HealthMetric, number>> = { ...state.maxEvidence };
  const findings = metricRules.map((rule): Finding => {
    const { metric } = rule;
    for (const stratum of strata) {
      const now = countOutcomes(stratum, rule);
      const batch = getNewBatch(now, state.used[stratum.id]?.[metric] ?? noCounts);
      if (batch === undefined) continue;
      used[stratum.id] = { ...used[stratum.id], [metric]: now };
      const grown = addBatch(evidence[metric] ?? noEvidence, batch, rule.margin);
      evidence[metric] = grown;
      most[metric] = Math.max(most[metric] ?? 0, logEvidence(grown));
    }
    const [stableGood, stableBad, candidateGood, candidateBad] = sum(
      strata.map((stratum) => countOutcomes(stratum, rule)),
    );
    const stable = { good: stableGood, bad: stableBad };
    const candidate = { good: candidateGood, bad: candidateBad };
    const pValue = Math.min(1, Math.exp(-(most[metric] ?? 0)));
    return { rule, stable, candidate, pValue, verdict: evaluateMetric(rule, stable, candidate, pValue) };
  });
  return { state: { used, evidence, maxEvidence: most }, findings };
};

/** The whole candidate: worse if it is in any metric; nothing can be said while too few have mounted it. */
export const getOverallVerdict = (findings: readonly Finding[]): MetricVerdict => {
  if (findings.some(({ verdict }) => verdict === 'worse')) return 'worse';
  return findings.find(({ rule }) => rule.metric === 'mount')?.verdict ?? 'too_few';
};
