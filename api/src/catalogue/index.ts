/** Catalogue, as the other contexts see it. They import nothing else of this folder. */

// Variants: sizes with their prices.

export { lineVariants, vatRate } from './variants/line-variants.ts';
export { type Market, marketOf, pricedMembers } from './variants/market.ts';
export { presentVariant } from './variants/present-variant.ts';
export type { PricedVariant, VariantFacts, VariantPrice } from './variants/priced-variant.ts';
export { publishPrices } from './variants/publish-prices.ts';
export { refuseQuantities } from './variants/refuse-quantities.ts';
export { catalogueVariants } from './variants/seed-catalogue.ts';
export { sampleSku } from './variants/sku.ts';
export { variantFor, variantsById } from './variants/variants.repo.ts';

// Price books and the calculation of prices.

export type { PriceBookData } from './pricing/book-data.ts';
export { bookGaps } from './pricing/book-gaps.ts';
export { bookOf, priceBooks, shippedBooks, useImportedBooks } from './pricing/books/index.ts';
export { compileBook, type PriceBook, type ServicePrice } from './pricing/price-book.ts';
export { subjectOf } from './pricing/subject-of.ts';

// Stock and reservations.

export { expireReservation, reservationEnd } from './stock/expire-reservation.job.ts';
export { readyMadeSlugs } from './stock/ready-made.ts';
export { shortOf } from './stock/short-of.ts';
export { consumeStock, releaseStock, reserveStock, returnStock } from './stock/stock.repo.ts';

// Delivery dates and express.

export { type LocalTime, localTime } from './delivery/clock.ts';
export type { DeliveryLine, ExpressOutcome, OrderPromise } from './delivery/delivery-line.ts';
export { expressDays, lineExpress } from './delivery/line-express.ts';
export { orderDelivery } from './delivery/order-delivery.ts';
export { customsCost, offeredShipping, type ShippingOffer, shippingCost } from './delivery/shipping-offer.ts';

// Sample packs as products.

export {
  isSamplePack,
  packLimits,
  presentSamples,
  sampleListVersion,
  samplesOf,
  standardPack,
} from './samples/sample-list.ts';
export { packPrice, packVariant, soldAs } from './samples/sample-pack.ts';
