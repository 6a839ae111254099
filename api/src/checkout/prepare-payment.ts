import { type Money, money, toDecimal } from '@shop/money';
import { sql } from 'drizzle-orm';
import { lockCoupon, redeemCoupon } from '../coupons/coupons.repo.ts';
import type { Tx } from '../db/db.ts';
import { enqueue } from '../jobs/define-job.ts';
import { type CartRow, findCartById, lockCart, type PaymentRow } from '../orders/cart.repo.ts';
import { factsOf } from '../orders/facts-of.ts';
import { priceCart, savePrices } from '../orders/reprice.ts';
import { type CartWriter, versionOf } from '../orders/write-cart.ts';
import { firstLook, watchPayment } from '../payments/watch-payment.job.ts';
import { type Failure, fail } from '../server/result.ts';
import { computeRequirements } from './compute-requirements.ts';
import { draftOrder } from './draft-order.ts';

/** How the buyer wants to pay now. `token` is the gateway's name for a card, or a redirect method's type. */
export interface PaymentChoice {
  readonly method: string;
  readonly provider: 'sandbox' | 'stripe' | 'transfer';
  readonly token: string | null;
  /** The total the buyer saw, as a decimal string. */
  readonly expectedTotal: string | undefined;
}

export type PrepareCode =
  | 'not_found'
  | 'stale_cart'
  | 'requirements_unmet'
  | 'completion_in_progress'
  | 'payment_method_not_allowed';

/** What to do after the transaction has committed. */
export type Prepared =
  | { readonly kind: 'replay'; readonly cart: CartRow }
  | { readonly kind: 'changed'; readonly total: string }
  /** The bank's question of an earlier call of the same kind is still open. */
  | { readonly kind: 'asked'; readonly cart: CartRow; readonly payment: PaymentRow }
  /** A bank's own page may still charge for an earlier attempt: it has to be ended first. */
  | { readonly kind: 'abandon'; readonly cart: CartRow; readonly payment: PaymentRow }
  /** Nothing to charge: a transfer, or a total of zero. */
  | { readonly kind: 'place'; readonly cart: CartRow; readonly payment: PaymentRow | null }
  | {
      readonly kind: 'charge';
      readonly cart: CartRow;
      readonly payment: PaymentRow;
      readonly abandoned: PaymentRow | null;
    };

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
  const held = await lockCart(tx, user.id, reference);
  if (!held) return fail('not_found');
  const cart = held.completed_at ? held : await withCouponHeld(tx, held);
  if (cart.completed_at) return { kind: 'replay', cart };
  const open = cart.payments.find(({ state }) => state === 'processing' || state === 'pending');
  if (open) {
    return open.token === choice.token && open.method === choice.method
      ? { kind: 'charge', cart, payment: open, abandoned: null }
      : fail('completion_in_progress');
  }
  const seen = versionOf(writer.ifMatch);
  if (seen !== undefined && seen !== String(cart.version)) return fail('stale_cart');

  const asked = cart.payments.find(({ state }) => state === 'requires_action') ?? null;
  if (asked && asked.token === choice.token && asked.cart_version === cart.version) {
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
  const requirements = computeRequirements(factsOf(priced, user, now));
  const refused = requirements.some(
    ({ field, code }) => field === 'payment_method' && code === 'not_offered',
  );
  if (refused) return fail('payment_method_not_allowed');
  if (requirements.length > 0) return fail('requirements_unmet', { requirements });

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
  await draftOrder(tx, ports, saved, user, copies, now);
  const payment = total.amount === 0n ? null : await openPayment(tx, saved.cart, choice, actor);
  if (payment === null || choice.provider === 'transfer') return { kind: 'place', cart: saved.cart, payment };
  await enqueue(tx, watchPayment, { payment_id: payment.id, round: 0 }, { runAt: firstLook(now) });
  return { kind: 'charge', cart: saved.cart, payment, abandoned: asked };
}

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

/** Opens the payment and holds the cart, in one statement. */
async function openPayment(
  tx: Tx,
  cart: CartRow,
  { method, provider, token }: PaymentChoice,
  actor: string,
): Promise<PaymentRow> {
  const state = provider === 'transfer' ? 'pending' : 'processing';
  const [row] = await tx.query<{ id: bigint; created_at: Date }>(sql`
    with payment as (
      insert into payments (order_id, currency, method, provider, amount, state, cart_version, token)
      values (${cart.id}, ${cart.currency}, ${method}, ${provider}, ${cart.total}, ${state}, ${cart.version}, ${token})
      returning id, created_at
    ), held as (
      update carts set completing_at = now(), payment_method = ${method} where id = ${cart.id}
    ), audit as (
      insert into order_audit (order_id, version, action, actor)
      values (${cart.id}, ${cart.version}, 'checkout.prepare', ${actor})
    )
    select id, created_at from payment`);
  if (!row) throw new Error('inserting a payment returned no row');
  return {
    id: Number(row.id),
    method,
    provider,
    amount: cart.total,
    state,
    cart_version: cart.version,
    token,
    intent_id: null,
    client_secret: null,
    redirect_url: null,
    decline_code: null,
    instalment_id: null,
    created_at: row.created_at.toISOString(),
  };
}
