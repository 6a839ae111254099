import type { DunningStep } from '@shop/contracts';
import { type Currency, type Money, money } from '@shop/money';
import { bankDetails, type Day, markets } from '@shop/regions';
import { sql } from 'drizzle-orm';
import {
  type ApiDeps,
  composeMail,
  handle,
  type JobHandler,
  type MailMessage,
  mailFormats,
  mailSender,
  pageUrl,
  type Queryable,
  resolveMailLanguage,
} from '../../platform/index.ts';
import { findCartById } from '../orders/cart.repo.ts';
import { orderLinkToken } from '../orders/order-link.ts';
import { salesWords } from '../words/index.ts';
import { sendDunningMail } from './dunning-mail.job.ts';

interface DunningFacts {
  readonly orderId: number;
  readonly step: DunningStep;
  readonly kind: 'transfer' | 'instalment';
  readonly dueOn: Day;
  readonly amount: Money;
  readonly days: number;
}

/**
 * Composes the mail of a step in the buyer's language, with the amount and days of the step; null for an erased buyer,
 * who has no address. It names no fee and no interest.
 */
export async function composeDunning(
  db: Queryable,
  settings: ApiDeps['settings'],
  { orderId, step, kind, dueOn, amount, days }: DunningFacts,
): Promise<(MailMessage & { readonly language: string }) | null> {
  const cart = await findCartById(db, orderId);
  const [owner] = await db.query<{ locale: string }>(
    sql`select u.locale from orders o join users u on u.id = o.user_id where o.id = ${orderId}`,
  );
  if (!cart?.email || !owner) return null;
  const market = markets[cart.region];
  const language = resolveMailLanguage(owner.locale, market);
  const { dunning: words, schedules: shared, cancellation } = salesWords[language];
  const shown = mailFormats(language, market);
  const bank = bankDetails[cart.currency];
  const ofOrder = { orderNumber: cart.number };
  const order = pageUrl(settings, market, language, 'accountOrder', ofOrder);
  const token = orderLinkToken(settings.sessionSecret, cart.number);
  const isTransfer = kind === 'transfer';
  const message = composeMail(mailSender(market), cart.email, language, {
    subject: words.subject[step](cart.number),
    heading: words.heading[step],
    paragraphs: [
      words.why[step],
      isTransfer ? words.how : shared.how,
      ...(bank.demonstration ? [shared.demonstration] : []),
    ],
    facts: [
      [shared.number, cart.number],
      [shared.amount, shown.money(amount)],
      [isTransfer ? words.ordered : shared.due, shown.day(dueOn)],
      [words.days, String(days)],
      [shared.account, bank.accountNumber],
      [shared.swift, bank.swift],
      [shared.reference, cart.number],
    ],
    action: isTransfer
      ? {
          label: cancellation.action,
          url: `${order}${order.includes('?') ? '&' : '?'}order_token=${token}`,
        }
      : { label: shared.action, url: pageUrl(settings, market, language, 'payment', ofOrder) },
    footer: words.footer(market.senderName),
  });
  return { ...message, language };
}

interface StepRow {
  readonly order_id: bigint;
  readonly currency: Currency;
  readonly step: DunningStep;
  readonly kind: DunningFacts['kind'];
  readonly due_on: string;
  readonly amount: bigint;
  readonly days: number;
}

/** Sends a recorded step, unless the buyer has paid meanwhile. A retry sends the same mail with the same id. */
export const dunningMailHandler = ({ settings, mailer }: ApiDeps): JobHandler =>
  handle(sendDunningMail, async ({ step_id }, { db }) => {
    const [row] = await db.query<StepRow>(sql`
      select order_id, currency, step, kind, to_char(due_on, 'YYYY-MM-DD') as due_on, amount, days
      from dunning_steps where id = ${step_id} and exists (
        select from orders o where o.id = order_id and o.canceled_at is null
          and o.payment_status in ('WAITING', 'DELAYED') and o.payment_state in ('none', 'partially_paid'))`);
    if (!row) return;
    const message = await composeDunning(db, settings, {
      orderId: Number(row.order_id),
      step: row.step,
      kind: row.kind,
      dueOn: row.due_on,
      amount: money(row.amount, row.currency),
      days: row.days,
    });
    if (message) await mailer.deliver(message, `dunning:${step_id}`);
  });
