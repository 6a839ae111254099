import { money } from '@shop/money';
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
import { updateStatuses } from '../checkout/update-statuses.ts';
import { findCartById, lockCartById } from '../orders/cart.repo.ts';
import { salesWords } from '../words/index.ts';
import { listInstalmentsWithDue } from './instalment-dues.ts';
import { remindOfInstalment } from './remind.job.ts';

/**
 * Reminds the buyer of an instalment due in three days, or reports it as overdue and updates the
 * order's status (`DELAYED`). The mail names the outstanding amount. Sends nothing for a paid
 * instalment or a canceled order. A retry sends the same mail with the same id.
 */
export const remindOfInstalmentHandler = ({ settings, mailer }: ApiDeps): JobHandler =>
  handle(remindOfInstalment, async ({ order_id, instalment_id, kind }, { db }) => {
    await db.transaction(async (tx) => {
      const cart = await lockCartById(tx, order_id);
      if (cart?.completed_at) await updateStatuses(tx, order_id);
    });
    const cart = await findCartById(db, order_id);
    const part = cart ? listInstalmentsWithDue(cart).find(({ id }) => id === instalment_id) : undefined;
    if (!cart?.email || !part || part.due === 0n || part.due_on === null) return;
    const [order] = await db.query<{ locale: string; canceled_at: Date | null }>(sql`
      select u.locale, o.canceled_at from orders o join users u on u.id = o.user_id
      where o.id = ${order_id} and o.placed_at is not null`);
    if (!order || order.canceled_at) return;
    const market = markets[cart.region];
    const language = resolveMailLanguage(order.locale, market);
    const words = salesWords[language].schedules;
    const shown = mailFormats(language, market);
    const bank = bankDetails[cart.currency];
    await mailer.deliver(
      composeMail(mailSender(market), cart.email, language, {
        subject: words.subject[kind](cart.number),
        heading: words.heading[kind],
        paragraphs: [words.how, ...(bank.demonstration ? [words.demonstration] : [])],
        facts: [
          [words.number, cart.number],
          [words.part, `${part.position} / ${cart.schedule?.parts.length ?? part.position}`],
          [words.amount, shown.money(money(part.due, cart.currency))],
          [words.due, shown.day(part.due_on)],
          [words.account, bank.accountNumber],
          [words.swift, bank.swift],
          [words.reference, cart.number],
        ],
        action: {
          label: words.action,
          url: pageUrl(settings, market, language, 'payment', { orderNumber: cart.number }),
        },
        footer: words.footer(market.senderName),
      }),
      `instalment-${kind}:${part.id}`,
    );
  });
