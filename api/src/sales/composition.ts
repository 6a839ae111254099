/**
 * The face of sales for the composition root: its domains and what a process needs to start them.
 */

// Orders: carts, lines, totals and their presentation.

export { createDestinationFollower } from './orders/follow-destination.ts';
export { createCartMerger } from './orders/merge-carts.ts';
export { createOrderPorts } from './orders/order-ports.ts';
export { ordersPersonal } from './orders/orders.personal.ts';
export { orders } from './orders/orders.ts';

// The checkout: what an order needs, payment and completion.

export { checkout } from './checkout/checkout.ts';

// Payment gateways.

export { createGateway, stripeSettings } from './payments/create-gateway.ts';
export { createSandboxProvider } from './payments/sandbox-provider.ts';
export type { StripeSettings } from './payments/stripe-provider.ts';

// Payment in instalments.

export { schedules } from './schedules/schedules.ts';

// The wallet.

export { walletPersonal } from './wallet/wallet.personal.ts';
export { wallet } from './wallet/wallet.ts';

// Refunds.

export { refundsPersonal } from './refunds/refunds.personal.ts';
export { refunds } from './refunds/refunds.ts';

// Cancellation, reorder and the start of production.

export { cancellation } from './cancellation/cancellation.ts';

// Tax: places, rates and VAT numbers.

export { createRegistries, findRegistry, validateRegistrySettings } from './tax/registries.ts';
export { tax } from './tax/tax.ts';
export type { VatRegistry } from './tax/vat-registry.ts';

// Invoices.

export { invoices } from './invoices/invoices.ts';

// Bundles.

export { bundles } from './bundles/bundles.ts';

// Sample packs.

export { samples } from './samples/samples.ts';

// Services sold with the goods.

export { services } from './services/services.ts';

// Footprint and trees.

export { sustainability } from './sustainability/sustainability.ts';

// Referrals.

export { referralsPersonal } from './referrals/referrals.personal.ts';
export { referrals } from './referrals/referrals.ts';

// Support.

export { support } from './support/support.ts';

// Texts of its mails.

export { salesWords } from './words/index.ts';

// Files of exchange rates, as their publishers have them.

export { isHmrcFile, readHmrcRates } from './exchange-rates/read-hmrc-rates.ts';
export { readNbpTables } from './exchange-rates/read-nbp-tables.ts';
