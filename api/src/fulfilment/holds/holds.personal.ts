import { sql } from 'drizzle-orm';
import type { PersonalData } from '../../platform/index.ts';

/** That an order was held stays; why, which may name a person, is erased. */
export const holdsPersonal: PersonalData = {
  tables: { order_holds: 'pseudonymised' },
  exports: {
    order_holds: ({ ids }) => sql`
      select o.number as order_number, h.reason, h.held_at, h.released_at from order_holds h
      join orders o on o.id = h.order_id where o.user_id in ${[...ids]} order by h.id`,
  },
  erase: ({ ids }) => [
    sql`update order_holds set reason = ''
      where order_id in (select id from orders where user_id in ${[...ids]})`,
  ],
};
