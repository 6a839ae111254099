import { sql } from 'drizzle-orm';
import { enqueue, type Person, type PersonalData, removeFilesJob, type Tx } from '../../platform/index.ts';

/**
 * Erases a person from every table, as each domain declares, in the caller's transaction. Enqueues
 * a job that deletes their stored files unless another row references the same bytes. The caller
 * removes mails that were written as files. Invoices and other records that the law requires stay.
 */
export const erasePerson = async (
  tx: Tx,
  registry: readonly PersonalData[],
  person: Person,
): Promise<void> => {
  await tx.execute(sql`select set_config('shop.erasing', 'on', true)`);
  const files = new Set<string>();
  for (const { files: select } of registry)
    for (const statement of select?.(person) ?? [])
      for (const { sha256 } of await tx.query<{ sha256: string }>(statement)) files.add(sha256);
  for (const { erase } of registry)
    for (const statement of erase?.(person) ?? []) await tx.execute(statement);
  if (files.size > 0) await enqueue(tx, removeFilesJob, { files: [...files] });
};
