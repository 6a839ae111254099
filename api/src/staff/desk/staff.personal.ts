import { sql } from 'drizzle-orm';
import type { PersonalData } from '../../platform/index.ts';

export const staffPersonal: PersonalData = {
  tables: {
    access_log: 'pseudonymised',
    bank_csv_mappings: 'nobody',
    bank_entries: 'kept: accounts of money received (Ustawa o rachunkowości art. 74)',
    bank_statements: 'pseudonymised',
    closed_days: 'pseudonymised',
    customer_notes: 'erased',
    imported_price_books: 'nobody',
    order_notes: 'pseudonymised',
    quote_notes: 'pseudonymised',
    staff_challenges: 'erased',
    staff_passkeys: 'erased',
    staff_recovery_codes: 'erased',
    staff_roles: 'erased',
    staff_totp: 'erased',
    staff_changes: 'pseudonymised',
    staff_requests:
      'kept: why money was paid back or credited, and who approved it (Ustawa o rachunkowości art. 74)',
  },
  exports: {
    bank_entries: ({ ids }) => sql`
      select o.number as order_number, e.amount::text as minor_units, e.currency, e.received_on, e.body as text,
        e.payer_name, e.payer_account
      from bank_entries e join transfer_receipts t on t.id = e.receipt_id join orders o on o.id = t.order_id
      where o.user_id in ${[...ids]} order by e.id`,
    customer_notes: ({ ids }) => sql`
      select body as text, created_at from customer_notes where user_id in ${[...ids]} order by id`,
    order_notes: ({ ids }) => sql`
      select o.number as order_number, n.body as text, n.created_at from order_notes n
      join orders o on o.id = n.order_id where o.user_id in ${[...ids]} order by n.id`,
    quote_notes: ({ ids }) => sql`
      select q.qr_number, n.body as text, n.created_at from quote_notes n
      join quote_requests q on q.id = n.quote_request_id where q.user_id in ${[...ids]} order by n.id`,
    staff_passkeys: ({ ids }) => sql`
      select name, rp_id as host, created_at, last_used_at from staff_passkeys
      where user_id in ${[...ids]} order by id`,
    staff_roles: ({ ids }) => sql`
      select role, regions, granted_at from staff_roles where user_id in ${[...ids]} order by role`,
  },
  notCopied: {
    bank_statements: 'which account of the staff imported a file, by its number',
    closed_days: 'which account of the staff closed a day of the calendar, by its number',
    access_log: 'which calls the staff made, kept to answer for their work; no body of any',
    staff_challenges: 'random bytes that a session waits for, deleted within minutes',
    staff_recovery_codes: 'only hashes of secrets',
    staff_totp: 'only a sealed secret',
    staff_changes: 'who gave whom access, kept to answer for it; it names accounts by their number',
    staff_requests: 'what the staff asked for; the refunds and credits that came of it are copied',
  },
  erase: ({ ids }) => [
    sql`delete from staff_totp where user_id in ${[...ids]}`,
    sql`delete from staff_passkeys where user_id in ${[...ids]}`,
    sql`delete from staff_recovery_codes where user_id in ${[...ids]}`,
    sql`delete from staff_roles where user_id in ${[...ids]}`,
    sql`delete from customer_notes where user_id in ${[...ids]}`,
    sql`update order_notes set body = ''
      where order_id in (select id from orders where user_id in ${[...ids]})`,
    sql`update quote_notes set body = ''
      where quote_request_id in (select id from quote_requests where user_id in ${[...ids]})`,
  ],
};
