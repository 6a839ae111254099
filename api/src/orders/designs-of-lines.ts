import type { Configuration } from '@shop/contracts';
import { productOf } from '@shop/packaging';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/db.ts';
import type { DesignCopy, LineDesign } from './ports.ts';

/** Designs of one user by id, in one statement; somebody else's and deleted ones are missing. */
export async function designsOfLines(
  db: Queryable,
  userId: number,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LineDesign>> {
  if (ids.length === 0) return new Map();
  const rows = await db.query<LineDesign>(sql`
    select id, name, status, rev, configuration from box_designs
    where id in ${[...ids]} and user_id = ${userId} and deleted_at is null`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The designs of one user as they are now, in one statement, for the order that keeps them. */
export const designCopies = (
  tx: Queryable,
  userId: number,
  ids: readonly string[],
): Promise<readonly DesignCopy[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : tx.query<DesignCopy>(sql`
        select id, rev, document from box_designs
        where id in ${[...ids]} and user_id = ${userId} and deleted_at is null`);

/**
 * Whether a design is drawn for the box that is bought: the same structure and size, to a tenth of a millimetre. What
 * is produced follows the design and what is paid follows the line, so they must not differ.
 */
export function fitsBox(design: Configuration, bought: Configuration): boolean {
  const structure = (slug: string) => productOf(slug)?.structure ?? slug;
  return (
    structure(design.product) === structure(bought.product) &&
    (['length', 'width', 'height'] as const).every(
      (side) => Math.abs(design.size[side] - bought.size[side]) < 0.1,
    )
  );
}
