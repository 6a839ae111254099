import * as contracts from '@shop/contracts';
import { isFailure, ok, type Route } from '../../platform/index.ts';
import { readPosition } from '../orders/list-orders.ts';
import { listCompanies } from './list-companies.ts';
import { readStaffCompany } from './read-company.ts';

/** Registers the desk's companies: list and one company. */
export const registerStaffCompanies = (route: Route): void => {
  route.staff(contracts.listStaffCompanies, async ({ db, query, held }) => {
    const { sort = '-created', per_page: limit = 50, cursor, ...filter } = query;
    const after = readPosition(cursor);
    if (isFailure(after)) return after;
    const { companies, next } = await listCompanies(db, filter, held.regions, { sort, limit, after });
    return ok({ companies, next_cursor: next });
  });
  route.staff(contracts.getStaffCompany, ({ db, params, held }) =>
    readStaffCompany(db, Number(params.id), held.regions),
  );
};
