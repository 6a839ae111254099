import { sql } from 'drizzle-orm';
import { type Db, enqueue, fail, ok, type Result } from '../../platform/index.ts';
import { requestProofApprovalJob } from './approval-mail.ts';
import { type FilesetRow, findFileset, insertFileset } from './approvals.repo.ts';

type Refusal = 'not_found' | 'order_canceled' | 'requirements_unmet';

/**
 * Requests the customer's approval of an order's print files; production waits for it from now on.
 */
export const requestProofApproval = (
  db: Db,
  number: string,
  note: string | undefined,
  actor: string,
): Promise<Result<FilesetRow, Refusal>> =>
  db.transaction(async (tx): Promise<Result<FilesetRow, Refusal>> => {
    const [order] = await tx.query<{ id: bigint; canceled: boolean; begun: boolean }>(sql`
      select id, canceled_at is not null as canceled, fulfilment_status <> 'none' as begun
      from orders where number = ${number} and placed_at is not null for update`);
    if (!order) return fail('not_found');
    if (order.canceled) return fail('order_canceled');
    if (order.begun)
      return fail('requirements_unmet', {
        detail: 'This order is in production already; there is nothing to approve.',
      });
    const [files] = await tx.query<{ ready: number; waiting: number }>(sql`
      select count(*) filter (where status = 'ready')::int as ready,
        count(*) filter (where status = 'queued')::int as waiting
      from production_files where order_id = ${order.id}`);
    if (!files || files.ready === 0 || files.waiting > 0)
      return fail('requirements_unmet', { detail: 'Not all print files of this order exist yet.' });
    const id = await insertFileset(tx, order.id, note || null, actor);
    await enqueue(tx, requestProofApprovalJob, { fileset_id: id }, { key: id });
    const made = await findFileset(tx, id);
    return made ? ok(made) : fail('not_found');
  });
