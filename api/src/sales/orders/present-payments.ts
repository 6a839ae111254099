import { type Order, paymentMethodIds } from '@shop/contracts';
import { money, toDecimal } from '@shop/money';
import type { PaymentMethodId } from '../checkout/facts.ts';
import type { CartRow, PaymentRow } from './cart.repo.ts';

/** Returns an order's payments for the API, oldest first. */
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

/** Returns a payment method's id in the contract; null for an unknown one. */
export const paymentMethodOf = (id: string | null): PaymentMethodId | null =>
  paymentMethodIds.find((known) => known === id) ?? null;
