import type { Configuration } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/index.ts';
import type { DesignCopy, LineDesign } from './ports.ts';

/** Finds a user's designs by id in one statement; other users' and deleted designs are missing. */
export async function listLineDesigns(
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

/** Returns the current content of a user's designs in one statement, for storage with the order. */
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

type Options = Configuration['structure_options'];

const sameOptions = (one: Options = {}, other: Options = {}): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
    (name) => Math.abs((one[name] ?? Number.NaN) - (other[name] ?? Number.NaN)) < 0.1,
  );

/**
 * Whether a design fits the bought configuration: the same product, size and options (to a tenth of
 * a millimetre), board and print. Production follows the design and the price follows the line, so
 * they must match: otherwise colour print would cost the price of a plain box.
 */
export function matchesConfiguration(design: Configuration, bought: Configuration): boolean {
  return (
    (['product', 'material', 'print_mode', 'finish', 'quality'] as const).every(
      (option) => design[option] === bought[option],
    ) &&
    (['length', 'width', 'height'] as const).every(
      (side) => Math.abs(design.size[side] - bought.size[side]) < 0.1,
    ) &&
    sameOptions(design.structure_options, bought.structure_options)
  );
}
