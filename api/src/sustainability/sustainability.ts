import { getEmissions, listHsCodes } from '@shop/contracts';
import type { Domain } from '../server/domain.ts';
import { emissionsOfSku } from './emissions.ts';
import { hsCodes } from './hs-codes.ts';

/** What follows from geometry alone changes with a release only. */
const anHour = { cacheSeconds: 3600 } as const;

/** Footprints and customs codes of what is sold. */
export const sustainability = (): Domain => ({
  name: 'sustainability',
  register(route) {
    route.open(getEmissions, ({ db, params, query }) => emissionsOfSku(db, params.sku, query), anHour);
    route.open(listHsCodes, ({ db, query }) => hsCodes(db, query), anHour);
  },
});
