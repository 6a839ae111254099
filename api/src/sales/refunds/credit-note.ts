import { type Currency, money, toDecimal } from '@shop/money';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/index.ts';
import { findInvoicedOrder, issueInvoice } from '../invoices/issue-invoice.ts';
import type { TaxTreatment } from '../orders/decide-tax.ts';
import type { Snapshot } from '../orders/read-order.ts';
import { type OrderedPrice, priceCreditedLine } from './credited-line.ts';
import type { RefundPlan, RemainingAmount } from './plan-refund.ts';

/**
 * Issues the credit note of a refund: lines, delivery and VAT, each taxed as in the order. None for
 * an order without an invoice, none for a surplus, which was never sold, and none once the whole
 * invoice is credited: a cancellation credits it at once, and the money may be released later.
 *
 * @param refundId null: credited without a payout, since a bank withdrew or holds the money
 */
export async function issueCreditNote(
  tx: Queryable,
  orderId: number,
  refundId: number | null,
  plan: RefundPlan,
): Promise<void> {
  if (plan.amount === plan.surplus) return;
  const [invoice] = await tx.query<{ id: bigint; number: string; day: string }>(sql`
    select id, number, document ->> 'issueDate' as day from invoices
    where order_id = ${orderId} and kind = 'normal' order by id desc limit 1`);
  const order = invoice ? await findInvoicedOrder(tx, orderId) : null;
  if (!invoice || !order || !(await hasUncreditedAmount(tx, orderId, refundId))) return;
  const kept = await tx.query<{
    id: bigint;
    name: string;
    sku: string;
    service: boolean;
    tax: TaxTreatment | null;
    quantity: number;
    unit_price: bigint;
    express: bigint;
    discount: bigint;
  }>(sql`
    select id, service is not null as service, item ->> 'name' as name, item ->> 'sku' as sku, item -> 'tax' as tax,
      quantity, unit_price, express_net as express, greatest(coalesce(list_net, net) - net, 0)::bigint as discount
    from order_lines where order_id = ${orderId}`);
  const byId = new Map(kept.map((line) => [Number(line.id), line]));
  const { snapshot, currency } = order;
  const sole = snapshot.taxes[0];
  const goods =
    kept.find(({ tax, service }) => tax && !service && tax.category !== 'AE' && tax.category !== 'O')?.tax ??
    null;
  const parts = [
    ...plan.lines.map((line) => ({ part: line as RemainingAmount, tax: byId.get(line.id)?.tax ?? null })),
    { part: plan.shipping, tax: goods },
  ].filter(({ part }) => part.net + part.tax > 0n);
  await issueInvoice(
    tx,
    orderId,
    {
      ...order,
      lines: plan.lines
        .filter(({ net, tax }) => net + tax > 0n)
        .map((line) => {
          const ordered = byId.get(line.id);
          const { name = '', sku = '', tax = null } = ordered ?? {};
          const price = ordered ? priceCreditedLine(toOrderedPrice(ordered), line, currency) : {};
          // A price reduction appears as one.
          return {
            quantity: line.quantity === 0 ? 1 : line.quantity,
            net: line.net,
            name,
            sku,
            tax,
            ...price,
          };
        }),
      snapshot: {
        ...snapshot,
        // Each line names its discount; without pieces there is none.
        promotion_amount: '0.00',
        ship_total: toDecimal(money(plan.shipping.net, currency)),
        taxes: parts.map(({ part, tax }) => rowOf(part, tax, sole, currency)),
      },
    },
    {
      kind: 'correction',
      refersTo: { id: invoice.id, number: invoice.number, issueDate: invoice.day },
      note: 'refunded',
      ...(refundId === null ? {} : { refundId }),
    },
  );
}

/**
 * Whether a part of an order's invoice is not credited yet, apart from the current refund: its
 * total minus its credit notes and minus refunds without one (of VAT, and before the invoice).
 */
async function hasUncreditedAmount(
  tx: Queryable,
  orderId: number,
  refundId: number | null,
): Promise<boolean> {
  const [row] = await tx.query<{ owed: boolean }>(sql`
    select o.total > (select coalesce(sum(i.total), 0) from invoices i
        where i.order_id = o.id and i.kind = 'correction' and i.document ->> 'note' = 'refunded')
      + (select coalesce(sum(r.amount - r.surplus), 0) from refunds r
        where r.order_id = o.id and r.id is distinct from ${refundId}::bigint
          and not exists (select 1 from invoices i where i.refund_id = r.id)) as owed
    from orders o where o.id = ${orderId}`);
  return row?.owed === true;
}

const toOrderedPrice = ({
  unit_price: unitPrice,
  ...rest
}: Omit<OrderedPrice, 'unitPrice'> & { readonly unit_price: bigint }): OrderedPrice => ({
  ...rest,
  unitPrice,
});

type TaxRow = Snapshot['taxes'][number];

function rowOf(
  { net, tax }: RemainingAmount,
  own: TaxTreatment | null,
  sole: TaxRow | undefined,
  currency: Currency,
): TaxRow {
  const amounts = { base: toDecimal(money(net, currency)), amount: toDecimal(money(tax, currency)) };
  if (!own && sole) return { ...sole, ...amounts };
  const rate = own?.rate ?? 0;
  return {
    category: own?.category ?? 'S',
    rate: `${Math.trunc(rate / 100)}.${String(rate % 100).padStart(2, '0')}`,
    country_iso: own?.country ?? 'PL',
    reason: own?.reason ?? null,
    ...amounts,
  };
}
