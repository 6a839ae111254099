import { sql } from 'drizzle-orm';
import type { PersonalData } from '../../platform/index.ts';

/**
 * The fact of a shipment stays; the tracking number, by which a carrier knows the address, is
 * erased.
 */
export const shipmentsPersonal: PersonalData = {
  tables: { shipments: 'pseudonymised', shipment_lines: 'nobody' },
  exports: {
    shipments: ({ ids }) => sql`
      select o.number as order_number, s.carrier, s.tracking_number, s.state, s.packed_at, s.shipped_at, s.delivered_at
      from shipments s join orders o on o.id = s.order_id where o.user_id in ${[...ids]} order by s.id`,
  },
  erase: ({ ids }) => [
    sql`update shipments set tracking_number = null
      where order_id in (select id from orders where user_id in ${[...ids]})`,
  ],
};
