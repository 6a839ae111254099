import { productOf } from '@shop/packaging';
import type { ItemFacts } from './ports.ts';

/** Whether there is something to design: not where nothing is printed, and not on products sold plain. */
export const needsDesign = ({ slug, configuration }: Pick<ItemFacts, 'slug' | 'configuration'>): boolean =>
  configuration !== null && configuration.print_mode !== 'no-print' && productOf(slug)?.designless !== true;
