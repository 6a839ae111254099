import type { HealthMetric, HealthOutcome } from '@shop/contracts';

/** When a metric counts as worse. */
export interface MetricRule {
  readonly metric: HealthMetric;
  readonly good: readonly HealthOutcome[];
  readonly bad: readonly HealthOutcome[];
  /** Odds ratio up to which a candidate is not worse in any way that matters. */
  readonly margin: number;
  /** By how much the share of bad documents must at least have grown, as seen, 0.002 is 0.2 percentage points. */
  readonly least: number;
  /** Documents each arm needs before anything is decided. */
  readonly minimum: number;
  /** This metric's part of the false-stop rate. All parts together are `falseStops`. */
  readonly alpha: number;
}

/** How often a candidate that is not worse is stopped at most, over its whole rollout and all metrics together. */
export const falseStopRate = 0.01;

const vital = { margin: 1.15, least: 0.03, minimum: 200, alpha: 0.0007 };
const step = { margin: 1.1, least: 0.02, minimum: 200, alpha: 0.0007 };

/**
 * What is compared, one bad or good outcome a document each. The parts of the false-stop rate are a Bonferroni
 * division with weights: what breaks a page outright is decided on less than what makes it worse.
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

/** The metric an outcome belongs to: a document has at most one outcome of each. */
export const metricOf: Readonly<Record<HealthOutcome, HealthMetric>> = Object.fromEntries(
  metricRules.flatMap(({ metric, good, bad }) => [...good, ...bad].map((outcome) => [outcome, metric])),
) as Record<HealthOutcome, HealthMetric>;
