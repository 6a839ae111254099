import type { Refund } from '@shop/contracts';
import { type Currency, money, toDecimal } from '@shop/money';
import { type SQL, sql } from 'drizzle-orm';
import { type Queryable, readPage } from '../../platform/index.ts';
import type { Refundable, RemainingLine } from './plan-refund.ts';

export interface RefundablePayment {
  readonly id: number;
  readonly provider: 'sandbox' | 'stripe' | 'transfer' | 'wallet';
  readonly intent_id: string | null;
  /** Captured and not refunded; zero during a dispute. */
  readonly left: bigint;
}

/**
 * Finds the refundable rest of a placed order and its payments: cards and redirect methods first,
 * then transfers, then the wallet. Call it under the cart's lock. A failed refund counts as well:
 * it is still owed.
 */
export async function findRefundable(
  tx: Queryable,
  orderId: number,
  currency: Currency,
): Promise<{ readonly left: Refundable; readonly payments: readonly RefundablePayment[] }> {
  const lines = await tx.query<{ id: bigint; quantity: number; net: bigint; tax: bigint }>(sql`
    select l.id, l.quantity - coalesce(sum(r.quantity), 0)::int as quantity, l.net - coalesce(sum(r.net), 0)::bigint as net,
      l.tax - coalesce(sum(r.tax), 0)::bigint as tax
    from order_lines l left join refund_lines r on r.order_line_id = l.id
    where l.order_id = ${orderId} group by l.id order by l.position`);
  const [order] = await tx.query<{
    gross: bigint;
    ship_net: string;
    given_net: bigint;
    given_tax: bigint;
  }>(sql`
    select o.total - (select coalesce(sum(l.gross), 0) from order_lines l where l.order_id = o.id)::bigint as gross,
      o.snapshot ->> 'ship_total' as ship_net, coalesce(sum(r.ship_net), 0)::bigint as given_net,
      coalesce(sum(r.ship_tax), 0)::bigint as given_tax
    from orders o left join refunds r on r.order_id = o.id
    where o.id = ${orderId} and o.placed_at is not null group by o.id`);
  const payments = await tx.query<Omit<RefundablePayment, 'id'> & { id: bigint }>(sql`
    select p.id, p.provider, p.intent_id, greatest(0, p.amount
      - (select coalesce(sum(x.amount), 0) from refund_payouts x where x.payment_id = p.id)
      - (select coalesce(sum(d.amount), 0) from disputes d where d.payment_id = p.id and d.status <> 'won'))::bigint as left
    from payments p where p.order_id = ${orderId} and p.state = 'completed'
    order by p.provider = 'wallet', p.provider = 'transfer', p.id`);
  const shipNet = BigInt((order?.ship_net ?? '0.00').replace('.', ''));
  const shipTax = (order?.gross ?? 0n) - shipNet;
  const atLeastZero = (amount: bigint): bigint => (amount > 0n ? amount : 0n);
  return {
    left: {
      currency,
      lines: lines.map((line): RemainingLine => ({ ...line, id: Number(line.id) })),
      shipping: {
        net: atLeastZero(shipNet - (order?.given_net ?? 0n)),
        tax: atLeastZero(shipTax - (order?.given_tax ?? 0n)),
      },
      money: payments.reduce((all, payment) => all + payment.left, 0n),
    },
    payments: payments.map((payment) => ({ ...payment, id: Number(payment.id) })),
  };
}

export interface PayoutRow {
  readonly id: number;
  readonly refund_id: number;
  readonly order_id: number;
  readonly number: string;
  readonly currency: Currency;
  readonly payment_id: number;
  readonly provider: RefundablePayment['provider'];
  readonly intent_id: string | null;
  readonly amount: bigint;
  readonly state: Refund['state'];
  readonly attempt: number;
  readonly provider_refund_id: string | null;
}

type RawPayout = Omit<PayoutRow, 'id' | 'refund_id' | 'order_id' | 'payment_id'> & {
  readonly id: bigint;
  readonly refund_id: bigint;
  readonly order_id: bigint;
  readonly payment_id: bigint;
};

