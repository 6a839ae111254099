import type { DesignMailWords } from '../../../artwork/designs/design-mail.words.ts';
import type { OfferMailWords } from '../../../business/offers/offer-mail.words.ts';
import type { QuoteMailWords } from '../../../business/quotes/quote-mail.words.ts';
import type { ApprovalWords } from '../../../fulfilment/approvals/approval.words.ts';
import type { ShipmentMailWords } from '../../../fulfilment/shipments/shipment-mail.words.ts';
import type { CancelMailWords } from '../../../sales/cancellation/cancel-mail.words.ts';
import type { InvoiceWords } from '../../../sales/invoices/invoice.words.ts';
import type { OrderMailWords } from '../../../sales/orders/order-mail.words.ts';
import type { RefundMailWords } from '../../../sales/refunds/refund-mail.words.ts';
import type { RemindWords } from '../../../sales/schedules/remind.words.ts';

/** One mail: `shop` is the market's sender name. */
export interface MailWords {
  readonly subject: (shop: string) => string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly action: string;
  readonly footer: (shop: string) => string;
}

/** A page that a mailed link opens: one question, one button. */
export interface LinkPageWords {
  readonly title: string;
  readonly question: string;
  readonly button: string;
  readonly done: string;
  readonly void: string;
}

/** What an account is mailed. */
export interface AccountMailWords {
  readonly identity: Readonly<Record<'confirm' | 'reset' | 'email', MailWords>> & {
    /** To the old address, when another one was asked for. */
    readonly emailNotice: Omit<MailWords, 'action'>;
    readonly passwordChanged: Omit<MailWords, 'action'>;
  };
  readonly privacy: {
    readonly export: MailWords;
    readonly exportPage: LinkPageWords;
    readonly erase: MailWords;
    readonly erasePage: LinkPageWords;
    /** With the day on which it happens, written out. */
    readonly scheduled: Omit<MailWords, 'paragraphs'> & {
      readonly paragraphs: (day: string) => readonly string[];
    };
  };
  readonly newsletter: {
    readonly confirm: MailWords;
    readonly welcome: MailWords;
    readonly confirmPage: LinkPageWords;
    readonly unsubscribePage: LinkPageWords;
  };
}

/** What is mailed about designs, quotes, offers and orders. */
export interface TradeMailWords {
  readonly orders: OrderMailWords;
  readonly schedules: RemindWords;
  readonly cancellation: CancelMailWords;
  readonly refunds: RefundMailWords;
  readonly offers: OfferMailWords;
  readonly quotes: QuoteMailWords;
  readonly designs: DesignMailWords;
  readonly approvals: ApprovalWords;
  readonly shipments: ShipmentMailWords;
}

/**
 * Everything that is mailed, in one language, with the pages that mailed links open and the invoices. A further language
 * is one more folder of this type and its line in `index.ts`; the compiler refuses one that lacks a mail.
 */
export interface MailWordBook extends AccountMailWords, TradeMailWords {
  readonly invoices: InvoiceWords;
}
