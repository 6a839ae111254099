import {
  getPriceHistory,
  getSegmentation,
  listCountryTaxes,
  listMinimalOrderPrices,
  listMinimalPrices,
  listPrices,
  listShipmentPrices,
  listVariants,
  priceConfiguration,
  type QueryOf,
  type ReplyOf,
} from '@shop/contracts';
import { type Domain, fail, type Queryable, type Result } from '../../platform/index.ts';
import { listTaxes } from './country-taxes.ts';
import { listOlderPrices } from './list-prices.ts';
import { listCatalogue } from './list-variants.ts';
import { readMinimalOrderPrices, readMinimalPrices } from './minimal-prices.ts';
import { computeConfigurationPrice } from './price-configuration.ts';
import { readHistory } from './price-history.ts';
import { resolveSegmentation } from './segmentation.ts';
import { listShipments } from './shipment-prices.ts';
import { purgeVariants } from './variants.repo.ts';

/** Prices are the same for everybody; a new book is visible a minute later at the latest. */
const priceCache = { cacheSeconds: 60 };

export interface CatalogueOptions {
  /**
   * Lists an offer's boxes at its own prices, provided by offers; without it there are no offers.
   */
  readonly offerVariants?: (
    db: Queryable,
    query: QueryOf<typeof listVariants>,
    now: Date,
  ) => Promise<Result<ReplyOf<typeof listVariants>, 'invalid_input' | 'not_found'>>;
}

/**
 * Products, prices and delivery dates. The composition root runs `seedCatalogue` before it listens.
 */
export const catalogue = ({
  offerVariants = async () => fail('not_found'),
}: CatalogueOptions = {}): Domain => ({
  name: 'catalogue',
  housekeeping: async (db) => void (await purgeVariants(db)),
  register(route, { clock }) {
    route.open(
      listVariants,
      ({ db, region, query, setHeader }) => {
        if (query.context !== 'offer') return listCatalogue(db, region, query, clock());
        setHeader('cache-control', 'no-store');
        return offerVariants(db, query, clock());
      },
      priceCache,
    );
    // A pure query, safe for anybody to repeat.
    route.open(
      priceConfiguration,
      ({ db, region, body }) => computeConfigurationPrice(db, region, body, clock()),
      {
        replay: false,
      },
    );
    route.open(
      listPrices,
      ({ db, region, query }) => listOlderPrices(db, region, query, clock()),
      priceCache,
    );
    route.open(
      listMinimalPrices,
      ({ db, region, query }) => readMinimalPrices(db, region, query, clock()),
      priceCache,
    );
    route.open(
      listMinimalOrderPrices,
      ({ db, region, query }) => readMinimalOrderPrices(db, region, query, clock()),
      priceCache,
    );
    route.open(listShipmentPrices, ({ region, query }) => listShipments(region, query, clock()), priceCache);
    route.open(listCountryTaxes, ({ region, query }) => listTaxes(region, query, clock()), priceCache);
    route.open(
      getSegmentation,
      ({ region, query }) => resolveSegmentation(region, query, clock()),
      priceCache,
    );
    route.open(getPriceHistory, ({ db, query }) => readHistory(db, query, clock()), priceCache);
  },
});
