/** Fixtures of fulfilment for the tests of other contexts. */

// Production and print files.

export { fulfilmentDomains } from './production/production.fixture.ts';
