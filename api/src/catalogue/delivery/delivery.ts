import { getDeliveryEstimates, listExpressOptions, listHolidays } from '@shop/contracts';
import type { Domain } from '../../platform/index.ts';
import { estimateDeliveries } from './delivery-estimates.ts';
import { listExpress } from './list-express.ts';
import { listDaysOff } from './list-holidays.ts';

/** Dates depend on the clock: a cut-off may be up to a minute late. */
const aMinute = { cacheSeconds: 60 } as const;

/** Delivery dates with their reasons, and express production. */
export const delivery = (): Domain => ({
  name: 'delivery',
  register(route, { clock }) {
    route.open(
      getDeliveryEstimates,
      ({ db, region, query, header }) =>
        estimateDeliveries(db, region, query, header('accept-language'), clock()),
      aMinute,
    );
    route.open(
      listExpressOptions,
      ({ db, region, query, header }) => listExpress(db, region, query, header('accept-language'), clock()),
      aMinute,
    );
    route.open(
      listHolidays,
      async ({ region, query, header }) => listDaysOff(region, query, header('accept-language'), clock()),
      { cacheSeconds: 3600 },
    );
  },
});
