import type { HealthOutcome } from '@shop/contracts';
import type { Vitals } from './vitals.ts';

/** `mounted`, or where it failed: its entry, its mount, its first drawing, a part of its code. */
export type Phase = 'mounted' | 'entry' | 'mount' | 'render' | 'chunk';

const outcomeOf: Readonly<Record<Phase, HealthOutcome>> = {
  mounted: 'mounted',
  entry: 'load_failed',
  chunk: 'load_failed',
  mount: 'mount_failed',
  render: 'render_failed',
};

/** What the shell has noted of a document. */
export interface Noted {
  readonly mounts: Readonly<Record<string, Phase>>;
  readonly errors: ReadonlySet<string | undefined>;
}

/** What a document knows of itself. */
export interface Known extends Noted {
  readonly vitals: Vitals;
  /** Remote of the page the document began with. */
  readonly first: string | undefined;
  /** Names of the events that happened. */
  readonly reached: ReadonlySet<string>;
}

/** `now`: what cannot change any more. `hidden`: the page may never be seen again. `gone`: nothing more will come. */
export type Moment = 'now' | 'hidden' | 'gone';

const vital = (name: 'lcp' | 'inp' | 'cls', value: number | undefined, limit: number): HealthOutcome[] =>
  value === undefined ? [] : [`${name}_${value > limit ? 'poor' : 'good'}`];

/** Limits of "good" as web.dev defines them. */
const ofVitals = ({ lcp, inp, cls }: Vitals): HealthOutcome[] => [
  ...vital('lcp', lcp, 2500),
  ...vital('inp', inp, 200),
  ...vital('cls', cls, 0.1),
];

/** Each step for those that came to the one before it. */
function ofSteps({ mounts, reached }: Known): HealthOutcome[] {
  const did = (...events: string[]) => events.some((event) => reached.has(event));
  const carted = did('add_to_cart');
  const configured = carted || mounts['mf-editor'] !== undefined;
  const checkout = did('begin_checkout');
  return [
    ...(did('view_item') ? [configured ? ('configured' as const) : ('not_configured' as const)] : []),
    ...(configured ? [carted ? ('carted' as const) : ('not_carted' as const)] : []),
    ...(did('view_cart') || carted || checkout
      ? [checkout ? ('checkout' as const) : ('no_checkout' as const)]
      : []),
    ...(checkout ? [did('purchase') ? ('paid' as const) : ('not_paid' as const)] : []),
  ];
}

/**
 * What can be said of each remote at a moment. An error counts for the remote whose page it hit, vitals for the one the
 * document began with, steps for every remote that had a part in it. The shell has a part in everything.
 */
export function outcomesAt(moment: Moment, known: Known): Record<string, HealthOutcome[]> {
  const { mounts, errors, vitals, first } = known;
  const later = (erred: boolean, hasVitals: boolean): HealthOutcome[] => [
    ...(erred ? ['erred' as const] : moment === 'now' ? [] : ['calm' as const]),
    ...(moment === 'now' || !hasVitals ? [] : ofVitals(vitals)),
    ...(moment === 'gone' ? ofSteps(known) : []),
  ];
  return Object.fromEntries([
    ['shell', ['mounted', ...later(errors.size > 0, true)]],
    ...Object.entries(mounts).map(([name, mount]) => [
      name,
      mount === 'mounted'
        ? [outcomeOf[mount], ...later(errors.has(name), name === first)]
        : [outcomeOf[mount]],
    ]),
  ]);
}
