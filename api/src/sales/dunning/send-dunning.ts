import type { BodyOf, sendDunning as contract, previewDunning, ReplyOf } from '@shop/contracts';
import { toDecimal } from '@shop/money';
import { sql } from 'drizzle-orm';
import {
  type ApiDeps,
  type Db,
  enqueue,
  type Failure,
  fail,
  isFailure,
  ok,
  type Queryable,
  type Result,
} from '../../platform/index.ts';
import { writeAudit } from '../orders/cart.repo.ts';
import { lockPlacedOrder } from '../refunds/refund-by-staff.ts';
import { dueDay, findOrderDue, type OrderDue } from './dues.repo.ts';
import { sendDunningMail } from './dunning-mail.job.ts';
import { composeDunning } from './dunning-mail.ts';

type Deps = Pick<ApiDeps, 'settings' | 'clock'>;
type NextDue = OrderDue & { readonly next: NonNullable<OrderDue['next']> };

/** Finds what may be sent about an order now, in the regions of the caller. */
const findSendable = async (
  db: Queryable,
  number: string,
  regions: readonly string[] | null,
  now: Date,
): Promise<NextDue | Failure<'not_found' | 'dunning_not_due'>> => {
  const [order] = await db.query<{ region: string }>(
    sql`select region from orders where number = ${number} and placed_at is not null`,
  );
  if (!order || (regions !== null && !regions.includes(order.region))) return fail('not_found');
  const due = await findOrderDue(db, number, now);
  if (!due?.next || due.next.from > dueDay(now)) return fail('dunning_not_due');
  return { ...due, next: due.next };
};

/** Composes the next step's mail as it would be sent now. */
export async function previewDunningMail(
  db: Queryable,
  number: string,
  regions: readonly string[] | null,
  { settings, clock }: Deps,
): Promise<Result<ReplyOf<typeof previewDunning>, 'not_found' | 'dunning_not_due'>> {
  const due = await findSendable(db, number, regions, clock());
  if (isFailure(due)) return due;
  const mail = await composeDunning(db, settings, { ...due, step: due.next.step });
  if (!mail) return fail('dunning_not_due', { detail: 'The buyer has no e-mail address.' });
  const { to, language, subject } = mail;
  // The link in the mail opens the order without an account: it is the buyer's alone.
  const text = mail.text.replaceAll(/order_token=[\w-]+/g, 'order_token=…');
  return ok({ step: due.next.step, to, language, subject, text });
}

/**
 * Records the next step and sends its mail, under the order's lock: of two people one comes first, and a payment that
 * arrived meanwhile refuses it. Returns the id of the step.
 */
export async function sendDunningStep(
  db: Db,
  number: string,
  seen: BodyOf<typeof contract>,
  { actor, regions }: { readonly actor: string; readonly regions: readonly string[] | null },
  { settings, clock }: Deps,
): Promise<Result<number, 'not_found' | 'dunning_not_due'>> {
  return db.transaction(async (tx) => {
    const cart = await lockPlacedOrder(tx, number);
    const now = clock();
    const due = cart ? await findSendable(tx, cart.number, regions, now) : fail('not_found');
    if (isFailure(due) || !cart) return isFailure(due) ? due : fail('not_found');
    const isSeen =
      due.next.step === seen.step && due.dueOn === seen.due_on && toDecimal(due.amount) === seen.amount;
    if (!isSeen || !(await composeDunning(tx, settings, { ...due, step: seen.step })))
      return fail('dunning_not_due');
    const [row] = await tx.query<{ id: bigint }>(sql`
      insert into dunning_steps (order_id, currency, due_on, step, kind, amount, days, sent_by, sent_on)
      values (${due.orderId}, ${due.amount.currency}, ${due.dueOn}::date, ${seen.step}, ${due.kind}, ${due.amount.amount},
        ${due.days}, ${actor}, ${dueDay(now)}::date)
      returning id`);
    const id = Number(row?.id);
    await enqueue(tx, sendDunningMail, { step_id: id }, { key: String(id) });
    await writeAudit(tx, cart, `dunning.${seen.step}`, actor);
    return ok(id);
  });
}
