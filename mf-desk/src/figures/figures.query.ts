import { type FigureGroup, figureGroups, getStaffFigures } from '@shop/contracts';
import { call } from '@shop/kit/api';
import { unwrap, useQuery } from '@shop/kit/query';
import { readDay, readRegion } from '../table/list-pages.ts';

/** The refresh interval in milliseconds while the page is visible. */
const intervalMs = 60_000;

export interface FiguresView {
  readonly from: string;
  readonly to: string;
  readonly by: FigureGroup;
  readonly region?: string;
}

/** Reads period, grouping and market from the address: the months of the year up to today, unless it says otherwise. */
export const readFiguresView = (search: URLSearchParams, today: string): FiguresView => {
  const region = readRegion(search);
  return {
    from: readDay(search, 'from') ?? `${today.slice(0, 4)}-01-01`,
    to: readDay(search, 'to') ?? today,
    by: figureGroups.find((one) => one === search.get('by')) ?? 'month',
    ...(region === undefined ? {} : { region }),
  };
};

/** The last day before the first: nothing to ask for. */
export const isTurned = ({ from, to }: FiguresView): boolean => to < from;

export const fetchFigures = (view: FiguresView, signal?: AbortSignal) =>
  unwrap(call(getStaffFigures, { query: { ...view }, ...(signal && { signal }) }));

const keyOf = (view: FiguresView) => ['desk', 'figures', view] as const;

export const useFigures = (view: FiguresView) =>
  useQuery({
    queryKey: keyOf(view),
    queryFn: async ({ signal }) => {
      const figures = await fetchFigures(view, signal);
      return { ...figures, rows: figures.sales, more: false };
    },
    enabled: !isTurned(view),
    refetchInterval: intervalMs,
    // Keys of another grouping name other things: a product is no day.
    placeholderData: (previous, query) => (query?.queryKey[2].by === view.by ? previous : undefined),
  });
