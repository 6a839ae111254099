import type { BodyOf, bookReceivedTransfer as contract, TransferReceipt } from '@shop/contracts';
import { type Currency, fromDecimal, money, toDecimal } from '@shop/money';
import { dayIn, sellerTimeZone } from '@shop/regions';
import { type SQL, sql } from 'drizzle-orm';
import {
  type Db,
  type Failure,
  fail,
  isFailure,
  isUniqueViolation,
  ok,
  type Queryable,
  type Result,
  readPage,
  type Tx,
} from '../../platform/index.ts';
import { updateStatuses } from '../checkout/update-statuses.ts';
import { type CartRow, type PaymentRow, writeAudit } from '../orders/cart.repo.ts';
import { isPeriodClosed } from '../periods/close-period.ts';
import { findNextInstalment } from '../schedules/instalment-dues.ts';
import { refundIfCanceled } from './create-refund.ts';
import { lockPlacedOrder } from './refund-by-staff.ts';

type TransferInput = BodyOf<typeof contract>;

type BookingCode = 'not_found' | 'invalid_input' | 'currency_mismatch' | 'transfer_already_booked';

/**
 * Books a received transfer that a person typed, with the day that they name. A day in a closed month is refused.
 */
export const bookReceivedTransfer = (
  db: Db,
  received: TransferInput,
  actor: string,
): Promise<Result<TransferReceipt, BookingCode | 'period_closed'>> =>
  bookTransfer(db, received, actor, async (tx) =>
    (await isPeriodClosed(tx, received.received_on)) ? fail('period_closed') : received.received_on,
  );

/**
 * Books a transfer of an imported bank statement. Its day is a fact: if the month is closed, it is entered in the books
 * on the day of booking.
 */
export const bookStatedTransfer = (
  db: Db,
  received: TransferInput,
  actor: string,
): Promise<Result<TransferReceipt, BookingCode>> =>
  bookTransfer<never>(db, received, actor, async (tx) =>
    (await isPeriodClosed(tx, received.received_on))
      ? dayIn(sellerTimeZone, new Date())
      : received.received_on,
  );

/**
 * Books a received transfer as on the bank statement, under the order's lock: the received amount,
 * not the expected one. After an underpayment the rest stays outstanding, an overpayment is a
 * refundable surplus, and money for a canceled order is refunded at once. Another currency and a
 * reference that is booked already are refused.
 */
async function bookTransfer<Code extends 'period_closed'>(
  db: Db,
  received: TransferInput,
  actor: string,
  resolveDay: (tx: Tx) => Promise<string | Failure<Code>>,
): Promise<Result<TransferReceipt, BookingCode | Code>> {
  if (!isPastDay(received.received_on))
    return fail('invalid_input', {
      detail: 'Enter the day on which the transfer arrived; it cannot be in the future.',
    });
  try {
    const receiptId = await db.transaction(async (tx) => {
      const cart = await lockPlacedOrder(tx, received.order_number);
      if (!cart) return fail('not_found');
      if (cart.currency !== received.currency) return fail('currency_mismatch');
      const [known] = await tx.query(
        sql`select id from transfer_receipts where reference = ${received.reference}`,
      );
      if (known) return fail('transfer_already_booked');
      const bookedOn = await resolveDay(tx);
      if (isFailure(bookedOn)) return bookedOn;
      return book(tx, cart, { ...received, bookedOn }, actor);
    });
    if (isFailure(receiptId)) return receiptId;
    const { transfers } = await listReceipts(db, { id: receiptId });
    const [receipt] = transfers;
    return receipt ? ok(receipt) : fail('not_found');
  } catch (error) {
    if (isUniqueViolation(error)) return fail('transfer_already_booked');
    throw error;
  }
}

/** Whether the day is not after tomorrow: a bank in another time zone may be a day ahead. */
const isPastDay = (day: string): boolean => Date.parse(`${day}T00:00:00Z`) <= Date.now() + 86_400_000;

async function book(
  tx: Tx,
  cart: CartRow,
  received: TransferInput & { readonly bookedOn: string },
  actor: string,
): Promise<number> {
  const amount = fromDecimal(received.amount, cart.currency)?.amount ?? 0n;
  const awaited = cart.payments.find(({ provider, state }) => provider === 'transfer' && state === 'pending');
  const paymentId = await enterPayment(tx, cart, awaited, amount);
  const [receipt] = await tx.query<{ id: bigint }>(sql`
    insert into transfer_receipts (order_id, payment_id, currency, amount, received_on, booked_on, reference, actor)
    values (${cart.id}, ${paymentId}, ${cart.currency}, ${amount}, ${received.received_on}::date,
      ${received.bookedOn}::date, ${received.reference}, ${actor})
    returning id`);
  await writeAudit(tx, cart, 'transfer.booked', actor);
  await updateStatuses(tx, cart.id);
  await refundIfCanceled(tx, cart, actor);
  return Number(receipt?.id);
}

