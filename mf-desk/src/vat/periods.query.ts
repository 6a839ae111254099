import { closePeriod, getStaffPeriod } from '@shop/contracts';
import { call } from '@shop/kit/api';
import { unwrap, useQuery } from '@shop/kit/query';

/** The refresh interval in milliseconds while the page is visible. */
const intervalMs = 60_000;

/** The months of a month or a quarter. @example monthsOf('2026-Q4') // ['2026-10', '2026-11', '2026-12'] */
export const monthsOf = (period: string): readonly string[] => {
  const [year = '', part = ''] = period.split('-');
  if (!part.startsWith('Q')) return [period];
  const first = Number(part.slice(1)) * 3 - 2;
  return [first, first + 1, first + 2].map((month) => `${year}-${String(month).padStart(2, '0')}`);
};

/** A month of the books: open, or closed with its figures. */
export const usePeriod = (month: string) =>
  useQuery({
    queryKey: ['desk', 'period', month],
    queryFn: ({ signal }) => unwrap(call(getStaffPeriod, { params: { month }, signal })),
    refetchInterval: intervalMs,
  });

export const sendClose = (month: string) => call(closePeriod, { params: { month } });
