import { type Day, dayIn, sellerTimeZone } from '@shop/regions';
import { sql } from 'drizzle-orm';
import { handle, type JobHandler } from '../../platform/index.ts';
import { lockCartById, writeAudit } from '../orders/cart.repo.ts';
import type { OrderPorts } from '../orders/ports.ts';
import { resolveTaxTerms } from '../orders/tax-terms.ts';
import type { InvoicedOrder } from './invoiced-order.ts';
import { correctVat, findInvoicedOrder, issueInvoice } from './issue-invoice.ts';

/** The order's own day; orders from before 29 November 2026 have that of their cart. */
const findSupplyDay = ({ snapshot }: InvoicedOrder): Day =>
  snapshot.supply_day ?? dayIn(sellerTimeZone, new Date(snapshot.created_at));

/**
 * Corrects an order that was charged VAT because the register did not answer, once its number is
 * verified: a credit note cancels the invoice and a new one without VAT replaces it. The credit
 * note holds the amount to refund; the audit row `vat.corrected` tells staff to pay it. The order
 * itself does not change. Once per order.
 */
export const correctVatHandler = (ports: OrderPorts): JobHandler =>
  handle(correctVat, async ({ order_id }, { db }) => {
    await db.transaction(async (tx) => {
      const cart = await lockCartById(tx, order_id);
      const order = await findInvoicedOrder(tx, order_id);
      if (!cart || !order || cart.vat_verdict !== 'verified') return;
      if (order.snapshot.vat_check?.verdict !== 'pending_verification') return;
      const [first] = await tx.query<{ id: bigint; number: string; day: string; corrected: boolean }>(sql`
        select i.id, i.number, i.document ->> 'issueDate' as day,
          exists (select 1 from invoices k where k.refers_to = i.id and k.refund_id is null) as corrected
        from invoices i where i.order_id = ${order_id} and i.kind = 'normal' and i.refers_to is null`);
      if (!first || first.corrected) return;
      const { treatments } = resolveTaxTerms(cart, ports, findSupplyDay(order));
      // Goods that stay in the seller's country, for example, are taxed for every buyer.
      if (treatments.goods.rate > 0) return;
      const refersTo = { id: first.id, number: first.number, issueDate: first.day };
      await issueInvoice(tx, order_id, order, { kind: 'correction', refersTo, note: 'vat_verified_later' });
      const verified = {
        ...order,
        snapshot: { ...order.snapshot, vat_check: cart.vat_check },
      };
      await issueInvoice(tx, order_id, verified, {
        kind: 'normal',
        refersTo,
        note: 'replaces',
        retax: (_was, service) => treatments[service ? 'service' : 'goods'],
      });
      await writeAudit(tx, cart, 'vat.corrected', 'system');
    });
  });
