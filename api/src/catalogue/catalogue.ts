import { getDeliveryEstimates, listPrices, listVariants, priceConfiguration } from '@shop/contracts';
import { estimateDeliveries } from '../delivery/delivery-estimates.ts';
import type { Domain } from '../server/domain.ts';
import { listOlderPrices } from './list-prices.ts';
import { listCatalogue } from './list-variants.ts';
import { priceOne } from './price-configuration.ts';

/** What is sold, at which price, and when it arrives. The composition root runs `seedCatalogue` before it listens. */
export const catalogue = (): Domain => ({
  name: 'catalogue',
  register(route, { clock }) {
    route.open(listVariants, ({ db, region, query }) => listCatalogue(db, region, query, clock()));
    // A pure question, asked again by anybody who may.
    route.open(priceConfiguration, ({ db, region, body }) => priceOne(db, region, body, clock()), {
      replay: false,
    });
    route.open(listPrices, ({ db, region, query }) => listOlderPrices(db, region, query, clock()));
    route.open(getDeliveryEstimates, ({ db, region, query }) =>
      estimateDeliveries(db, region, query, clock()),
    );
  },
});
