/** Business, as the composition root sees it: its domains and what a process starts them with. */

// Companies and their members.

export { companies } from './companies/companies.ts';

// Plus: ordering for a company.

export { plus } from './plus/plus.ts';

// Approval of a company's orders.

export { orderApprovals } from './order-approvals/order-approvals.ts';

// Requests for Pro.

export { pro } from './pro/pro.ts';

// Suppliers.

export { suppliers } from './suppliers/suppliers.ts';

// Quote requests.

export { quotes } from './quotes/quotes.ts';

// Offers.

export { offers } from './offers/offers.ts';

// Quantity options of an offer.

export { quantityOptions } from './quantity-options/quantity-options.ts';
