import { boardOf, products, structures } from '@shop/packaging';
import type { PriceBookData } from './book-data.ts';
import { conversionOf } from './conversions.ts';
import { listProcesses } from './print-modes.ts';

/** The rows of a data file to check, any of which may be missing. */
type Rows = {
  readonly [Table in 'boards' | 'processes' | 'works' | 'finishes' | 'qualities']: Readonly<
    Partial<PriceBookData[Table]>
  >;
};

/**
 * Returns the rows that a book lacks to price every offered product, each once, as readable names.
 * Empty for a complete book.
 * @example findMissingRows({ ...eu2026, boards: {} }) // ['board natural-e', …]
 */
export function findMissingRows({ boards, processes, works, finishes, qualities }: Rows): string[] {
  const missing = new Set<string>();
  const requireRow = (kind: string, table: object, id: string): void => {
    if (!Object.hasOwn(table, id)) missing.add(`${kind} ${id}`);
  };
  for (const product of products) {
    const { family } = structures[product.structure];
    requireRow('work', works, conversionOf(product.structure));
    for (const id of product.boards) {
      requireRow('board', boards, id);
      const core = boardOf(id)?.core;
      if (core) requireRow('board', boards, core.id);
    }
    for (const id of product.finishes) requireRow('finish', finishes, id);
    for (const id of product.qualities) requireRow('quality', qualities, id);
    for (const mode of product.printModes) {
      const offers = listProcesses(mode, family);
      if (offers.length === 0) missing.add(`press for ${mode} on ${family} (${product.slug})`);
      for (const { process } of offers) requireRow('process', processes, process);
    }
  }
  return [...missing];
}
