import { sql } from 'drizzle-orm';
import { qaStateSql } from '../../fulfilment/index.ts';

/**
 * What an order `o` waits for, as a json array of `orderObstacles`. One that has left or is canceled waits for nothing.
 * An order may be made once it is paid or its first instalment is, which its invoice shows.
 */
export const obstaclesSql = sql`case when o.stage in ('check', 'proof', 'print', 'pack', 'ship') then to_json(array_remove(array[
  case when exists (select from order_holds h where h.order_id = o.id and h.released_at is null) then 'on_hold' end,
  case when o.payment_state not in ('paid', 'overpaid', 'partially_refunded') and not exists (
    select from invoices i where i.order_id = o.id and i.kind = 'normal') then 'payment' end,
  (select case a.status when 'pending' then 'proof_pending' when 'rejected' then 'proof_rejected' end
    from client_approval_filesets a where a.order_id = o.id and a.status <> 'superseded'
    order by a.created_at desc, a.id limit 1),
  case when exists (select from order_lines l where l.order_id = o.id and l.service is null and ${qaStateSql} = 'failed')
    then 'quality_failed' end,
  case when exists (select from production_files f where f.order_id = o.id and f.status = 'failed')
    then 'print_file_failed' end
]::text[], null)) else '[]'::json end`;
