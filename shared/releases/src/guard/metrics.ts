import type { HealthMetric, HealthOutcome } from '@shop/contracts';

/** The threshold at which a metric counts as worse. */
export interface MetricRule {
  readonly metric: HealthMetric;
  readonly good: readonly HealthOutcome[];
  readonly bad: readonly HealthOutcome[];
  /** The largest odds ratio at which a candidate is not significantly worse. */
  readonly margin: number;
  /** The minimum observed increase of the share of bad documents; 0.002 is 0.2 percentage points. */
  readonly least: number;
  /** The minimum number of documents per arm for a decision. */
  readonly minimum: number;
  /** This metric's part of the false-stop rate. All parts add up to `falseStopRate`. */
  readonly alpha: number;
}

/** The maximum probability of stopping a candidate that is not worse, over its whole rollout and all metrics. */
export const falseStopRate = 0.01;

const vital = { margin: 1.15, least: 0.03, minimum: 200, alpha: 0.0007 };
const step = { margin: 1.1, least: 0.02, minimum: 200, alpha: 0.0007 };

/**
 * The compared metrics, one bad or good outcome per document. The false-stop rate is divided by a weighted Bonferroni
 * correction: metrics of outright failures decide on less evidence than those of degradations.
 */
export const metricRules: readonly MetricRule[] = [
  {
    metric: 'mount',
    good: ['mounted'],
    bad: ['load_failed', 'mount_failed', 'render_failed'],
    ...{ margin: 1.25, least: 0.002, minimum: 100, alpha: 0.0031 },
  },
  {
    metric: 'errors',
    good: ['calm'],
    bad: ['erred'],
    ...{ margin: 1.25, least: 0.005, minimum: 100, alpha: 0.002 },
  },
  { metric: 'lcp', good: ['lcp_good'], bad: ['lcp_poor'], ...vital },
  { metric: 'inp', good: ['inp_good'], bad: ['inp_poor'], ...vital },
  { metric: 'cls', good: ['cls_good'], bad: ['cls_poor'], ...vital },
  { metric: 'configured', good: ['configured'], bad: ['not_configured'], ...step },
  { metric: 'carted', good: ['carted'], bad: ['not_carted'], ...step },
  { metric: 'checkout', good: ['checkout'], bad: ['no_checkout'], ...step },
  { metric: 'paid', good: ['paid'], bad: ['not_paid'], ...step },
];

/** The metric of each outcome: a document has at most one outcome per metric. */
export const metricOf: Readonly<Record<HealthOutcome, HealthMetric>> = Object.fromEntries(
  metricRules.flatMap(({ metric, good, bad }) => [...good, ...bad].map((outcome) => [outcome, metric])),
) as Record<HealthOutcome, HealthMetric>;
