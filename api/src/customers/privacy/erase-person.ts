import { sql } from 'drizzle-orm';
import { enqueue, type Person, type PersonalData, removeFilesJob, type Tx } from '../../platform/index.ts';

/**
 * Takes a person out of every table, as each domain says, in the caller's transaction. Stored files that are theirs
 * are deleted by a job of the same transaction, as far as nobody else's row names the same bytes. Mails that were
 * written as files are the caller's to remove. Invoices and what else the law asks for stay.
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
