import { regionParameter } from '../matrix/filter.ts';
import type { HistoryFilter, Matrix } from '../releases/releases.query.ts';

/** What the history says that was done (shared/contracts, `listReleaseEvents`). */
export const eventActions = [
  'publish',
  'start',
  'share',
  'promote',
  'pause',
  'resume',
  'kill',
  'withdraw',
  'rollback',
  'schedule',
  'advance',
  'preview',
  'override',
  'sweep',
] as const;
export type EventAction = (typeof eventActions)[number];

export const actionWord = (action: string): EventAction | null =>
  eventActions.find((known) => known === action) ?? null;

/** The filter that the address asks for; what the API would refuse is left out. */
export const readHistoryFilter = (
  search: URLSearchParams,
  { names }: Pick<Matrix, 'names'>,
): HistoryFilter => {
  const name = names.find((one) => one === search.get('name'));
  const said = (key: string) => search.get(key)?.slice(0, 120) || undefined;
  const action = actionWord(search.get('action') ?? '') ?? undefined;
  const wish = { region: said(regionParameter), name, action, by: said('by'), key: said('key') };
  return Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined));
};
