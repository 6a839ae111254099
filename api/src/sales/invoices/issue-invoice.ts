import { fromDecimal } from '@shop/money';
import { sellerTimeZone } from '@shop/regions';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { defineJob, enqueue, json, type Queryable } from '../../platform/index.ts';
import { computeDues } from '../schedules/instalment-dues.ts';
import { completeAccounting } from './accounting-amounts.ts';
import { buildDocument } from './build-document.ts';
import type { InvoiceDocument } from './invoice-document.ts';
import type { Retax } from './invoiced-charges.ts';
import type { InvoicedOrder } from './invoiced-order.ts';

/** Corrects the VAT of an order whose buyer's number was verified after the charge. */
export const correctVat = defineJob('invoices.correct-vat', z.object({ order_id: z.int() }));

const seriesByKind = { proforma: 'PF', normal: 'FV', correction: 'KOR' } as const;

interface OrderRow extends Omit<InvoicedOrder, 'lines' | 'dues'> {
  readonly parts: readonly { readonly dueOn: string; readonly amount: string }[];
  readonly captured: bigint;
  readonly verdict: string;
  readonly lines: readonly (Omit<
    InvoicedOrder['lines'][number],
    'net' | 'unitPrice' | 'express' | 'discountNet'
  > & {
    readonly net: string;
    readonly unitPrice: string;
    readonly express: string;
    readonly listNet: string | null;
  })[];
}

/** Finds a placed order with its lines, in one statement. */
export async function findInvoicedOrder(
  tx: Queryable,
  orderId: number,
): Promise<(InvoicedOrder & { readonly verdict: string }) | null> {
  const [row] = await tx.query<OrderRow>(sql`
    select o.number, o.region, o.currency, o.email, u.locale, o.snapshot, c.vat_verdict as verdict,
      (select coalesce(json_agg(json_build_object('quantity', l.quantity, 'net', l.net::text, 'name', l.item ->> 'name',
          'sku', l.item ->> 'sku', 'service', l.service is not null, 'tax', l.item -> 'tax',
          'unitPrice', l.unit_price::text, 'express', l.express_net::text, 'listNet', l.list_net::text) order by l.position), '[]')
        from order_lines l where l.order_id = o.id) as lines,
      (select coalesce(sum(p.amount), 0)::bigint from payments p where p.order_id = o.id and p.state = 'completed') as paid,
      (select coalesce(sum(p.amount), 0)::bigint from payments p where p.order_id = o.id and p.state = 'completed'
        and p.method <> 'wallet') as captured,
      (select coalesce(json_agg(json_build_object('dueOn', to_char(i.due_on, 'YYYY-MM-DD'), 'amount', i.amount::text)
          order by i.position), '[]')
        from payment_schedules s join payment_instalments i on i.schedule_id = s.id
        where s.order_id = o.id and s.status = 'accepted') as parts
    from orders o join carts c on c.id = o.id join users u on u.id = o.user_id
    where o.id = ${orderId} and o.placed_at is not null`);
  if (!row) return null;
  const { parts, captured, ...order } = row;
  const dues = computeDues(
    parts.map(({ amount }) => BigInt(amount)),
    captured,
  );
  return {
    ...order,
    lines: order.lines.map(({ listNet, ...line }) => ({
      ...line,
      net: BigInt(line.net),
      unitPrice: BigInt(line.unitPrice),
      express: BigInt(line.express),
      ...(listNet === null ? {} : { discountNet: atLeastZero(BigInt(listNet) - BigInt(line.net)) }),
    })),
    dues: parts
      .map(({ dueOn }, index) => ({ dueOn, amount: dues[index] ?? 0n }))
      .filter(({ amount }) => amount > 0n),
  };
}

/** Where prices include VAT, the net of a line without discount can differ by a cent of rounding. */
const atLeastZero = (amount: bigint): bigint => (amount > 0n ? amount : 0n);

export interface IssueInput {
  readonly kind: InvoiceDocument['kind'];
  readonly refersTo?: { readonly id: bigint; readonly number: string; readonly issueDate: string };
  readonly note: InvoiceDocument['note'];
  readonly retax?: Retax;
  /** For a credit note: its refund. */
  readonly refundId?: number;
}

/**
 * Issues an invoice with the next number of its series and year. Call it as the last step of the
 * transaction that makes it due: the series' row is locked until the commit, which makes numbers
 * gapless (a rollback releases the number) and keeps the wait of parallel completions short. Three
 * statements; one or two more for VAT in zlotys or sterling.
 */
export async function issueInvoice(
  tx: Queryable,
  orderId: number,
  order: InvoicedOrder,
  { kind, refersTo, note, retax, refundId }: IssueInput,
): Promise<InvoiceDocument> {
  const series = seriesByKind[kind];
  const [next] = await tx.query<{ year: number; last: number; day: string }>(sql`
    insert into invoice_series (series, year, last)
    values (${series}, extract(year from now() at time zone ${sellerTimeZone}::text)::int, 1)
    on conflict (series, year) do update set last = invoice_series.last + 1
    returning year, last, to_char(now() at time zone ${sellerTimeZone}::text, 'YYYY-MM-DD') as day`);
  if (!next) throw new Error('no number was given');
  const built = buildDocument(
    order,
    {
      kind,
      number: `${series}-${next.year}-${String(next.last).padStart(6, '0')}`,
      issueDate: next.day,
      refersTo: refersTo ? { number: refersTo.number, issueDate: refersTo.issueDate } : null,
      note,
    },
    retax,
  );
  const document = await completeAccounting(tx, built);
  const total = fromDecimal(document.totals.gross, order.currency)?.amount ?? 0n;
  await tx.execute(sql`
    insert into invoices (number, series, year, sequence, kind, order_id, currency, total, refers_to, refund_id, document)
    values (${document.number}, ${series}, ${next.year}, ${next.last}, ${kind}, ${orderId}, ${order.currency}, ${total},
      ${refersTo?.id ?? null}, ${refundId ?? null}, ${json(document)})`);
  return document;
}

/**
 * Issues the current document of a placed order: its invoice once it is paid, else a proforma, each
 * once. Call it under the cart's lock. When the buyer's number was verified between order and
 * payment, a VAT correction follows at once.
 */
export async function invoiceOrder(tx: Queryable, orderId: number, paid: boolean): Promise<void> {
  const kind = paid ? 'normal' : 'proforma';
  const [known] = await tx.query(
    sql`select id from invoices where order_id = ${orderId} and kind in ('normal', ${kind}) limit 1`,
  );
  if (known) return;
  const order = await findInvoicedOrder(tx, orderId);
  if (!order) return;
  await issueInvoice(tx, orderId, order, { kind, note: paid ? 'paid' : 'proforma' });
  if (paid && order.verdict === 'verified' && order.snapshot.vat_check?.verdict === 'pending_verification')
    await enqueue(tx, correctVat, { order_id: orderId }, { key: String(orderId) });
}
