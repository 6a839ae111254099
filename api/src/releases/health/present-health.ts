import type { CandidateHealth, HealthMetric } from '@shop/contracts';
import { type Arm, type Finding, getBadRate, getOverallVerdict, wilson } from '@shop/releases';
import type { ReleasePair } from './health.repo.ts';

const metricDescriptions: Readonly<Record<HealthMetric, string>> = {
  mount: 'documents in which it could not be mounted',
  errors: 'documents with an uncaught error',
  lcp: 'documents with a largest contentful paint after 2.5 s',
  inp: 'documents with an interaction slower than 200 ms',
  cls: 'documents with a layout shift over 0.1',
  configured: 'documents that showed a product and configured none',
  carted: 'documents that configured and added nothing to the cart',
  checkout: 'documents with a filled cart that did not go to checkout',
  paid: 'documents in checkout that did not pay',
};

const formatPercent = (rate: number): string => `${(rate * 100).toFixed(1)} %`;
const formatArm = (arm: Arm): string =>
  `${arm.bad} of ${arm.bad + arm.good} (${formatPercent(getBadRate(arm) ?? 0)})`;

/** Describes one metric with its figures. */
const describeFinding = ({ rule, stable, candidate, pValue }: Finding): string =>
  `${metricDescriptions[rule.metric]}: ${formatArm(candidate)} with the candidate, ${formatArm(stable)} with stable; p ${pValue.toPrecision(2)}, stops at ${rule.alpha}`;

/** Summarises the guard's verdict in one sentence for the history, the console and the webhook. */
export const summarizeHealth = (findings: readonly Finding[]): string => {
  const worse = findings.filter(({ verdict }) => verdict === 'worse');
  if (worse.length > 0) return `Worse than stable in ${worse.map(describeFinding).join('; and in ')}.`;
  const mount = findings.find(({ rule }) => rule.metric === 'mount');
  const { stable = { good: 0, bad: 0 }, candidate = { good: 0, bad: 0 } } = mount ?? {};
  if (getOverallVerdict(findings) === 'too_few')
    return `Not enough visitors yet: ${candidate.good + candidate.bad} documents with the candidate, ${stable.good + stable.bad} with stable, at least ${mount?.rule.minimum ?? 0} of each are needed.`;
  return `Not worse than stable, after ${candidate.good + candidate.bad} documents with the candidate and ${stable.good + stable.bad} with stable.`;
};

const presentArm = (release: string, arm: Arm) => {
  const interval = wilson(arm.bad, arm.bad + arm.good);
  return {
    release,
    ...arm,
    rate: getBadRate(arm),
    low: interval?.low ?? null,
    high: interval?.high ?? null,
  };
};

export const presentHealth = (
  { region, stable, candidate }: ReleasePair,
  name: CandidateHealth['name'],
  findings: readonly Finding[],
): CandidateHealth => ({
  region,
  name,
  stable,
  candidate,
  verdict: getOverallVerdict(findings),
  says: summarizeHealth(findings),
  metrics: findings.map((finding) => ({
    metric: finding.rule.metric,
    verdict: finding.verdict,
    stable: presentArm(stable, finding.stable),
    candidate: presentArm(candidate, finding.candidate),
    p_value: finding.pValue,
    alpha: finding.rule.alpha,
    margin: finding.rule.margin,
    minimum: finding.rule.minimum,
  })),
});
