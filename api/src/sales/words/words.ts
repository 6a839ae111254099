import type { CancelMailWords } from '../cancellation/cancel-mail.words.ts';
import type { InvoiceWords } from '../invoices/invoice.words.ts';
import type { OrderMailWords } from '../orders/order-mail.words.ts';
import type { RefundMailWords } from '../refunds/refund-mail.words.ts';
import type { RemindWords } from '../schedules/remind.words.ts';

/** What is mailed about orders and their money, and the words of invoices. A further language is one more file of this type and its line in `index.ts`. */
export interface SalesWords {
  readonly orders: OrderMailWords;
  readonly schedules: RemindWords;
  readonly cancellation: CancelMailWords;
  readonly refunds: RefundMailWords;
  readonly invoices: InvoiceWords;
}
