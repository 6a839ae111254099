import { sql } from 'drizzle-orm';
import { type Db, enqueue, fail, ok, type Result, removeFilesJob } from '../../platform/index.ts';

/**
 * Deletes a user's artwork unless a design of theirs uses it, in the editor or in a cart, or an
 * order was printed with it. A job deletes the bytes unless another user uploaded the same.
 */
export const removeAsset = (
  db: Db,
  id: string,
  userId: number,
): Promise<Result<Record<string, never>, 'not_found' | 'asset_in_use'>> =>
  db.transaction(async (tx): Promise<Result<Record<string, never>, 'not_found' | 'asset_in_use'>> => {
    const [asset] = await tx.query<{ sha256: string }>(
      sql`select sha256 from assets where id = ${id} and user_id = ${userId} for update`,
    );
    if (!asset) return fail('not_found');
    const { sha256 } = asset;
    const uses = await tx.query(sql`
      select 1 where exists (
        select from box_designs d where d.user_id = ${userId} and position(${sha256} in d.document::text) > 0
          and (d.deleted_at is null or exists (select from cart_lines l where l.box_design_id = d.id)))
      or exists (
        select from order_lines l join orders o on o.id = l.order_id
        where o.user_id = ${userId} and position(${sha256} in l.design_document::text) > 0)`);
    if (uses.length > 0) return fail('asset_in_use');
    const variants = await tx.query<{ file_sha256: string }>(sql`
      delete from asset_variants v where v.sha256 = ${sha256}
        and not exists (select from assets a where a.sha256 = v.sha256 and a.id <> ${id})
      returning v.file_sha256`);
    await tx.execute(sql`delete from assets where id = ${id}`);
    await enqueue(tx, removeFilesJob, { files: [sha256, ...variants.map((one) => one.file_sha256)] });
    return ok({});
  });
