/** Shops for the tests of every context: fixtures of contexts that theirs may not import. */
export { fulfilmentDomains } from '../src/fulfilment/testing.ts';
export {
  buyerOf,
  cards,
  fixturePorts,
  type OrderShop,
  outcome,
  problem,
  readyBuyer,
  skuPl,
  startOrderShop,
  startSampleShop,
  warsaw,
} from '../src/sales/testing.ts';
