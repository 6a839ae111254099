/** The face of business for other contexts, which import nothing else of this folder. */

// Offers.

export { findDestination, priceLines } from './offers/create-instant-offer.ts';
export { scheduleOffer } from './offers/offer-jobs.ts';
export { insertOffer, loadOfferLines, lockNewestOffer, type NewOffer } from './offers/offers.repo.ts';
export { offerToken, presentOffer } from './offers/present-offer.ts';
