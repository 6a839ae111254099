import { sql } from 'drizzle-orm';
import { enqueue, type Tx } from '../../platform/index.ts';
import { makePrintFile } from './print-file.job.ts';

/**
 * Creates one print file per designed line of a placed order and enqueues the job that writes them.
 */
export async function openPrintFiles(
  tx: Tx,
  { orderId, number }: { readonly orderId: number; readonly number: string },
): Promise<void> {
  const opened = await tx.execute(sql`
    insert into production_files (order_id, order_line_id)
    select order_id, id from order_lines where order_id = ${orderId} and design_document is not null
    on conflict (order_line_id) do nothing`);
  if (opened > 0) await enqueue(tx, makePrintFile, { order_id: orderId }, { key: number });
}
