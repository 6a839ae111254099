import { sql } from 'drizzle-orm';
import type { PersonalData } from '../../platform/index.ts';

export const staffPersonal: PersonalData = {
  tables: {
    access_log: 'pseudonymised',
    imported_price_books: 'nobody',
    order_notes: 'pseudonymised',
    staff_roles: 'erased',
    staff_changes: 'pseudonymised',
    staff_requests:
      'kept: why money was paid back or credited, and who approved it (Ustawa o rachunkowości art. 74)',
  },
  exports: {
    order_notes: ({ ids }) => sql`
      select o.number as order_number, n.body as text, n.created_at from order_notes n
      join orders o on o.id = n.order_id where o.user_id in ${[...ids]} order by n.id`,
    staff_roles: ({ ids }) => sql`
      select role, regions, granted_at from staff_roles where user_id in ${[...ids]} order by role`,
  },
  notCopied: {
    access_log: 'which calls the staff made, kept to answer for their work; no body of any',
    staff_changes: 'who gave whom access, kept to answer for it; it names accounts by their number',
    staff_requests: 'what the staff asked for; the refunds and credits that came of it are copied',
  },
  erase: ({ ids }) => [
    sql`delete from staff_roles where user_id in ${[...ids]}`,
    sql`update order_notes set body = ''
      where order_id in (select id from orders where user_id in ${[...ids]})`,
  ],
};
