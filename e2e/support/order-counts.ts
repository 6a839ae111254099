import type { TwoProcesses } from './processes.ts';
import type { Intent } from './stripe.ts';

/** What the database, the gateway and the mail folder hold of one order. */
export interface OrderCounts {
  readonly orders: number;
  readonly payments: number;
  /** Payments that are recorded as captured. */
  readonly captured: number;
  /** What the gateway charged. */
  readonly charged: number;
  readonly mails: number;
}

/** Counts by SQL and in the mail folder, past the API. */
export async function countOrder(
  shop: Pick<TwoProcesses, 'query' | 'mails'>,
  number: string,
): Promise<OrderCounts> {
  const [row] = await shop.query<Omit<OrderCounts, 'mails'>>(
    `select (select count(*)::int from orders where number = $1 and placed_at is not null) as orders,
       (select count(*)::int from payments p join carts c on c.id = p.order_id where c.number = $1) as payments,
       (select count(*)::int from payments p join carts c on c.id = p.order_id where c.number = $1 and p.state = 'completed') as captured,
       (select count(*)::int from sandbox_intents where idempotency_key like $1 || '-%' and status = 'succeeded') as charged`,
    [number],
  );
  if (!row) throw new Error('counting answers one row');
  return { ...row, mails: shop.mails().filter((mail) => mail.includes(number)).length };
}

/** One order, one payment, charged once and recorded once, one mail. */
export const exactlyOnce: OrderCounts = { orders: 1, payments: 1, captured: 1, charged: 1, mails: 1 };

/**
 * Returns, in words, what is inconsistent in everything that was ever bought, whatever died meanwhile: no order
 * twice, none paid twice, and what the gateway charged is what is recorded.
 */
export async function findInconsistencies(shop: Pick<TwoProcesses, 'query'>): Promise<readonly string[]> {
  const rows = await shop.query<{ fault: string }>(`
    select 'order ' || number || ' stands twice' as fault from orders where placed_at is not null group by number having count(*) > 1
    union all
    select 'order ' || o.number || ' is paid ' || coalesce(sum(p.amount), 0) || ' of ' || o.total
      from orders o left join payments p on p.order_id = o.id and p.state = 'completed'
      where o.placed_at is not null and o.payment_status = 'OK' group by o.id having coalesce(sum(p.amount), 0) <> o.total
    union all
    select 'order ' || o.number || ' has lines of ' || sum(l.gross) || ', shipping apart, over its total ' || o.total
      from orders o join order_lines l on l.order_id = o.id where o.placed_at is not null group by o.id having sum(l.gross) > o.total
    union all
    select 'the gateway took ' || taken || ', recorded is ' || recorded from (
      select coalesce((select sum(amount) from sandbox_intents where status = 'succeeded'), 0) as taken,
        coalesce((select sum(amount) from payments where state = 'completed' and provider = 'sandbox'), 0) as recorded) both_sides
      where taken <> recorded`);
  return rows.map(({ fault }) => fault);
}

/** Returns what the database and Stripe's stand-in hold of one order; amounts in minor units. */
export async function readStripeBooks(
  shop: Pick<TwoProcesses, 'query'>,
  stripe: { readonly intents: ReadonlyMap<string, Intent> },
  number: string,
) {
  const [row] = await shop.query<{
    orders: number;
    state: string;
    status: string;
    recorded: number;
    payments: string;
  }>(
    `select (select count(*)::int from orders o where o.id = c.id and o.placed_at is not null) as orders,
       coalesce(o.payment_state, '-') as state, coalesce(o.payment_status, '-') as status,
       (select coalesce(sum(amount), 0)::int from payments p where p.order_id = c.id and p.state = 'completed') as recorded,
       (select string_agg(p.state, ' ' order by p.id) from payments p where p.order_id = c.id) as payments
     from carts c left join orders o on o.id = c.id where c.number = $1`,
    [number],
  );
  const captured = [...stripe.intents.values()]
    .filter(({ metadata, status }) => metadata.charge_key.startsWith(`${number}-`) && status === 'succeeded')
    .reduce((sum, { amount }) => sum + amount, 0);
  return { ...row, captured };
}
