import type { FigureGroup, SalesFigure } from '@shop/contracts';
import { href } from '@shop/kit/navigation';
import { regionParameter } from '../matrix/filter.ts';
import type { FiguresView } from './figures.query.ts';

const lastDayOf = (month: string): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return `${month}-${new Date(Date.UTC(year, number, 0)).getUTCDate()}`;
};

const later = (one: string, other: string): string => (one > other ? one : other);
const earlier = (one: string, other: string): string => (one < other ? one : other);

const daysOf: Readonly<Record<FigureGroup, (key: string) => { from: string; to: string } | null>> = {
  month: (key) => ({ from: `${key}-01`, to: lastDayOf(key) }),
  day: (key) => ({ from: key, to: key }),
  region: () => null,
  product: () => null,
};

/**
 * The filters that list the orders behind a row; `null` for products, by which orders cannot be filtered. A month that
 * the period cuts leads to the days within it.
 */
export const filtersBehind = (
  row: Pick<SalesFigure, 'key'>,
  view: FiguresView,
): Readonly<Record<string, string>> | null => {
  if (view.by === 'product') return null;
  const days = daysOf[view.by](row.key) ?? view;
  const region = view.by === 'region' ? row.key : view.region;
  return {
    from: later(days.from, view.from),
    to: earlier(days.to, view.to),
    ...(region === undefined ? {} : { [regionParameter]: region }),
  };
};

/** The address of the orders behind a row, if they can be listed. */
export const ordersBehind = (row: Pick<SalesFigure, 'key'>, view: FiguresView): string | null => {
  const filters = filtersBehind(row, view);
  return filters && `${href('deskOrders')}?${new URLSearchParams(filters)}`;
};
