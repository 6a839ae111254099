import { currencies, money } from '@shop/money';
import { markets } from '@shop/regions';
import { sql } from 'drizzle-orm';
import {
  type ApiDeps,
  composeMail,
  handle,
  type JobHandler,
  mailFormats,
  mailSender,
  pageUrl,
  resolveMailLanguage,
} from '../../platform/index.ts';
import { findCartById } from '../orders/cart.repo.ts';
import { orderLinkToken } from '../orders/order-link.ts';
import { salesWords } from '../words/index.ts';
import { sendCancelMail } from './jobs.ts';

interface Canceled {
  readonly locale: string;
  readonly kind: 'cancellation' | 'withdrawal';
  readonly at: Date;
  readonly refunded: bigint;
  readonly credit_notes: readonly string[];
}

/**
 * Composes and sends the mail of one canceled order. A retry sends the same mail with the same id.
 */
export const cancelMailHandler = ({ settings, mailer }: ApiDeps): JobHandler =>
  handle(sendCancelMail, async ({ order_id }, { db }) => {
    const cart = await findCartById(db, order_id);
    const [canceled] = await db.query<Canceled>(sql`
      select u.locale, k.kind, k.at, (select coalesce(sum(amount), 0) from refunds where order_id = k.order_id)::bigint as refunded,
        (select coalesce(json_agg(i.number order by i.id), '[]') from invoices i
          where i.order_id = k.order_id and i.document ->> 'note' = 'refunded') as credit_notes
      from cancellations k join orders o on o.id = k.order_id join users u on u.id = o.user_id where k.order_id = ${order_id}`);
    if (!cart?.email || !canceled) return;
    const market = markets[cart.region];
    const language = resolveMailLanguage(canceled.locale, market);
    const words = salesWords[language].cancellation;
    const formats = mailFormats(language, market);
    const currency = currencies.find((one) => one === cart.currency) ?? market.currency;
    const address = pageUrl(settings, market, language, 'accountOrder', { orderNumber: cart.number });
    const link = `${address}${address.includes('?') ? '&' : '?'}order_token=${orderLinkToken(settings.sessionSecret, cart.number)}`;
    const paid = canceled.refunded > 0n;
    // A credit without a refund means it was paid as well: a bank withdrew or holds the money and
    // informs the buyer itself.
    const unpaid = !paid && canceled.credit_notes.length === 0;
    await mailer.deliver(
      composeMail(mailSender(market), cart.email, language, {
        subject: words.subject(market.senderName, cart.number),
        heading: words.heading,
        paragraphs: [
          ...(canceled.kind === 'withdrawal' ? [words.withdrawn] : []),
          words.receipt,
          ...(paid ? [words.refund] : unpaid ? [words.nothingPaid] : []),
        ],
        facts: [
          [words.number, cart.number],
          [words.when, formats.moment(canceled.at)],
          ...(paid ? [[words.amount, formats.money(money(canceled.refunded, currency))] as const] : []),
          ...canceled.credit_notes.map((number) => [words.creditNote, number] as const),
        ],
        action: { label: words.action, url: link },
        footer: words.footer(market.senderName),
      }),
      `order-canceled:${cart.number}`,
    );
  });
