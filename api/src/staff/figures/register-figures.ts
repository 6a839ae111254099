import * as contracts from '@shop/contracts';
import { addDays } from '@shop/regions';
import { type ApiDeps, fail, ok, type Route } from '../../platform/index.ts';
import { plantDay } from '../orders/list-orders.ts';
import { readFigures } from './read-figures.ts';

const refused = (name: 'from' | 'to', code: 'too_early' | 'out_of_range', message: string) =>
  fail('invalid_input', { fields: [{ path: `query.${name}`, code, message }] });

/** Registers the figures of the desk. */
export const registerFigures = (route: Route, { clock }: ApiDeps): void => {
  route.staff(contracts.getStaffFigures, async ({ db, query, held }) => {
    const { from, to, by = 'month', region } = query;
    if (to < from) return refused('to', 'too_early', 'Send a last day that is not before the first one.');
    if (addDays(from, contracts.longestFigurePeriod) <= to)
      return refused('from', 'out_of_range', `Send at most ${contracts.longestFigurePeriod} days.`);
    return ok(await readFigures(db, { from, to, by, region, regions: held.regions }, plantDay(clock())));
  });
};
