import type { OfferMailWords } from '../offers/offer-mail.words.ts';
import type { QuoteMailWords } from '../quotes/quote-mail.words.ts';

/** What is mailed about quote requests and offers. A further language is one more file of this type and its line in `index.ts`. */
export interface BusinessWords {
  readonly offers: OfferMailWords;
  readonly quotes: QuoteMailWords;
}
