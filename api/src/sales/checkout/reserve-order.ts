import { reserveStock } from '../../catalogue/index.ts';
import { type Failure, fail, type Tx } from '../../platform/index.ts';
import type { LineRow } from '../orders/lines.repo.ts';
import { outOfStock } from './compute-requirements.ts';

/** Sums the lines' quantities by stock key, sorted by key. */
export function computeDemand(lines: readonly Pick<LineRow, 'pim_id' | 'available' | 'quantity'>[]) {
  const wanted = new Map<string, number>();
  for (const { pim_id, available, quantity } of lines)
    if (pim_id !== null && available !== null) wanted.set(pim_id, (wanted.get(pim_id) ?? 0) + quantity);
  return [...wanted]
    .map(([pim_id, quantity]) => ({ pim_id, quantity }))
    .sort((a, b) => (a.pim_id < b.pim_id ? -1 : 1));
}

/**
 * Reserves the order's stock before the charge. `before`: whether an earlier attempt may hold a
 * reservation, which is then released. No statement for products without stock counts.
 */
export async function reserveOrder(
  tx: Tx,
  orderId: number,
  lines: readonly LineRow[],
  before: boolean,
): Promise<Failure<'out_of_stock'> | { readonly reserved: boolean }> {
  const wanted = computeDemand(lines);
  if (wanted.length === 0 && !before) return { reserved: false };
  const short = await reserveStock(tx, orderId, wanted);
  if (short.size === 0) return { reserved: wanted.length > 0 };
  return fail('out_of_stock', {
    requirements: lines.flatMap(({ id, item, pim_id }) => {
      const left = pim_id === null ? undefined : short.get(pim_id);
      return left === undefined ? [] : [outOfStock(id, item.name, left)];
    }),
  });
}
