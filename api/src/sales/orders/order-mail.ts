import type { LineItem } from '@shop/contracts';
import { currencies, fromDecimal } from '@shop/money';
import { bankDetails, markets } from '@shop/regions';
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
import type { InvoiceDocument } from '../invoices/invoice-document.ts';
import { salesWords } from '../words/index.ts';
import { findCartById } from './cart.repo.ts';
import { orderLinkToken } from './order-link.ts';
import { sendOrderMail } from './order-mail.job.ts';
import type { OrderPorts } from './ports.ts';
import { presentCartOrOrder } from './read-order.ts';

/**
 * Composes and sends the confirmation of one order. A retry sends the same mail with the same id.
 */
export const orderMailHandler = ({ settings, mailer, clock }: ApiDeps, ports: OrderPorts): JobHandler =>
  handle(sendOrderMail, async ({ order_id }, { db }) => {
    const cart = await findCartById(db, order_id);
    if (!cart?.completed_at || !cart.email) return;
    const order = await presentCartOrOrder(db, ports, cart, { anonymous: false }, clock());
    const [owner] = await db.query<{ locale: string }>(
      sql`select locale from users where id = ${cart.user_id}`,
    );
    const market = markets[cart.region];
    const language = resolveMailLanguage(owner?.locale, market);
    const words = salesWords[language].orders;
    const formats = mailFormats(language, market);
    const invoices = await db.query<{ number: string; kind: InvoiceDocument['kind'] }>(
      sql`select number, kind from invoices where order_id = ${order_id} order by id`,
    );
    const awaited = order.payments.findLast(
      (one) => one.payment_method === 'check' && one.state === 'pending',
    );
    const waiting = order.payment_status === 'WAITING' && awaited !== undefined;
    const parts = order.payment_schedule?.installments ?? [];
    const bank = bankDetails[currencies.find((one) => one === order.currency) ?? market.currency];
    const shown = (decimal: string): string => {
      const amount = fromDecimal(decimal, order.currency);
      return amount ? formats.money(amount) : decimal;
    };
    const serviceText = ({ quantity, total, total_gross }: LineItem): string => {
      const amount = shown(order.prices_include_tax ? total_gross : total);
      return quantity > 1 ? `${quantity}: ${amount}` : amount;
    };
    const address = pageUrl(settings, market, language, 'accountOrder', { orderNumber: order.number });
    const link = `${address}${address.includes('?') ? '&' : '?'}order_token=${orderLinkToken(settings.sessionSecret, order.number)}`;
    await mailer.deliver(
      composeMail(mailSender(market), cart.email, language, {
        subject: words.subject(market.senderName, order.number),
        heading: words.heading,
        paragraphs: [
          waiting ? words.waiting : words.paid,
          ...(waiting && bank.demonstration ? [words.demonstration] : []),
          order.line_items.some(({ box_design }) => box_design !== null) ? words.printed : words.unprinted,
        ],
        facts: [
          [words.number, order.number],
          ...(order.po_number
            ? [[salesWords[language].invoices.purchaseOrder, order.po_number] as const]
            : []),
          ...invoices.map(({ kind, number }) => [salesWords[language].invoices[kind], number] as const),
          [words.total, shown(order.total)],
          ...order.line_items.map((line): readonly [string, string] => [
            line.product.name,
            // A service shows its price instead of pieces; trees show their number too.
            line.service_name ? serviceText(line) : `${words.pieces}: ${formats.count(line.quantity)}`,
          ]),
          ...parts.map(({ amount, due_on }): readonly [string, string] => [
            `${words.due} ${formats.day(due_on)}`,
            shown(amount),
          ]),
          ...(waiting
            ? ([
                ...(awaited.amount !== order.total ? [[words.transfer, shown(awaited.amount)] as const] : []),
                [words.reference, order.number],
                [words.account, bank.accountNumber],
                [words.swift, bank.swift],
              ] as const)
            : []),
        ],
        action: { label: words.action, url: link },
        footer: words.footer(market.senderName),
      }),
      `order-placed:${order.number}`,
    );
  });
