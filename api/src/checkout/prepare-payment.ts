import type { Requirement } from '@shop/contracts';
import { type Money, money, toDecimal } from '@shop/money';
import { sql } from 'drizzle-orm';
import { lockCompanyOfCart } from '../companies/lock-company.ts';
import { lockCoupon, redeemCoupon } from '../coupons/coupons.repo.ts';
import type { Tx } from '../db/db.ts';
import { enqueue } from '../jobs/define-job.ts';
import { type CartRow, findCartById, lockCart } from '../orders/cart.repo.ts';
import { factsOf } from '../orders/facts-of.ts';
import { priceCart, savePrices } from '../orders/reprice.ts';
import { type CartWriter, versionOf } from '../orders/write-cart.ts';
import { firstLook, watchPayment } from '../payments/watch-payment.job.ts';
import { type Failure, fail, isFailure } from '../server/result.ts';
import { expireReservation, reservationEnd } from '../stock/expire-reservation.job.ts';
import { reserveOrder } from '../stock/reserve-order.ts';
import { shortOf } from '../stock/short-of.ts';
import { computeRequirements } from './compute-requirements.ts';
import { draftOrder } from './draft-order.ts';
import { openPayment } from './open-payment.ts';
import type { PaymentChoice, PrepareCode, Prepared } from './payment-choice.ts';
import { preparePart } from './prepare-part.ts';
import { shareOut, walletFell, wantsParts } from './share-out.ts';

/**
 * First phase of completion, under the cart's lock: answers at once what is placed already; joins a charge that is
 * under way with the same card; prices anew and compares with what the buyer saw (a lower price passes, a higher one
 * asks); checks every requirement; writes the draft and the one open payment. An open 3-D Secure question of an
 * earlier attempt is given up: nothing is charged before it is confirmed here.
 */
export async function preparePayment(
  tx: Tx,
  writer: CartWriter,
  reference: string,
  choice: PaymentChoice,
): Promise<Prepared | Failure<PrepareCode>> {
  const { ports, user, now, actor } = writer;
  // Limits are sums over the company's orders: it is locked first, and its orders are placed one after the other.
  const company = await lockCompanyOfCart(tx, user.id, reference);
  const held = await lockCart(tx, user.id, reference);
  if (!held) return fail('not_found');
  if (!held.completed_at && (held.company?.id ?? null) !== company) return fail('stale_cart');
  const cart = held.completed_at ? held : await withCouponHeld(tx, held);
  if (cart.completed_at) {
    return choice.instalmentId === undefined
      ? { kind: 'replay', cart }
      : preparePart(tx, writer, cart, choice, choice.instalmentId);
  }
  const inParts = wantsParts(cart, choice.rejectSchedule === true);
  // Who names the part they were shown is never charged more than that.
  const named = choice.instalmentId;
  if (named !== undefined && !(inParts && cart.schedule?.parts[0]?.id === named))
    return fail('payment_schedule_not_offered');
  const open = cart.payments.find(({ state }) => state === 'processing' || state === 'pending');
  if (open) {
    return open.token === choice.token &&
      open.method === choice.method &&
      (open.instalment_id !== null) === inParts
      ? { kind: 'charge', cart, payment: open, abandoned: null }
      : fail('completion_in_progress');
  }
  const seen = versionOf(writer.ifMatch);
  if (seen !== undefined && seen !== String(cart.version)) return fail('stale_cart');

  const asked = cart.payments.find(({ state }) => state === 'requires_action') ?? null;
  if (
    asked?.token === choice.token &&
    asked.cart_version === cart.version &&
    (asked.instalment_id !== null) === inParts
  ) {
    return { kind: 'asked', cart, payment: asked };
  }
  if (asked?.redirect_url) return { kind: 'abandon', cart, payment: asked };

  const before = cart.total;
  const priced = await priceCart(tx, ports, { ...cart, payment_method: choice.method }, now);
  const total = money(priced.cart.total, cart.currency);
  if (choice.expectedTotal === undefined ? total.amount > before : isAbove(total, choice.expectedTotal)) {
    await savePrices(tx, priced, 'checkout.reprice', actor);
    return { kind: 'changed', total: toDecimal(total) };
  }
  if (walletFell(priced.cart)) {
    const seen = { ...priced, cart: { ...priced.cart, wallet_seen: priced.cart.wallet_balance } };
    await savePrices(tx, seen, 'wallet.fell', actor);
    return { kind: 'changed', total: toDecimal(total) };
  }
  const requirements = computeRequirements(factsOf(priced, user, now));
  const refused = requirements.some(
    ({ field, code }) => field === 'payment_method' && code === 'not_offered',
  );
  if (refused) return fail('payment_method_not_allowed');
  if (requirements.length > 0) {
    const short = shortOf(priced.lines);
    const stockAlone = requirements.every(({ field }) =>
      short.has(Number(/^line_items\.(\d+)$/.exec(field)?.[1])),
    );
    return fail(stockAlone ? 'out_of_stock' : 'requirements_unmet', { requirements });
  }

  if (asked)
    await tx.execute(sql`update payments set state = 'void', updated_at = now() where id = ${asked.id}`);
  const saved =
    priced.cart.total === before
      ? priced
      : { ...priced, ...(await savePrices(tx, priced, 'checkout.reprice', actor)) };
  const designs = [...saved.designs.keys()];
  const copies = designs.length === 0 ? [] : await ports.designCopies(tx, user.id, designs);
  const { coupon } = saved.cart;
  if (coupon && saved.couponRefusal === null) await redeemCoupon(tx, coupon.id, saved.cart);
  const stock = await reserveOrder(tx, cart.id, saved.lines, cart.payments.length > 0);
  if (isFailure(stock)) return stock;
  await draftOrder(tx, ports, saved, user, copies, now);
  const shares = await shareOut(tx, saved.cart, { rejectSchedule: !inParts }, actor, now);
  if (isFailure(shares))
    return shares.code === 'cart_changed' ? { ...shares, current_total: toDecimal(total) } : shares;
  if (shares.charge === 0n) return { kind: 'place', cart: shares.cart, payment: null };
  if (choice.provider === 'wallet') return fail('requirements_unmet', { requirements: [payRest] });
  const payment = await openPayment(tx, shares, choice, actor);
  if (choice.provider === 'transfer') return { kind: 'place', cart: shares.cart, payment };
  await enqueue(tx, watchPayment, { payment_id: payment.id, round: 0 }, { runAt: firstLook(now) });
  if (stock.reserved) {
    const asking = { payment_id: payment.id, round: 0 };
    await enqueue(tx, expireReservation, asking, { runAt: reservationEnd(now) });
  }
  return { kind: 'charge', cart: shares.cart, payment, abandoned: asked };
}

const payRest: Requirement = {
  step: 'payment',
  field: 'payments',
  code: 'blank',
  message: 'The wallet does not cover this order; choose how to pay the rest.',
};

/** Uses are counted under the coupon's own lock, and read after it was waited for: two orders cannot take the last one. */
async function withCouponHeld(tx: Tx, cart: CartRow): Promise<CartRow> {
  if (!cart.coupon) return cart;
  await lockCoupon(tx, cart.coupon.id);
  return (await findCartById(tx, cart.id)) ?? cart;
}

const isAbove = (total: Money, seen: string): boolean => {
  const [whole = '0', fraction = ''] = seen.split('.');
  // Four decimals are allowed on the wire; amounts have two.
  return total.amount * 100n > BigInt(whole + fraction.padEnd(4, '0').slice(0, 4));
};
