import * as contracts from '@shop/contracts';
import { isAllowed } from '../../customers/index.ts';
import { type ApiDeps, type Domain, fail, ok, pagingMembers, toLimitOffset } from '../../platform/index.ts';
import { createCartWriter, type OrderPorts } from '../../sales/index.ts';
import { requireMember } from '../companies/require-member.ts';
import { assignOrder } from './assign-order.ts';
import { listPlacedOrders, readCompanyOrder } from './company-orders.ts';
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
      const { orders, total } = await listPlacedOrders(db, ports, company, {
        state: query['q[state_eq]'] ?? null,
        userId: own,
        ...toLimitOffset(query),
      });
      return ok({ orders, ...pagingMembers(query, orders.length, total) });
    });
    route(contracts.getCompanyOrder, async ({ db, user, params }) => {
      const order = await readCompanyOrder(db, ports, user.id, params.number, deps.clock());
      return order ? ok(order) : fail('not_found');
    });
  },
});
