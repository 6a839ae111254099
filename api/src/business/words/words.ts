import type { OfferMailWords } from '../offers/offer-mail.words.ts';
import type { QuotePdfWords } from '../offers/quote-pdf.words.ts';
import type { QuoteMailWords } from '../quotes/quote-mail.words.ts';

/**
 * Texts of mails about quote requests and offers, and of an offer as PDF. To add a language, add a file of this type and
 * its line in `index.ts`.
 */
export interface BusinessWords {
  readonly offers: OfferMailWords;
  readonly quotes: QuoteMailWords;
  readonly quotePdf: QuotePdfWords;
}
