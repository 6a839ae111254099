/** The face of business for other contexts, which import nothing else of this folder. */

// Quote requests.

export { listQuoteFiles } from './quotes/quote-files.repo.ts';
export { pathOfQuoteFile } from './quotes/quote-files.ts';
export { closeQuoteAsLost, countQuoteChange, setQuoteOwner } from './quotes/quote-owner.repo.ts';
export { findQuote } from './quotes/quotes.repo.ts';

// Offers.

export { extendOffer, refuseEnded, remindBuyer, withdrawOffer } from './offers/change-offer.repo.ts';
export { priceLines } from './offers/create-instant-offer.ts';
export { scheduleOffer } from './offers/offer-jobs.ts';
export { findDestination, type OfferMarket, taxOffer } from './offers/offer-tax.ts';
export {
  insertOffer,
  loadOfferLines,
  lockNewestOffer,
  lockOfferById,
  type NewOffer,
  type OfferRow,
} from './offers/offers.repo.ts';
export { offerToken, offerUrl, presentOffer } from './offers/present-offer.ts';
