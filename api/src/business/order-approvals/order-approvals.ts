import * as contracts from '@shop/contracts';
import { isAllowed } from '../../customers/index.ts';
import { type ApiDeps, type Domain, fail, ok, pagingMembers, toLimitOffset } from '../../platform/index.ts';
import { createCartWriter, type OrderPorts } from '../../sales/index.ts';
import { requireMember } from '../companies/require-member.ts';
import { approvalHandlers } from './approval-jobs.ts';
import { approve, decline, findVisibleApproval, withdraw } from './decide-approval.ts';
import { listApprovals, presentApproval } from './order-approvals.repo.ts';
import { readApproval } from './read-approval.ts';
import { requestApproval } from './request-approval.ts';

/** Approval of companies' orders. */
export const orderApprovals = (portsOf: (deps: ApiDeps) => OrderPorts): Domain => ({
  name: 'order-approvals',
  register(route, deps) {
    const ports = portsOf(deps);
    const { clock } = deps;
    route(contracts.requestOrderApproval, (call) => {
      const { order_number, note } = call.body.approval;
      return requestApproval(createCartWriter(call, ports, clock()), order_number, note || null);
    });
    route(contracts.listOrderApprovals, async ({ db, user, query }) => {
      const company = await requireMember(db, query.company_id, user.id, 'company.read');
      if ('ok' in company) return company;
      if (!isAllowed(company.role, 'approvals.read') && !isAllowed(company.role, 'orders.place'))
        return fail('forbidden');
      const wanted = query['q[user_id_eq]'] ?? null;
      const { rows, total } = await listApprovals(db, {
        companyId: company.id,
        userId: isAllowed(company.role, 'approvals.read') ? wanted : user.id,
        status: query['q[status_eq]'] ?? null,
        ...toLimitOffset(query),
      });
      return ok({ approvals: rows.map(presentApproval), ...pagingMembers(query, rows.length, total) });
    });
    route(contracts.getOrderApproval, async ({ db, user, params }) => {
      const seen = await findVisibleApproval(db, params.id, user.id);
      const read = seen ? await readApproval(db, ports, seen.approval, clock()) : null;
      return read ? ok(read) : fail('not_found');
    });
    route(contracts.approveOrder, ({ db, user, params, body }) =>
      approve(db, ports, params.id, user.id, body?.version),
    );
    route(contracts.declineOrder, ({ db, user, params, body }) =>
      decline(db, params.id, user.id, body.reason),
    );
    route(contracts.withdrawOrderApproval, ({ db, user, params }) => withdraw(db, params.id, user.id));
  },
  jobs: approvalHandlers,
});
