/** The face of the catalogue for other contexts, which import nothing else of this folder. */

// Variants: sizes with their prices.

export { createLineVariants, vatRate } from './variants/line-variants.ts';
export { type Market, presentPricing, resolveMarket } from './variants/market.ts';
export { presentVariant } from './variants/present-variant.ts';
export type { PricedVariant, VariantFacts, VariantPrice } from './variants/priced-variant.ts';
export { publishPrices } from './variants/publish-prices.ts';
export { refuseQuantities } from './variants/refuse-quantities.ts';
export { listCatalogueVariants } from './variants/seed-catalogue.ts';
export { toSamplePackSku } from './variants/sku.ts';
export { variantFor, variantsById } from './variants/variants.repo.ts';

// Price books and the calculation of prices.

export type { PriceBookData } from './pricing/book-data.ts';
export {
  findPriceBook,
  priceBooks,
  setImportedBooks,
  shippedBookData,
  shippedBooks,
} from './pricing/books/index.ts';
export { type ComparedPrice, compareBooks, marginFloor } from './pricing/compare-books.ts';
export { findMissingRows } from './pricing/find-missing-rows.ts';
export { lowestMargins } from './pricing/lowest-margin.ts';
export { compileBook, type PriceBook, type ServicePrice } from './pricing/price-book.ts';
export { resolveConfiguration } from './pricing/resolve-configuration.ts';

// Stock and reservations.

export { computeReservationEnd, expireReservation } from './stock/expire-reservation.job.ts';
export { findShortages } from './stock/find-shortages.ts';
export { findStock } from './stock/list-stock.ts';
export { readyMadeSlugs } from './stock/ready-made.ts';
export { consumeStock, releaseStock, reserveStock, returnStock } from './stock/stock.repo.ts';

// Delivery dates and express.

export {
  type ClosedPlace,
  closeDays,
  findClosedPlace,
  reopenDay,
  setClosedDays,
} from './delivery/closed-days.ts';
export type { DeliveryLine, ExpressOutcome, OrderPromise } from './delivery/delivery-line.ts';
export { evaluateLineExpress, getExpressDays } from './delivery/line-express.ts';
export { promiseOrderDelivery } from './delivery/order-delivery.ts';
export { plant, toPlantTime } from './delivery/plant-time.ts';
export { resolveReaderLocale } from './delivery/read-query.ts';
export {
  customsCost,
  listShippingOffers,
  type ShippingOffer,
  shippingCost,
} from './delivery/shipping-offer.ts';

// Sample packs as products.

export {
  isSamplePack,
  listSamplesOfRegion,
  packLimits,
  presentSamples,
  sampleListVersion,
  standardPack,
} from './samples/sample-list.ts';
export { findSoldItem, packPrice, packVariant } from './samples/sample-pack.ts';
