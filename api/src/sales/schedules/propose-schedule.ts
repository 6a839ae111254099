import type { BodyOf, createPaymentSchedule, PaymentSchedule } from '@shop/contracts';
import { fromDecimal, money } from '@shop/money';
import { marketDay, markets } from '@shop/regions';
import { fail, ok, type Result } from '../../platform/index.ts';
import { findCart, findCartById } from '../orders/cart.repo.ts';
import { type CartWriter, type WriteCode, writeCart } from '../orders/write-cart.ts';
import { remainingAmount } from '../wallet/wallet-share.ts';
import { findInstalmentTerms } from './instalment-terms.ts';
import { planInstalments } from './plan-instalments.ts';
import { presentSchedule } from './present-schedule.ts';
import { insertSchedule } from './schedules.repo.ts';

type Code = 'payment_schedule_not_offered' | 'payment_schedule_invalid';

/**
 * Proposes instalments for a cart and replaces an earlier proposal. It is an ordinary cart write,
 * under the lock and with a new version, so it cannot interfere with a charge in flight or a stale
 * page.
 */
export async function proposeSchedule(
  writer: CartWriter,
  { order_id, installments_attributes: asked }: BodyOf<typeof createPaymentSchedule>,
): Promise<Result<PaymentSchedule, WriteCode | Code>> {
  const { db, user, now } = writer;
  const reference = String(order_id);
  const written = await writeCart<Code>(writer, reference, 'payment_schedule.propose', async (tx, cart) => {
    const terms = findInstalmentTerms(cart);
    if (!terms) return fail('payment_schedule_not_offered');
    const planned = planInstalments(
      terms,
      money(remainingAmount(cart), cart.currency),
      asked.map(({ amount, due_on }) => ({
        amount: amount === undefined ? undefined : fromDecimal(amount, cart.currency)?.amount,
        dueOn: due_on,
      })),
      marketDay(markets[cart.region], now),
    );
    if (!planned.ok) return planned;
    await insertSchedule(tx, cart.id, planned.value);
    // The locked row predates this write; the reply shows the order after it.
    return (await findCartById(tx, cart.id)) ?? cart;
  });
  if (!written.ok) return written;
  const cart = await findCart(db, user.id, reference);
  const schedule = cart && presentSchedule(cart, now);
  return schedule ? ok(schedule) : fail('not_found');
}
