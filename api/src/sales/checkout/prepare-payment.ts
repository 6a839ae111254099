import type { Requirement } from '@shop/contracts';
import { money, toDecimal } from '@shop/money';
import { computeReservationEnd, expireReservation } from '../../catalogue/index.ts';
import { enqueue, type Failure, fail, isFailure, type Tx } from '../../platform/index.ts';
import { redeemCoupon } from '../coupons/coupons.repo.ts';
import type { CartRow } from '../orders/cart.repo.ts';
import { type PricedCart, priceCart, savePrices } from '../orders/reprice.ts';
import type { CartWriter } from '../orders/write-cart.ts';
import { scheduleReconciliation } from '../payments/reconcile-payment.job.ts';
import { draftOrder } from './draft-order.ts';
import { evaluatePaymentAttempt, findPendingAuthentication } from './evaluate-payment-attempt.ts';
import { evaluatePlacedOrder, isCanceled } from './evaluate-placed-order.ts';
import { findPriceIncrease } from './find-price-increase.ts';
import { lockForPayment } from './lock-for-payment.ts';
import { openPayment } from './open-payment.ts';
import type { PaymentChoice, PrepareCode, PreparedPayment } from './payment-choice.ts';
import { prepareInstalment } from './prepare-instalment.ts';
import { refuseUnmet } from './refuse-unmet.ts';
import { reserveOrder } from './reserve-order.ts';
import { splitPayment } from './split-payment.ts';
import { voidPayment } from './void-payment.ts';

/**
 * The first phase of completion, under the cart's lock. Returns a placed order at once, unless it
 * is canceled or awaits another payment method. Joins a charge in flight with the same card.
 * Reprices and compares with what the buyer saw: a lower price passes, a higher one needs consent.
 * Checks every requirement and writes the draft and the only open payment. Cancels an open 3-D
 * Secure challenge of an earlier attempt: nothing is charged before it is confirmed here.
 */
export async function preparePayment(
  tx: Tx,
  writer: CartWriter,
  reference: string,
  choice: PaymentChoice,
): Promise<PreparedPayment | Failure<PrepareCode>> {
  const { ports, user, now, actor } = writer;
  const cart = await lockForPayment(tx, user.id, reference);
  if (isFailure(cart)) return cart;
  if (cart.completed_at) {
    if (await isCanceled(tx, cart.id)) return fail('order_canceled');
    return choice.instalmentId === undefined
      ? evaluatePlacedOrder(cart, choice)
      : prepareInstalment(tx, writer, cart, choice, choice.instalmentId);
  }
  const earlier = evaluatePaymentAttempt(cart, choice, writer.ifMatch);
  if (earlier) return earlier;

  const priced = await priceCart(tx, ports, { ...cart, payment_method: choice.method }, now);
  const total = toDecimal(money(priced.cart.total, cart.currency));
  const unseen = findPriceIncrease(cart, priced, choice.expectedTotal);
  if (unseen) {
    await savePrices(tx, unseen.priced, unseen.action, actor);
    return { kind: 'changed', total };
  }
  const refused = refuseUnmet(priced, user, now);
  if (refused) return refused;

  const question = findPendingAuthentication(cart);
  if (question) await voidPayment(tx, question.id);
  const drafted = await reserveAndDraft(tx, writer, cart, dropRefusedCoupon(priced));
  if (isFailure(drafted)) return drafted;
  const { rejectSchedule = false } = choice;
  const shares = await splitPayment(tx, drafted.cart, { rejectSchedule }, actor, now);
  if (isFailure(shares)) return shares.code === 'cart_changed' ? { ...shares, current_total: total } : shares;
  if (shares.charge === 0n) return { kind: 'place', cart: shares.cart, payment: null };
  if (choice.provider === 'wallet')
    return fail('requirements_unmet', { requirements: [remainderRequirement] });
  const payment = await openPayment(tx, shares, choice, actor);
  if (choice.provider === 'transfer') return { kind: 'place', cart: shares.cart, payment };
  await scheduleReconciliation(tx, payment.id, now);
  if (drafted.reserved) {
    const asking = { payment_id: payment.id, round: 0 };
    await enqueue(tx, expireReservation, asking, { runAt: computeReservationEnd(now) });
  }
  return { kind: 'charge', cart: shares.cart, payment, abandoned: question };
}

/**
 * An order has a discount code only with its discount. By now the buyer has seen the total without
 * it: the code was refused when the cart was priced for them.
 */
const dropRefusedCoupon = (priced: PricedCart): PricedCart =>
  priced.couponRefusal ? { ...priced, cart: { ...priced.cart, coupon: null } } : priced;

/**
 * Reserves what other orders may compete for, the coupon's last use and stock, and writes the
 * draft. Stores the prices only when the total or the code changed: otherwise the cart has them
 * already.
 */
async function reserveAndDraft(
  tx: Tx,
  { ports, user, now, actor }: CartWriter,
  cart: CartRow,
  priced: PricedCart,
): Promise<{ readonly cart: CartRow; readonly reserved: boolean } | Failure<'out_of_stock'>> {
  const isStored = priced.cart.total === cart.total && priced.cart.coupon?.id === cart.coupon?.id;
  const saved = isStored
    ? priced
    : { ...priced, ...(await savePrices(tx, priced, 'checkout.reprice', actor)) };
  const designs = [...saved.designs.keys()];
  const copies = designs.length === 0 ? [] : await ports.designCopies(tx, user.id, designs);
  const { coupon } = saved.cart;
  if (coupon) await redeemCoupon(tx, coupon.id, saved.cart);
  const stock = await reserveOrder(tx, cart.id, saved.lines, cart.payments.length > 0);
  if (isFailure(stock)) return stock;
  await draftOrder(tx, ports, saved, user, copies, now);
  return { cart: saved.cart, reserved: stock.reserved };
}

const remainderRequirement: Requirement = {
  step: 'payment',
  field: 'payments',
  code: 'blank',
  message: 'The wallet does not cover this order; choose a payment method for the rest.',
};
