import { productOf } from '@shop/packaging';
import type { ItemFacts } from './ports.ts';

/** Whether the item needs a design: it is printed and not a product sold plain. */
export const needsDesign = ({ slug, configuration }: Pick<ItemFacts, 'slug' | 'configuration'>): boolean =>
  configuration !== null && configuration.print_mode !== 'no-print' && productOf(slug)?.designless !== true;
