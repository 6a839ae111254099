import type { Order } from '@shop/contracts';
import { fail, type Result } from '../../platform/index.ts';
import { insertLines, type NewLine } from '../orders/insert-lines.ts';
import { type LineRefusal, refuseLines } from '../orders/refuse-lines.ts';
import { type CartWriter, type WriteCode, writeCart } from '../orders/write-cart.ts';
import { bundleOf } from './bundles.repo.ts';
import { pathOfLine } from './create-bundle.ts';

/**
 * Adds many lines to a bundle of the cart or outside bundles, all or none, with as many statements
 * as for one line. The error names the first refused line by its index.
 */
export const bulkCreateLines = (
  writer: CartWriter,
  reference: string,
  bundleId: number | null,
  lines: readonly NewLine[],
): Promise<Result<Order, WriteCode | LineRefusal>> =>
  writeCart<LineRefusal>(
    writer,
    reference,
    'line_item.add',
    async (tx, cart) => {
      const bundle = bundleId === null ? null : bundleOf(cart, bundleId);
      if (bundleId !== null && bundle === null) {
        const message = 'Use a bundle of this cart, or none.';
        return fail('invalid_input', { fields: [{ path: 'bundle_id', code: 'unknown', message }] });
      }
      return (await insertLines(tx, cart, lines, bundle, pathOfLine)) ?? cart;
    },
    (priced) => refuseLines(writer, priced, lines, bundleId, pathOfLine),
  );
