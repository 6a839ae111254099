import { bagsAndMailers } from './bags-and-mailers.ts';
import { boxes } from './boxes.ts';
import { luxury } from './luxury.ts';
import { mailers } from './mailers.ts';
import { paperAndTape } from './paper-and-tape.ts';
import type { Product } from './product.ts';
import { productSlugs } from './vocabulary.ts';

const place = ({ slug }: Product): number => productSlugs.indexOf(slug);

/**
 * What is made and sold, in the order of the closed list. A slug that is neither here nor in `productsWithoutDie` is
 * not sold. Which options go together, and where, is data: plain lists, rules for what depends on another option, and
 * regions.
 */
export const products: readonly Product[] = [
  ...mailers,
  ...boxes,
  ...bagsAndMailers,
  ...luxury,
  ...paperAndTape,
].sort((one, other) => place(one) - place(other));

/** Returns the product of a slug; undefined for one that is not sold. */
export const productOf = (slug: string): Product | undefined => products.find((each) => each.slug === slug);
