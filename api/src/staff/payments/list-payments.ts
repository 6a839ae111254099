import type { StaffPayment, StaffPaymentRow } from '@shop/contracts';
import { type Currency, minorToDecimal } from '@shop/money';
import { type SQL, sql } from 'drizzle-orm';
import { array, type CursorPosition, jsonTimestamp, type Queryable } from '../../platform/index.ts';
import { contains } from '../orders/list-orders.ts';

export interface PaymentFilter {
  readonly state?: 'open' | 'settled' | 'failed' | 'void' | undefined;
  readonly disputed?: 'true' | undefined;
  readonly method?: StaffPaymentRow['method'] | undefined;
  readonly region?: string | undefined;
  readonly currency?: Currency | undefined;
  /** A fragment of at least three characters. */
  readonly text?: string | undefined;
  /** Those of the caller; null: all. */
  readonly regions: readonly string[] | null;
}

interface Row extends Omit<StaffPaymentRow, 'id' | 'amount' | 'refunded' | 'created_at' | 'updated_at'> {
  readonly id: bigint;
  readonly amount: bigint;
  readonly refunded: bigint;
  readonly created_at: Date;
  readonly updated_at: Date;
}

/** As conditions that the partial indexes hold. */
const inState: Readonly<Record<NonNullable<PaymentFilter['state']>, SQL>> = {
  open: sql`p.state in ('checkout', 'processing', 'requires_action', 'pending')`,
  settled: sql`p.state = 'completed'`,
  failed: sql`p.state = 'failed'`,
  void: sql`p.state = 'void'`,
};

/** Of the order’s number and customer, the provider’s number, or the bank’s reference. */
const withText = (text: string): SQL => sql`p.id in (
  select x.id from orders o join payments x on x.order_id = o.id where ${contains(sql`o.search_text`, text)}
  union select x.id from payments x where x.intent_id is not null and ${contains(sql`search_fold(x.intent_id)`, text)}
  union select t.payment_id from transfer_receipts t where ${contains(sql`search_fold(t.reference)`, text)})`;

const within = (regions: readonly string[] | null): readonly SQL[] =>
  regions === null ? [] : [sql`c.region = any(${array([...regions], 'text')})`];

const conditions = (filter: PaymentFilter): readonly SQL[] => [
  sql`true`,
  ...(filter.state === undefined ? [] : [inState[filter.state]]),
  ...(filter.disputed === undefined
    ? []
    : [sql`p.id in (select d.payment_id from disputes d where d.status <> 'won')`]),
  ...(filter.method === undefined ? [] : [sql`p.method = ${filter.method}`]),
  ...(filter.region === undefined ? [] : [sql`c.region = ${filter.region}`]),
  ...(filter.currency === undefined ? [] : [sql`p.currency = ${filter.currency}`]),
  ...(filter.text === undefined ? [] : [withText(filter.text)]),
  ...within(filter.regions),
];

/** The columns of a payment `p` of a cart `c`; its order `o` may be absent. */
const columns = sql`p.id, c.number as order_number, o.placed_at is not null as placed, c.region,
  json_build_object('name', nullif(concat_ws(' ', c.ship_address ->> 'firstname', c.ship_address ->> 'lastname'), ''),
    'email', coalesce(o.email, c.email)) as customer,
  p.method, p.provider, p.state, p.currency, p.amount,
  (select coalesce(sum(x.amount), 0) from refund_payouts x where x.payment_id = p.id)::bigint as refunded,
  (select d.status from disputes d where d.payment_id = p.id order by d.id desc limit 1) as dispute,
  coalesce(p.intent_id, (select t.reference from transfer_receipts t where t.payment_id = p.id order by t.id desc limit 1))
    as reference,
  (select i.position from payment_instalments i where i.id = p.instalment_id) as instalment, p.created_at, p.updated_at`;

const tables = sql`payments p join carts c on c.id = p.order_id left join orders o on o.id = p.order_id`;

/** Lists payments, newest first, in one statement. */
export const listPayments = async (
  db: Queryable,
  filter: PaymentFilter,
  { limit, after }: { readonly limit: number; readonly after: CursorPosition | null },
): Promise<readonly StaffPaymentRow[]> => {
  const where = [...conditions(filter), ...(after === null ? [] : [sql`p.id < ${after.id}`])];
  const rows = await db.query<Row>(sql`
    with page as materialized (
      select p.id from payments p join carts c on c.id = p.order_id where ${sql.join(where, sql` and `)}
      order by p.id desc limit ${limit}
    )
    select ${columns} from page join ${tables} on p.id = page.id order by p.id desc`);
  return rows.map(presentRow);
};

const presentRow = ({ id, amount, refunded, created_at, updated_at, ...row }: Row): StaffPaymentRow => ({
  ...row,
  id: Number(id),
  amount: minorToDecimal(amount, row.currency),
  refunded: minorToDecimal(refunded, row.currency),
  created_at: created_at.toISOString(),
  updated_at: updated_at.toISOString(),
});

type Parts = Pick<StaffPayment, 'events' | 'payouts' | 'disputes' | 'transfers' | 'decline_code'>;

/** Reads one payment with all that happened to it, in one statement; null outside the regions. */
export const readPayment = async (
  db: Queryable,
  id: number,
  regions: readonly string[] | null,
): Promise<StaffPayment | null> => {
  const [row] = await db.query<Row & Parts>(sql`
    select ${columns}, p.decline_code,
      (select coalesce(json_agg(json_build_object('kind', e.kind, 'received_at', ${jsonTimestamp('e.received_at')},
        'applied_at', ${jsonTimestamp('e.applied_at')}) order by e.received_at, e.event_id), '[]')
        from payment_events e where e.provider = p.provider and e.intent_id = p.intent_id) as events,
      (select coalesce(json_agg(json_build_object('refund_id', r.id, 'amount', x.amount::text, 'state', x.state,
        'reason', r.reason, 'failure', x.failure, 'created_at', ${jsonTimestamp('r.created_at')}) order by x.id), '[]')
        from refund_payouts x join refunds r on r.id = x.refund_id where x.payment_id = p.id) as payouts,
      (select coalesce(json_agg(json_build_object('status', d.status, 'amount', d.amount::text, 'reason', d.reason,
        'created_at', ${jsonTimestamp('d.created_at')}, 'updated_at', ${jsonTimestamp('d.updated_at')}) order by d.id), '[]')
        from disputes d where d.payment_id = p.id) as disputes,
      (select coalesce(json_agg(json_build_object('received_on', to_char(t.received_on, 'YYYY-MM-DD'),
        'reference', t.reference, 'amount', t.amount::text) order by t.id), '[]')
        from transfer_receipts t where t.payment_id = p.id) as transfers
    from ${tables} where ${sql.join([sql`p.id = ${id}`, ...within(regions)], sql` and `)}`);
  if (!row) return null;
  const amounts = <Part extends { readonly amount: string }>(parts: readonly Part[]): Part[] =>
    parts.map((part) => ({ ...part, amount: minorToDecimal(part.amount, row.currency) }));
  const { events, payouts, disputes, transfers, decline_code, ...shown } = row;
  return {
    ...presentRow(shown),
    decline_code,
    events: [...events],
    payouts: amounts(payouts),
    disputes: amounts(disputes),
    transfers: amounts(transfers),
  };
};
