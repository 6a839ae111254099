import * as contracts from '@shop/contracts';
import { cutPage, isFailure, ok, type Route, readCursor } from '../../platform/index.ts';
import { listRefunds } from './list-refunds.ts';

/** Registers the list of refunds of the desk; what is done with one is in sales. */
export const registerStaffRefunds = (route: Route): void => {
  route.staff(contracts.listStaffRefunds, async ({ db, query, held }) => {
    const { per_page: perPage = 50, cursor, ...filter } = query;
    const after = readCursor({ cursor });
    if (isFailure(after)) return after;
    const found = await listRefunds(db, { ...filter, regions: held.regions }, { limit: perPage + 1, after });
    const { rows, next } = cutPage(found, perPage, ({ id }) => id);
    return ok({ refunds: [...rows], next_cursor: next });
  });
};
