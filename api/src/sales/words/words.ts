import type { CancelMailWords } from '../cancellation/cancel-mail.words.ts';
import type { DunningWords } from '../dunning/dunning.words.ts';
import type { InvoiceWords } from '../invoices/invoice.words.ts';
import type { OrderMailWords } from '../orders/order-mail.words.ts';
import type { RefundMailWords } from '../refunds/refund-mail.words.ts';
import type { RemindWords } from '../schedules/remind.words.ts';

/**
 * Texts of mails about orders and money, and of invoices. To add a language, add a file of this
 * type and its line in `index.ts`.
 */
export interface SalesWords {
  readonly orders: OrderMailWords;
  readonly schedules: RemindWords;
  readonly dunning: DunningWords;
  readonly cancellation: CancelMailWords;
  readonly refunds: RefundMailWords;
  readonly invoices: InvoiceWords;
}
