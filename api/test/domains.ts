/**
 * The composition root of the tests: domains of every context. A test imports from here what its own context may not
 * import.
 */
export { defaultLimits } from '../src/artwork/composition.ts';
export { plus, pro, quotes, suppliers } from '../src/business/composition.ts';
export { addresses, identity, privacy } from '../src/customers/composition.ts';
export { qa, shipments } from '../src/fulfilment/composition.ts';
export { personalDataRegistry } from '../src/personal-data.ts';
export { releases } from '../src/releases/composition.ts';
export {
  bundles,
  createCartMerger,
  createDestinationFollower,
  invoices,
  orders,
  tax,
} from '../src/sales/composition.ts';
