import * as contracts from '@shop/contracts';
import { type ApiDeps, isFailure, ok, type Route } from '../../platform/index.ts';
import { readPosition } from '../orders/list-orders.ts';
import { listCustomers } from './list-customers.ts';
import { createCustomerNote, readStaffCustomer } from './read-customer.ts';

/** Registers the desk's customers: list, one customer, notes. */
export const registerStaffCustomers = (route: Route, { clock }: Pick<ApiDeps, 'clock'>): void => {
  route.staff(contracts.listStaffCustomers, async ({ db, query, held }) => {
    const { sort = '-since', per_page: limit = 50, cursor, ...filter } = query;
    const after = readPosition(cursor);
    if (isFailure(after)) return after;
    const { customers, next } = await listCustomers(db, filter, held.regions, { sort, limit, after });
    return ok({ customers, next_cursor: next });
  });
  route.staff(contracts.getStaffCustomer, ({ db, params, held }) =>
    readStaffCustomer(db, Number(params.id), held.regions, clock()),
  );
  route.staff(contracts.createCustomerNote, ({ db, params, body, actor, held }) =>
    createCustomerNote(db, Number(params.id), body.text, { actor, regions: held.regions }),
  );
};
