/** Fixtures of sales for the tests of other contexts. */

// Orders: carts, lines, totals and their presentation.

export { fixturePorts, type OrderShop, startOrderShop } from './orders/orders.fixture.ts';

// The checkout: what an order needs, payment and completion.

export {
  type Buyer,
  buyerOf,
  cards,
  outcome,
  problem,
  readyBuyer,
  warsaw,
} from './checkout/checkout.fixture.ts';

// Instalments.

export { companyBuyer, scheduleOf } from './schedules/schedules.fixture.ts';
export { schedules } from './schedules/schedules.ts';

// Sample packs.

export { skuPl, startSampleShop } from './samples/samples.fixture.ts';

// Invoices: the files that are looked at one by one.

export { renderGoldenInvoices } from './invoices/test/render-invoices.fixture.ts';
