import { sql } from 'drizzle-orm';
import type { PersonalData } from '../../platform/index.ts';

/** Refunds stay in the books without the free text about them. */
export const refundsPersonal: PersonalData = {
  tables: {
    cancellations: 'pseudonymised',
    closed_periods: 'pseudonymised',
    refunds: 'pseudonymised',
    disputes: 'pseudonymised',
    dunning_steps: 'kept: what was sent about a payment (Ustawa o rachunkowości art. 74)',
    sandbox_disputes: 'nobody',
    exchange_rates: 'nobody',
    sterling_rates: 'nobody',
    exchange_rate_imports: 'pseudonymised',
    transfer_receipts: 'kept: accounts of money received (Ustawa o rachunkowości art. 74)',
  },
  notCopied: {
    closed_periods: 'which account of the staff closed a month of the books, by its number',
    exchange_rate_imports: 'which account of the staff imported the rates, by its number',
  },
  exports: {
    cancellations: ({ ids }) => sql`
      select o.number as order_number, c.kind, c.reason, c.note, c.at from cancellations c
      join orders o on o.id = c.order_id where o.user_id in ${[...ids]} order by c.at`,
    disputes: ({ ids }) => sql`
      select o.number as order_number, d.amount::text as minor_units, d.currency, d.status, d.reason, d.created_at
      from disputes d join payments p on p.id = d.payment_id join orders o on o.id = p.order_id
      where o.user_id in ${[...ids]} order by d.id`,
    dunning_steps: ({ ids }) => sql`
      select o.number as order_number, s.step, s.due_on, s.amount::text as minor_units, s.currency, s.days, s.sent_at
      from dunning_steps s join orders o on o.id = s.order_id where o.user_id in ${[...ids]} order by s.id`,
    transfers: ({ ids }) => sql`
      select o.number as order_number, t.amount::text as minor_units, t.currency, t.received_on, t.reference
      from transfer_receipts t join orders o on o.id = t.order_id where o.user_id in ${[...ids]} order by t.id`,
    refunds: ({ ids }) => sql`
      select o.number as order_number, r.amount::text as minor_units, r.currency, r.reason, r.note, r.created_at
      from refunds r join orders o on o.id = r.order_id where o.user_id in ${[...ids]} order by r.id`,
  },
  erase: ({ ids }) => [
    sql`update cancellations set note = null where order_id in (select id from orders where user_id in ${[...ids]})`,
    sql`update refunds set note = null where order_id in (select id from orders where user_id in ${[...ids]})`,
  ],
};