export async function findPayouts(db: Queryable, where: SQL): Promise<readonly PayoutRow[]> {
  const rows = await db.query<RawPayout>(sql`
    select x.id, x.refund_id, r.order_id, o.number, x.currency, x.payment_id, p.provider, p.intent_id, x.amount, x.state,
      x.attempt, x.provider_refund_id
    from refund_payouts x join refunds r on r.id = x.refund_id join orders o on o.id = r.order_id
    join payments p on p.id = x.payment_id where ${where} order by x.id`);
  return rows.map((row) => ({
    ...row,
    id: Number(row.id),
    refund_id: Number(row.refund_id),
    order_id: Number(row.order_id),
    payment_id: Number(row.payment_id),
  }));
}

interface RefundRow {
  readonly id: bigint;
  readonly number: string;
  readonly currency: Currency;
  readonly amount: bigint;
  readonly shipping: bigint;
  readonly surplus: bigint;
  readonly reason: Refund['reason'];
  readonly note: string | null;
  readonly state: Refund['state'];
  readonly credit_note: string | null;
  readonly created_at: Date;
  readonly lines: readonly { readonly id: number; readonly quantity: number; readonly amount: string }[];
  readonly payouts: readonly (Omit<Refund['payouts'][number], 'amount'> & { readonly amount: string })[];
}

/** A refund has failed when a payout has, and has succeeded when all have. */
const stateOf = sql`(select case when bool_or(x.state = 'failed') then 'failed' when bool_and(x.state = 'succeeded')
  then 'succeeded' else 'pending' end from refund_payouts x where x.refund_id = r.id)`;

/** Returns refunds, newest first, in one statement. */
export async function listRefundRows(
  db: Queryable,
  filter: {
    readonly userId?: number;
    readonly orderNumber?: string | undefined;
    readonly state?: Refund['state'] | undefined;
    readonly id?: number;
  },
  page: { readonly limit: number; readonly offset: number } = { limit: 1, offset: 0 },
): Promise<{ readonly refunds: Refund[]; readonly total: number }> {
  const { userId = null, orderNumber = null, state = null, id = null } = filter;
  const { rows, total } = await readPage<RefundRow>(
    db,
    page,
    (limitClause) => sql`
    select r.id, o.number, r.currency, r.amount, r.ship_net + r.ship_tax as shipping, r.surplus, r.reason, r.note,
      ${stateOf} as state, (select i.number from invoices i where i.refund_id = r.id) as credit_note, r.created_at,
      (select coalesce(json_agg(json_build_object('id', l.order_line_id, 'quantity', l.quantity,
        'amount', (l.net + l.tax)::text) order by l.order_line_id), '[]') from refund_lines l where l.refund_id = r.id) as lines,
      (select json_agg(json_build_object('id', x.id, 'payment_id', x.payment_id, 'amount', x.amount::text, 'state', x.state,
        'attempt', x.attempt, 'failure', x.failure, 'reference', x.reference, 'paid_on', x.paid_on) order by x.id)
        from refund_payouts x where x.refund_id = r.id) as payouts,
      count(*) over () as all_rows
    from refunds r join orders o on o.id = r.order_id
    where (${userId}::int is null or o.user_id = ${userId}) and (${orderNumber}::text is null or o.number = ${orderNumber})
      and (${id}::bigint is null or r.id = ${id}) and (${state}::text is null or ${stateOf} = ${state})
    order by r.id desc ${limitClause}`,
  );
  return { refunds: rows.map(present), total };
}

/** Reads the region of the order that a refund is of; null if there is no such refund. */
export const findRefundRegion = async (db: Queryable, id: number): Promise<string | null> => {
  const [row] = await db.query<{ region: string }>(
    sql`select o.region from refunds r join orders o on o.id = r.order_id where r.id = ${id}`,
  );
  return row?.region ?? null;
};

export async function findRefund(db: Queryable, id: number): Promise<Refund | null> {
  const { refunds } = await listRefundRows(db, { id });
  return refunds[0] ?? null;
}

function present(row: RefundRow): Refund {
  const amount = (minor: bigint | string): string => toDecimal(money(BigInt(minor), row.currency));
  return {
    id: Number(row.id),
    order_number: row.number,
    currency: row.currency,
    amount: amount(row.amount),
    state: row.state,
    reason: row.reason,
    note: row.note,
    lines: row.lines.map((line) => ({
      line_item_id: line.id,
      quantity: line.quantity,
      amount: amount(line.amount),
    })),
    shipping: amount(row.shipping),
    surplus: amount(row.surplus),
    payouts: row.payouts.map((payout) => ({ ...payout, amount: amount(payout.amount) })),
    credit_note: row.credit_note,
    created_at: row.created_at.toISOString(),
  };
}
