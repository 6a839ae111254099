import type { HealthMetric, HealthOutcome } from '@shop/contracts';
import { addBatch, type Evidence, logEvidence, noEvidence } from './evidence.ts';
import { type MetricRule, metricRules } from './metrics.ts';

/** Document counts by outcome. */
export type OutcomeCounts = Readonly<Partial<Record<HealthOutcome, number>>>;

/** Documents served under the same shares: only these are comparable. */
export interface Stratum {
  /** The stable id of the stratum; its counts only grow. */
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

/** The guard's state of one candidate between two runs; plain JSON. */
export interface GuardState {
  /** Counts already included in the evidence, by stratum and metric. */
  readonly used: Readonly<Record<string, Readonly<Partial<Record<HealthMetric, Counts>>>>>;
  readonly evidence: Readonly<Partial<Record<HealthMetric, Evidence>>>;
  /** The maximum evidence of each metric so far (natural logarithm). */
  readonly maxEvidence: Readonly<Partial<Record<HealthMetric, number>>>;
}

export const initialGuardState: GuardState = { used: {}, evidence: {}, maxEvidence: {} };

export type MetricVerdict = 'too_few' | 'fine' | 'worse';

export interface Finding {
  readonly rule: MetricRule;
  readonly stable: Arm;
  readonly candidate: Arm;
  /** Always-valid p-value for "not worse than the margin", before the Bonferroni division. */
  readonly pValue: number;
  readonly verdict: MetricVerdict;
}

/**
 * Documents of a metric per batch. A batch of one has no information, since the distribution is conditional on its bad
 * documents; the batch ends depend only on the number of documents, never on their outcomes.
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

/** Returns the new batch, or undefined with too few documents or after counts were cleared. */
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

/** Returns the share of bad documents; null without documents. */
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
 * Evaluates a candidate: adds the new counts and returns a verdict per metric. Safe to call at any time and any number
 * of times; the rate of wrong stops stays below `falseStopRate`. The same strata again change nothing.
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

/** Returns the verdict on the candidate: worse if any metric is; undecided while too few have mounted it. */
export const getOverallVerdict = (findings: readonly Finding[]): MetricVerdict => {
  if (findings.some(({ verdict }) => verdict === 'worse')) return 'worse';
  return findings.find(({ rule }) => rule.metric === 'mount')?.verdict ?? 'too_few';
};
