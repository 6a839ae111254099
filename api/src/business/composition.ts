/**
 * The face of business for the composition root: its domains and what a process needs to start
 * them.
 */

// Companies and their members.

export { companiesPersonal } from './companies/companies.personal.ts';
export { companies } from './companies/companies.ts';

// Plus: ordering for a company.

export { plus } from './plus/plus.ts';
export { plusWords } from './plus/words/index.ts';

// Approval of a company's orders.

export { orderApprovals } from './order-approvals/order-approvals.ts';

// Requests for Pro.

export { proPersonal } from './pro/pro.personal.ts';
export { pro } from './pro/pro.ts';

// Suppliers.

export { suppliersPersonal } from './suppliers/suppliers.personal.ts';
export { suppliers } from './suppliers/suppliers.ts';

// Quote requests.

export { quotesPersonal } from './quotes/quotes.personal.ts';
export { quotes } from './quotes/quotes.ts';

// Offers.

export { listOfferVariants } from './offers/list-offer-variants.ts';
export { offers } from './offers/offers.ts';

// Quantity options of an offer.

export { quantityOptions } from './quantity-options/quantity-options.ts';

// Texts of its mails.

export { businessWords } from './words/index.ts';
