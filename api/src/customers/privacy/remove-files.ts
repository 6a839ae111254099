import { sql } from 'drizzle-orm';
import type { FileStore, PersonalData, Queryable } from '../../platform/index.ts';

/** Deletes the files that no row of any domain references: other users may have the same bytes. */
export const removeFiles = async (
  db: Queryable,
  files: FileStore,
  registry: readonly PersonalData[],
  candidates: readonly string[],
): Promise<number> => {
  const columns = registry.flatMap(({ fileColumns = [] }) => fileColumns);
  let removed = 0;
  for (const sha256 of candidates) {
    const named = columns.map(
      ([table, column]) =>
        sql`exists (select from ${sql.identifier(table)} where ${sql.identifier(column)} = ${sha256})`,
    );
    const [row] = await db.query<{ used: boolean }>(sql`select ${sql.join(named, sql` or `)} as used`);
    if (row?.used !== false) continue;
    await files.remove(sha256);
    removed += 1;
  }
  return removed;
};