/**
 * Completes the awaited payment with the received amount when that covers it; otherwise adds a
 * separate payment and leaves the awaited one.
 */
async function enterPayment(
  tx: Tx,
  cart: CartRow,
  awaited: PaymentRow | undefined,
  amount: bigint,
): Promise<number> {
  if (awaited && amount >= awaited.amount) {
    await tx.execute(sql`
      update payments set state = 'completed', amount = ${amount}, updated_at = now() where id = ${awaited.id}`);
    return awaited.id;
  }
  if (awaited) {
    await tx.execute(sql`
      update payments set amount = ${awaited.amount - amount}, updated_at = now() where id = ${awaited.id}`);
  }
  // A transfer for an instalment needs no announcement: one that covers the next instalment pays
  // it.
  const next = awaited ? null : findNextInstalment(cart);
  const part = next && amount >= next.due ? next.id : null;
  const [row] = await tx.query<{ id: bigint }>(sql`
    insert into payments (order_id, currency, method, provider, amount, state, cart_version, instalment_id)
    values (${cart.id}, ${cart.currency}, 'check', 'transfer', ${amount}, 'completed', ${cart.version}, ${part})
    returning id`);
  return Number(row?.id);
}

interface ReceiptRow {
  readonly id: bigint;
  readonly number: string;
  readonly currency: Currency;
  readonly amount: bigint;
  readonly received_on: string;
  readonly reference: string;
  readonly created_at: Date;
  readonly payment_state: TransferReceipt['payment_state'];
  readonly outstanding: bigint;
}

/** Returns booked transfers, newest first, in one statement. */
export async function listReceipts(
  db: Queryable,
  { orderNumber = null, id = null }: { readonly orderNumber?: string | null; readonly id?: number | null },
  page: { readonly limit: number; readonly offset: number } = { limit: 1, offset: 0 },
): Promise<{ readonly transfers: TransferReceipt[]; readonly total: number }> {
  const { rows, total } = await readPage<ReceiptRow>(
    db,
    page,
    (limitClause) => sql`
    select t.id, o.number, t.currency, t.amount, to_char(t.received_on, 'YYYY-MM-DD') as received_on, t.reference,
      t.created_at, o.payment_state, ${outstandingOf(sql`o`)} as outstanding, count(*) over () as all_rows
    from transfer_receipts t join orders o on o.id = t.order_id
    where (${orderNumber}::text is null or o.number = ${orderNumber}) and (${id}::bigint is null or t.id = ${id})
    order by t.id desc ${limitClause}`,
  );
  return {
    transfers: rows.map((row) => ({
      id: Number(row.id),
      order_number: row.number,
      currency: row.currency,
      amount: toDecimal(money(row.amount, row.currency)),
      received_on: row.received_on,
      reference: row.reference,
      created_at: row.created_at.toISOString(),
      payment_state: row.payment_state,
      outstanding_balance: toDecimal(money(row.outstanding, row.currency)),
    })),
    total,
  };
}

/**
 * SQL of the outstanding amount of an order row: its total minus the captured amount, plus refunds
 * beyond its reduction in value. A canceled order has none.
 * @example outstandingOf(sql`o`)
 */
export const outstandingOf = (
  o: SQL,
): SQL => sql`(case when ${o}.canceled_at is not null then 0 else ${o}.total
  - (select coalesce(sum(p.amount), 0) from payments p where p.order_id = ${o}.id and p.state = 'completed')
  + (select coalesce(sum(r.surplus), 0) from refunds r where r.order_id = ${o}.id) end)::bigint`;

/**
 * Locks a placed order and returns what a transfer for it would pay now: all that is outstanding,
 * or the next instalment. Minor units; null if there is no such order.
 */
export async function lockTransferDue(
  tx: Tx,
  orderId: number,
): Promise<{
  readonly number: string;
  readonly currency: Currency;
  readonly outstanding: bigint;
  readonly instalment: bigint | null;
} | null> {
  const cart = await lockPlacedOrder(tx, String(orderId));
  if (!cart) return null;
  const [row] = await tx.query<{ outstanding: bigint }>(
    sql`select ${outstandingOf(sql`o`)} as outstanding from orders o where o.id = ${cart.id}`,
  );
  return {
    number: cart.number,
    currency: cart.currency,
    outstanding: row?.outstanding ?? 0n,
    instalment: findNextInstalment(cart)?.due ?? null,
  };
}
