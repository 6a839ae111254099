/** Fulfilment, for the tests of other contexts: the fixtures of its own tests. */

// Production and print files.

export { fulfilmentDomains } from './production/production.fixture.ts';
