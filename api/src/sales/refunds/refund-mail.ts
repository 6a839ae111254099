import type { Refund } from '@shop/contracts';
import { currencies, money } from '@shop/money';
import { markets } from '@shop/regions';
import { sql } from 'drizzle-orm';
import {
  type ApiDeps,
  composeMail,
  countPieces,
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
import { sendRefundMail } from './refund-mail.job.ts';

interface RefundMailRow {
  readonly order_id: bigint;
  readonly locale: string;
  readonly amount: bigint;
  readonly surplus: bigint;
  readonly reason: Refund['reason'];
  readonly canceled: boolean;
  readonly providers: readonly string[];
  readonly lines: readonly { readonly name: string; readonly quantity: number }[];
  readonly credit_note: string | null;
}

const payoutChannel = (provider: string): 'gateway' | 'transfer' | 'wallet' =>
  provider === 'transfer' || provider === 'wallet' ? provider : 'gateway';

/**
 * Composes and sends the mail of one refund: amount, pieces, means of payment and credit note. The
 * mail of a cancellation covers that cancellation's refund. A retry sends the same mail with the
 * same id.
 */
export const refundMailHandler = ({ settings, mailer }: ApiDeps): JobHandler =>
  handle(sendRefundMail, async ({ refund_id }, { db }) => {
    const [told] = await db.query<RefundMailRow>(sql`
      select r.order_id, u.locale, r.amount, r.surplus, r.reason, o.canceled_at is not null as canceled,
        (select json_agg(distinct p.provider) from refund_payouts x join payments p on p.id = x.payment_id
          where x.refund_id = r.id) as providers,
        (select coalesce(json_agg(json_build_object('name', l.item ->> 'name', 'quantity', g.quantity) order by l.position), '[]')
          from refund_lines g join order_lines l on l.id = g.order_line_id where g.refund_id = r.id and g.quantity > 0
            and l.service is null) as lines,
        (select i.number from invoices i where i.refund_id = r.id) as credit_note
      from refunds r join orders o on o.id = r.order_id join users u on u.id = o.user_id where r.id = ${refund_id}`);
    const cart = told ? await findCartById(db, Number(told.order_id)) : null;
    // An erased account has no address.
    if (!told || !cart?.email) return;
    const market = markets[cart.region];
    const language = resolveMailLanguage(told.locale, market);
    const { refunds: words, cancellation: shared } = salesWords[language];
    const formats = mailFormats(language, market);
    const currency = currencies.find((one) => one === cart.currency) ?? market.currency;
    const address = pageUrl(settings, market, language, 'accountOrder', { orderNumber: cart.number });
    const link = `${address}${address.includes('?') ? '&' : '?'}order_token=${orderLinkToken(settings.sessionSecret, cart.number)}`;
    // Depends on the refund's own reason, since the order may have been canceled later. A
    // cancellation's mail covers its own refund, so such a refund here is of money that arrived
    // afterwards.
    const isLate = told.canceled && told.reason === 'order_canceled';
    const why = isLate
      ? 'late'
      : told.reason === 'sample_pack'
        ? 'samples'
        : told.surplus === told.amount
          ? 'surplus'
          : 'part';
    await mailer.deliver(
      composeMail(mailSender(market), cart.email, language, {
        subject: words.subject(market.senderName, cart.number),
        heading: words.heading,
        paragraphs: [
          words.why[why],
          ...[...new Set(told.providers.map(payoutChannel))].toSorted().map((way) => words.way[way]),
        ],
        facts: [
          [shared.number, cart.number],
          [shared.amount, formats.money(money(told.amount, currency))],
          ...told.lines.map(({ name, quantity }) => [name, countPieces[language](quantity)] as const),
          ...(told.credit_note === null ? [] : [[shared.creditNote, told.credit_note] as const]),
        ],
        action: { label: shared.action, url: link },
        footer: shared.footer(market.senderName),
      }),
      `refund:${refund_id}`,
    );
  });
