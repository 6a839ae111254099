import * as contracts from '@shop/contracts';
import {
  type ApiDeps,
  type Domain,
  fail,
  handle,
  type JobHandler,
  needsSecondPerson,
  numericId,
  ok,
  pagingMembers,
  type RecordCall,
  toLimitOffset,
} from '../../platform/index.ts';
import type { OrderPorts } from '../orders/ports.ts';
import { ofOrderInBody } from '../orders/region-of-order.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { sandboxEvent } from '../payments/sandbox-event.job.ts';
import { sandboxRefundSettles, settleSandboxRefund } from '../payments/sandbox-refunds.ts';
import { simulateOutcome } from '../payments/simulate-outcome.ts';
import { applyGatewayEvent } from './apply-gateway-event.ts';
import { bookReceivedTransfer, listReceipts } from './book-transfer.ts';
import { payOutHandler } from './pay-out.ts';
import { refundByStaff } from './refund-by-staff.ts';
import { refundMailHandler } from './refund-mail.ts';
import { findRefundRegion, listRefundRows } from './refunds.repo.ts';
import { recordPayout, retryRefund } from './retry-refund.ts';

/** Holds a call about one refund to the regions of the caller. */
const ofRefund = {
  regionOf: async ({ db, params }: RecordCall<{ readonly id: string }>) => {
    const id = numericId(params.id);
    return id === null ? null : findRefundRegion(db, id);
  },
};

/** Refunds and received transfers. */
export const refunds = (
  portsOf: (deps: ApiDeps) => OrderPorts,
  providerOf: (deps: ApiDeps) => PaymentProvider | null,
): Domain => ({
  name: 'refunds',
  register(route, deps) {
    const gateway = providerOf(deps);
    route(
      contracts.simulateSandboxOutcome,
      async ({ db, user, body }) =>
        gateway?.name === 'sandbox' ? simulateOutcome(db, user.id, body) : fail('payment_not_configured'),
      { perMinute: 60 },
    );
    route(contracts.listRefunds, async ({ db, user, query }) => {
      const { order_number: orderNumber, state } = query;
      const found = await listRefundRows(db, { userId: user.id, orderNumber, state }, toLimitOffset(query));
      return ok({ refunds: found.refunds, ...pagingMembers(query, found.refunds.length, found.total) });
    });
    route.staff(contracts.listAllRefunds, async ({ db, query }) => {
      const { order_number: orderNumber, state } = query;
      const found = await listRefundRows(db, { orderNumber, state }, toLimitOffset(query));
      return ok({ refunds: found.refunds, ...pagingMembers(query, found.refunds.length, found.total) });
    });
    route.staff(
      contracts.createRefund,
      (call) =>
        refundByStaff(call.db, call.body, call.actor, needsSecondPerson(call, 'staff:payments:approve')),
      ofOrderInBody,
    );
    route.staff(
      contracts.retryRefund,
      async ({ db, params, actor }) => {
        const id = numericId(params.id);
        return id === null ? fail('not_found') : retryRefund(db, id, actor);
      },
      ofRefund,
    );
    route.staff(
      contracts.recordPayout,
      async ({ db, params, body, actor }) => {
        const id = numericId(params.id);
        return id === null ? fail('not_found') : recordPayout(db, id, body, actor);
      },
      ofRefund,
    );
    route.staff(
      contracts.bookReceivedTransfer,
      ({ db, body, actor }) => bookReceivedTransfer(db, body, actor),
      ofOrderInBody,
    );
    route.staff(contracts.listTransfers, async ({ db, query }) => {
      const { order_number: orderNumber = null } = query;
      const found = await listReceipts(db, { orderNumber }, toLimitOffset(query));
      return ok({
        transfers: found.transfers,
        ...pagingMembers(query, found.transfers.length, found.total),
      });
    });
  },
  jobs(deps): readonly JobHandler[] {
    const provider = providerOf(deps);
    const mail = refundMailHandler(deps);
    if (!provider) return [mail];
    const ports = portsOf(deps);
    const own = [mail, payOutHandler(provider)];
    if (provider.name !== 'sandbox') return own;
    return [
      ...own,
      handle(sandboxEvent, async ({ id, kind, intent_id }, { db }) => {
        await applyGatewayEvent(db, ports, provider, { id, kind, intentId: intent_id });
      }),
      handle(sandboxRefundSettles, async ({ refund_id }, { db }) => settleSandboxRefund(db, refund_id)),
    ];
  },
});
