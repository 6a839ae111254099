import { sql } from 'drizzle-orm';
import type { PersonalData } from '../../platform/index.ts';

export const staffPersonal: PersonalData = {
  tables: { access_log: 'pseudonymised', imported_price_books: 'nobody', order_notes: 'pseudonymised' },
  exports: {
    order_notes: ({ ids }) => sql`
      select o.number as order_number, n.body as text, n.created_at from order_notes n
      join orders o on o.id = n.order_id where o.user_id in ${[...ids]} order by n.id`,
  },
  notCopied: { access_log: 'which calls the staff made, kept to answer for their work; no body of any' },
  erase: ({ ids }) => [
    sql`update order_notes set body = ''
      where order_id in (select id from orders where user_id in ${[...ids]})`,
  ],
};
