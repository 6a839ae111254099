import type { HealthOutcome } from '@shop/contracts';
import type { Vitals } from './vitals.ts';

/** `mounted`, or where it failed: its entry, its mount, its first render, or a chunk. */
export type Phase = 'mounted' | 'entry' | 'mount' | 'render' | 'chunk';

const outcomeByPhase: Readonly<Record<Phase, HealthOutcome>> = {
  mounted: 'mounted',
  entry: 'load_failed',
  chunk: 'load_failed',
  mount: 'mount_failed',
  render: 'render_failed',
};

/** The shell's records of a document. */
export interface HealthRecord {
  readonly mounts: Readonly<Record<string, Phase>>;
  readonly errors: ReadonlySet<string | undefined>;
}

/** A document's own facts. */
export interface DocumentHealth extends HealthRecord {
  readonly vitals: Vitals;
  /** The remote of the document's first page. */
  readonly firstRemote: string | undefined;
  /** Names of the events that happened. */
  readonly events: ReadonlySet<string>;
}

/** `now`: what is final. `hidden`: the page may never be visible again. `gone`: nothing more will come. */
export type Moment = 'now' | 'hidden' | 'gone';

const toVitalOutcome = (
  name: 'lcp' | 'inp' | 'cls',
  value: number | undefined,
  limit: number,
): HealthOutcome[] => (value === undefined ? [] : [`${name}_${value > limit ? 'poor' : 'good'}`]);

/** Limits of "good" as web.dev defines them. */
const listVitalOutcomes = ({ lcp, inp, cls }: Vitals): HealthOutcome[] => [
  ...toVitalOutcome('lcp', lcp, 2500),
  ...toVitalOutcome('inp', inp, 200),
  ...toVitalOutcome('cls', cls, 0.1),
];

/** Each step, as a share of those that reached the step before. */
function listStepOutcomes({ mounts, events }: DocumentHealth): HealthOutcome[] {
  const hasEvent = (...names: string[]) => names.some((name) => events.has(name));
  const hasAddedToCart = hasEvent('add_to_cart');
  const hasConfigured = hasAddedToCart || mounts['mf-editor'] !== undefined;
  const hasBegunCheckout = hasEvent('begin_checkout');
  return [
    ...(hasEvent('view_item') ? [hasConfigured ? ('configured' as const) : ('not_configured' as const)] : []),
    ...(hasConfigured ? [hasAddedToCart ? ('carted' as const) : ('not_carted' as const)] : []),
    ...(hasEvent('view_cart') || hasAddedToCart || hasBegunCheckout
      ? [hasBegunCheckout ? ('checkout' as const) : ('no_checkout' as const)]
      : []),
    ...(hasBegunCheckout ? [hasEvent('purchase') ? ('paid' as const) : ('not_paid' as const)] : []),
  ];
}

/**
 * Returns the outcomes of each remote at a moment. An error counts for the remote of its page, vitals for the
 * document's first remote, steps for every remote involved. The shell is involved in everything.
 */
export function listOutcomes(moment: Moment, health: DocumentHealth): Record<string, HealthOutcome[]> {
  const { mounts, errors, vitals, firstRemote } = health;
  const listLaterOutcomes = (erred: boolean, hasVitals: boolean): HealthOutcome[] => [
    ...(erred ? ['erred' as const] : moment === 'now' ? [] : ['calm' as const]),
    ...(moment === 'now' || !hasVitals ? [] : listVitalOutcomes(vitals)),
    ...(moment === 'gone' ? listStepOutcomes(health) : []),
  ];
  return Object.fromEntries([
    ['shell', ['mounted', ...listLaterOutcomes(errors.size > 0, true)]],
    ...Object.entries(mounts).map(([name, mount]) => [
      name,
      mount === 'mounted'
        ? [outcomeByPhase[mount], ...listLaterOutcomes(errors.has(name), name === firstRemote)]
        : [outcomeByPhase[mount]],
    ]),
  ]);
}
