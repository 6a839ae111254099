import { sql } from 'drizzle-orm';
import { type Failure, fail, type Queryable } from '../../platform/index.ts';

/**
 * Returns why a line was not changed: it belongs to a bundle, which is changed and removed as a
 * whole, or does not exist.
 */
export async function inBundle(
  tx: Queryable,
  cartId: number,
  lineId: number,
  field: string,
): Promise<Failure<'invalid_input' | 'not_found'>> {
  const [line] = await tx.query<{ bundle_id: bigint | null }>(
    sql`select bundle_id from cart_lines where id = ${lineId} and cart_id = ${cartId}`,
  );
  if (!line || line.bundle_id === null) return fail('not_found');
  const message = `This line belongs to bundle ${line.bundle_id}; change or remove the whole bundle.`;
  return fail('invalid_input', { fields: [{ path: `line_item.${field}`, code: 'in_bundle', message }] });
}
