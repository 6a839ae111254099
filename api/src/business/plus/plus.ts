import * as contracts from '@shop/contracts';
import { isAllowed } from '../../customers/index.ts';
import {
  type ApiDeps,
  cutPage,
  type Domain,
  fail,
  isFailure,
  ok,
  readCursor,
  readCursorPage,
} from '../../platform/index.ts';
import { createCartWriter, type OrderPorts } from '../../sales/index.ts';
import { requireMember } from '../companies/require-member.ts';
import { assignOrder } from './assign-order.ts';
import { countPlacedOrders, listPlacedOrders, readCompanyOrder } from './company-orders.ts';
import { listCompanyQuotes } from './company-quotes.ts';
import { listPlusItems } from './list-plus-items.ts';
import { orderItem } from './order-item.ts';

/** The Plus programme: reordering, and orders for a company. */
export const plus = (portsOf: (deps: ApiDeps) => OrderPorts): Domain => ({
  name: 'plus',
  register(route, deps) {
    const ports = portsOf(deps);
    route(contracts.listPlusItems, async ({ db, user, query }) => {
      if (query.company_id === undefined) return ok({ items: await listPlusItems(db, ports, user.id) });
      const company = await requireMember(db, query.company_id, user.id, 'items.read');
      return 'ok' in company ? company : ok({ items: await listPlusItems(db, ports, user.id, company.id) });
    });
    route(contracts.assignCompanyOrder, (call) =>
      assignOrder(createCartWriter(call, ports, deps.clock()), call.params.number, call.body.order),
    );
    route(contracts.orderCompanyItem, (call) =>
      orderItem(createCartWriter(call, ports, deps.clock()), call.params.id, call.params.itemId, call.body),
    );
    route(contracts.listCompanyOrders, async ({ db, user, query }) => {
      const company = await requireMember(db, query.company_id, user.id, 'company.read');
      if ('ok' in company) return company;
      // Members who place orders see their own; the role decides about others'.
      if (!isAllowed(company.role, 'orders.read') && !isAllowed(company.role, 'orders.place'))
        return fail('forbidden');
      const wanted = query['q[user_id_eq]'] ?? null;
      const own = isAllowed(company.role, 'orders.read') ? wanted : user.id;
      const filter = { state: query['q[state_eq]'] ?? null, userId: own };
      const page = await readCursorPage(
        query,
        (at) => listPlacedOrders(db, ports, company, filter, at),
        () => countPlacedOrders(db, company, filter),
      );
      return page.ok ? ok({ orders: page.value.rows, ...page.value.paging }) : page;
    });
    route(contracts.listCompanyQuotes, async ({ db, user, query }) => {
      const company = await requireMember(db, query.company_id, user.id, 'company.read');
      if ('ok' in company) return company;
      if (!isAllowed(company.role, 'orders.read') && !isAllowed(company.role, 'orders.place'))
        return fail('forbidden');
      const after = readCursor(query);
      if (isFailure(after)) return after;
      const perPage = query.per_page ?? 25;
      const found = await listCompanyQuotes(db, deps.settings.sessionSecret, {
        companyId: company.id,
        userId: isAllowed(company.role, 'orders.read') ? null : user.id,
        limit: perPage + 1,
        after: after?.id ?? null,
      });
      const { rows, next } = cutPage(found, perPage, ({ id }) => id);
      return ok({ quotes: [...rows], next_cursor: next });
    });
    route(contracts.getCompanyOrder, async ({ db, user, params }) => {
      const order = await readCompanyOrder(db, ports, user.id, params.number, deps.clock());
      return order ? ok(order) : fail('not_found');
    });
  },
});
