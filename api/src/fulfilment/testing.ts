/** Fixtures of fulfilment for the tests of other contexts. */

// Production and print files.

export { fulfilmentDomains, noArtwork } from './production/production.fixture.ts';

// Packing lists: the files that are looked at one by one.

export { renderGoldenPackingLists } from './shipments/packing-lists.fixture.ts';
