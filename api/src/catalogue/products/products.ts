import { getProductStructure, listPatterns } from '@shop/contracts';
import type { Domain } from '../../platform/index.ts';
import { readPatterns } from './list-patterns.ts';
import { readStructure } from './product-structure.ts';

/** What follows from geometry alone changes with a release only. */
const anHour = { cacheSeconds: 3600 } as const;

/** What a product is made of, and the patterns to start its design from. */
export const products = (): Domain => ({
  name: 'products',
  register(route, { clock }) {
    route.open(getProductStructure, ({ db, query }) => readStructure(db, query.sku), anHour);
    route.open(
      listPatterns,
      async ({ region, query, header }) =>
        readPatterns(region, query.region, header('accept-language'), clock()),
      anHour,
    );
  },
});
