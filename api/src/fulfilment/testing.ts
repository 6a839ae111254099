/** Fixtures of fulfilment for the tests of other contexts. */

// Production and print files.

export { fulfilmentDomains, noArtwork } from './production/production.fixture.ts';
