import type { BundleReply } from '@shop/contracts';
import { isFailure, type Result } from '../../platform/index.ts';
import { insertLines, type NewLine } from '../orders/insert-lines.ts';
import { type LineRefusal, refuseLines } from '../orders/refuse-lines.ts';
import { type CartWriter, type WriteCode, writeCart } from '../orders/write-cart.ts';
import { insertBundle } from './bundles.repo.ts';
import { presentBundle } from './present-bundle.ts';

export const pathOfLine = (index: number): string => `line_items_params.${index}`;

/**
 * Creates a bundle with all its lines or nothing. The error names the first refused line by its
 * index.
 */
export async function createBundle(
  writer: CartWriter,
  reference: string,
  quantity: number,
  lines: readonly NewLine[],
): Promise<Result<BundleReply, WriteCode | LineRefusal>> {
  let made = 0;
  const order = await writeCart<LineRefusal>(
    writer,
    reference,
    'bundle.create',
    async (tx, cart) => {
      const bundle = await insertBundle(tx, cart.id, quantity);
      made = bundle.id;
      const refused = lines.length > 0 ? await insertLines(tx, cart, lines, bundle, pathOfLine) : null;
      return refused ?? { ...cart, bundles: [...cart.bundles, bundle] };
    },
    (priced) => refuseLines(writer, priced, lines, made, pathOfLine),
  );
  return isFailure(order) ? order : presentBundle(order.value, made);
}
