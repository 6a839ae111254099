import * as contracts from '@shop/contracts';
import { cutPage, fail, isFailure, numericId, ok, type Route, readCursor } from '../../platform/index.ts';
import { listPayments, readPayment } from './list-payments.ts';

/** Registers the payments of the desk. */
export const registerStaffPayments = (route: Route): void => {
  route.staff(contracts.listStaffPayments, async ({ db, query, held }) => {
    const { per_page: perPage = 50, cursor, ...filter } = query;
    const after = readCursor({ cursor });
    if (isFailure(after)) return after;
    const found = await listPayments(db, { ...filter, regions: held.regions }, { limit: perPage + 1, after });
    const { rows, next } = cutPage(found, perPage, ({ id }) => id);
    return ok({ payments: [...rows], next_cursor: next });
  });
  route.staff(contracts.getStaffPayment, async ({ db, params, held }) => {
    const id = numericId(params.id);
    const payment = id === null ? null : await readPayment(db, id, held.regions);
    return payment ? ok(payment) : fail('not_found');
  });
};
