import { type Order, paymentMethodIds } from '@shop/contracts';
import { money, toDecimal } from '@shop/money';
import type { PaymentMethodId } from '../checkout/facts.ts';
import type { CartRow, PaymentRow } from './cart.repo.ts';

/** The payments of an order as the wire shows them, oldest first. */
export const presentPayments = ({
  payments,
  currency,
}: Pick<CartRow, 'payments' | 'currency'>): Order['payments'] =>
  payments.map((payment: PaymentRow) => ({
    id: payment.id,
    payment_method: paymentMethodOf(payment.method) ?? 'card',
    amount: toDecimal(money(payment.amount, currency)),
    state: payment.state,
    created_at: new Date(payment.created_at).toISOString(),
  }));

/** A way of paying by its name in the contract; null for one that is not known there. */
export const paymentMethodOf = (id: string | null): PaymentMethodId | null =>
  paymentMethodIds.find((known) => known === id) ?? null;
