import { getProductStructure, listPatterns } from '@shop/contracts';
import type { Domain } from '../../platform/index.ts';
import { readPatterns } from './list-patterns.ts';
import { readStructure } from './product-structure.ts';

/** Derived from geometry, so it changes only with a release. */
const anHour = { cacheSeconds: 3600 } as const;

/** The structure of products, and patterns for designs. */
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
