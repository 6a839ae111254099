import type { StaffRefund } from '@shop/contracts';
import { type Currency, money, toDecimal } from '@shop/money';
import { type SQL, sql } from 'drizzle-orm';
import { array, type CursorPosition, type Queryable } from '../../platform/index.ts';
import { contains } from '../orders/list-orders.ts';

export interface RefundFilter {
  readonly state?: StaffRefund['state'] | 'open' | undefined;
  readonly region?: string | undefined;
  /** A fragment of at least three characters. */
  readonly text?: string | undefined;
  /** Those of the caller; null: all. */
  readonly regions: readonly string[] | null;
}

interface Row
  extends Omit<StaffRefund, 'id' | 'amount' | 'lines' | 'payouts' | 'shipping' | 'surplus' | 'created_at'> {
  readonly id: bigint;
  readonly currency: Currency;
  readonly amount: bigint;
  readonly shipping: bigint;
  readonly surplus: bigint;
  readonly created_at: Date;
  readonly lines: readonly StaffRefund['lines'][number][];
  readonly payouts: readonly StaffRefund['payouts'][number][];
}

/** Refunds by the state of their payouts, as conditions that the partial index of open payouts holds. */
const inState: Readonly<Record<NonNullable<RefundFilter['state']>, SQL>> = {
  open: sql`r.id in (select x.refund_id from refund_payouts x join payments p on p.id = x.payment_id
    where x.state <> 'succeeded' and (x.state = 'failed' or p.provider = 'transfer'))`,
  failed: sql`r.id in (select x.refund_id from refund_payouts x where x.state <> 'succeeded' and x.state = 'failed')`,
  pending: sql`r.id in (select x.refund_id from refund_payouts x where x.state <> 'succeeded')
    and not exists (select from refund_payouts x where x.refund_id = r.id and x.state = 'failed')`,
  succeeded: sql`not exists (select from refund_payouts x where x.refund_id = r.id and x.state <> 'succeeded')`,
};

const payoutsSql = sql`(
  select json_agg(json_build_object('id', x.id, 'payment_id', x.payment_id, 'amount', x.amount::text, 'state', x.state,
    'attempt', x.attempt, 'failure', x.failure, 'reference', x.reference, 'paid_on', x.paid_on, 'provider', p.provider,
    'payer', (select json_build_object('name', e.payer_name, 'account', e.payer_account)
      from transfer_receipts t join bank_entries e on e.receipt_id = t.id
      where t.payment_id = x.payment_id and e.payer_account is not null order by t.id desc limit 1)) order by x.id)
  from refund_payouts x join payments p on p.id = x.payment_id where x.refund_id = r.id)`;

/** Lists refunds, newest first, in one statement. */
export const listRefunds = async (
  db: Queryable,
  { state, region, text, regions }: RefundFilter,
  { limit, after }: { readonly limit: number; readonly after: CursorPosition | null },
): Promise<readonly StaffRefund[]> => {
  const where: SQL[] = [
    sql`true`,
    ...(state === undefined ? [] : [inState[state]]),
    ...(region === undefined ? [] : [sql`o.region = ${region}`]),
    ...(regions === null ? [] : [sql`o.region = any(${array([...regions], 'text')})`]),
    ...(text === undefined ? [] : [contains(sql`o.search_text`, text)]),
    ...(after === null ? [] : [sql`r.id < ${after.id}`]),
  ];
  const rows = await db.query<Row>(sql`
    with page as materialized (
      select r.id from refunds r join orders o on o.id = r.order_id where ${sql.join(where, sql` and `)}
      order by r.id desc limit ${limit}
    )
    select r.id, o.number as order_number, o.region, r.currency, r.amount, r.ship_net + r.ship_tax as shipping, r.surplus,
      r.reason, r.note, (select case when bool_or(x.state = 'failed') then 'failed'
        when bool_and(x.state = 'succeeded') then 'succeeded' else 'pending' end
        from refund_payouts x where x.refund_id = r.id) as state,
      (select i.number from invoices i where i.refund_id = r.id) as credit_note, r.created_at,
      json_build_object('name', nullif(concat_ws(' ', o.snapshot #>> '{ship_address,firstname}',
        o.snapshot #>> '{ship_address,lastname}'), ''), 'email', o.email) as customer,
      (select coalesce(json_agg(json_build_object('line_item_id', l.order_line_id, 'quantity', l.quantity,
        'amount', (l.net + l.tax)::text) order by l.order_line_id), '[]') from refund_lines l where l.refund_id = r.id) as lines,
      ${payoutsSql} as payouts
    from page join refunds r on r.id = page.id join orders o on o.id = r.order_id order by r.id desc`);
  return rows.map(present);
};

const present = (row: Row): StaffRefund => {
  const amount = (minor: bigint | string): string => toDecimal(money(BigInt(minor), row.currency));
  return {
    ...row,
    id: Number(row.id),
    amount: amount(row.amount),
    shipping: amount(row.shipping),
    surplus: amount(row.surplus),
    lines: row.lines.map((line) => ({ ...line, amount: amount(line.amount) })),
    payouts: row.payouts.map((payout) => ({ ...payout, amount: amount(payout.amount) })),
    created_at: row.created_at.toISOString(),
  };
};
