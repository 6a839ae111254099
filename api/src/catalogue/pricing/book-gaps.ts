import { boardOf, products, structures } from '@shop/packaging';
import type { PriceBookData } from './book-data.ts';
import { offersOf } from './print-modes.ts';
import { workOf } from './works.ts';

/** What a book is asked about: the rows of a data file, whichever of them are there. */
type Rows = {
  readonly [Table in 'boards' | 'processes' | 'works' | 'finishes' | 'qualities']: Readonly<
    Partial<PriceBookData[Table]>
  >;
};

/**
 * The rows that a book lacks to price everything that is offered, each once, as a sentence would name them. Empty for a
 * book that is complete.
 * @example bookGaps({ ...eu2026, boards: {} }) // ['board natural-e', …]
 */
export function bookGaps({ boards, processes, works, finishes, qualities }: Rows): string[] {
  const missing = new Set<string>();
  const need = (kind: string, table: object, id: string): void => {
    if (!Object.hasOwn(table, id)) missing.add(`${kind} ${id}`);
  };
  for (const product of products) {
    const { family } = structures[product.structure];
    need('work', works, workOf(product.structure));
    for (const id of product.boards) {
      need('board', boards, id);
      const core = boardOf(id)?.core;
      if (core) need('board', boards, core.id);
    }
    for (const id of product.finishes) need('finish', finishes, id);
    for (const id of product.qualities) need('quality', qualities, id);
    for (const mode of product.printModes) {
      const offers = offersOf(mode, family);
      if (offers.length === 0) missing.add(`press for ${mode} on ${family} (${product.slug})`);
      for (const { process } of offers) need('process', processes, process);
    }
  }
  return [...missing];
}
