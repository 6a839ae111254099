/** Fixtures of business for the tests of other contexts. */

// Offers as PDF: the files that are looked at one by one.

export { renderGoldenQuotes } from './offers/quotes.fixture.ts';
