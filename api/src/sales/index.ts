/** The face of sales for other contexts, which import nothing else of this folder. */

// Orders: carts, lines, totals and their presentation.

export { addLineItem } from './orders/add-line-item.ts';
export {
  byReference,
  type CartRow,
  findCart,
  findCartById,
  lockCart,
  lockCartById,
  writeAudit,
} from './orders/cart.repo.ts';
export { matchesConfiguration } from './orders/line-designs.ts';
export type { LineOption } from './orders/lines.repo.ts';
export { computeOrderFacts } from './orders/order-facts.ts';
export { orderLinkToken } from './orders/order-link.ts';
export { newOrderNumber } from './orders/order-number.ts';
export { orderPlaced } from './orders/order-placed.event.ts';
export { createCartWriter } from './orders/orders.ts';
export type { LineItemFacts, OrderPorts } from './orders/ports.ts';
export { presentCart } from './orders/present-order.ts';
export { presentOrderSummary, type SummaryRow } from './orders/present-order-summary.ts';
export { presentCartOrOrder, readOrderById } from './orders/read-order.ts';
export { recordOrderEvent } from './orders/record-order-event.ts';
export type { LineRefusal } from './orders/refuse-lines.ts';
export { ofOrderInBody, ofOrderInPath } from './orders/region-of-order.ts';
export { loadPricedCart, priceCart, savePrices } from './orders/reprice.ts';
export { seller } from './orders/seller.ts';
export { type CartWriter, refuseWrite, type WriteCode, writeCart } from './orders/write-cart.ts';

// The checkout: what an order needs, payment and completion.

export { computeRequirements } from './checkout/compute-requirements.ts';

// Discount codes.

export { regionsOfTerms } from './coupons/refuse-terms.ts';
export { createCoupon, endCoupon, updateCoupon } from './coupons/save-coupon.ts';

// Outstanding payments and the mails about them.

export { daysSince, dueDay, duesSql } from './dunning/dues.repo.ts';
export { findNextStep } from './dunning/next-step.ts';
export { previewDunningMail, sendDunningStep } from './dunning/send-dunning.ts';

// Refunds and received transfers.

export { bookStatedTransfer, lockTransferDue, outstandingOf } from './refunds/book-transfer.ts';
export { previewRefund } from './refunds/preview-refund.ts';
export { lockPlacedOrder, quoteRefund, refundByStaff } from './refunds/refund-by-staff.ts';
export { refundCreated } from './refunds/refund-created.event.ts';
export { listRefundRows } from './refunds/refunds.repo.ts';

// Invoices: documents, their files and their VAT.

export type { InvoiceDocument } from './invoices/invoice-document.ts';
export { findInvoice } from './invoices/invoices.repo.ts';
export { listJournal } from './invoices/list-journal.ts';
export { presentInvoice, signInvoiceFile } from './invoices/present-invoice.ts';
export { computeVatReport } from './invoices/vat-report.ts';
export { periodDays, treatmentOf, treatmentSql } from './invoices/vat-treatment.ts';

// Closed months of the books.

export {
  closableFrom,
  closePeriod,
  isPeriodClosed,
  reopenPeriod,
  sellerKey,
} from './periods/close-period.ts';

// Tax: places, rates and VAT numbers.

export { explainTaxReason } from './invoices/exemption-text.ts';
export { decideTax, type TaxReason } from './orders/decide-tax.ts';
export { noRegistry, type VatRegistry } from './tax/vat-registry.ts';
export { findVatStatus, toVatStatus, verifyVat } from './tax/verify-vat.ts';

// Quantity options of a line.

export { computeOptionQuantities } from './quantity-options/option-quantities.ts';
export { presentOption, presentOptions } from './quantity-options/present-options.ts';
export {
  copyOptions,
  findOption,
  insertOptions,
  markSelected,
  type NewOption,
  type OptionRow,
  optionJson,
  toggleOption,
} from './quantity-options/quantity-options.repo.ts';

// Orders of companies.

export {
  canOrderFor,
  computeApprovalDigest,
  isCoveredByApproval,
  resolveApprovalState,
} from './company-orders/company-of-cart.ts';
export { lockCompanyOfCart } from './company-orders/lock-company.ts';

// The wallet.

export { createStaffEntry } from './wallet/create-staff-entry.ts';
