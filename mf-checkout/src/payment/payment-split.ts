import {
  createPaymentSchedule,
  type Installment,
  type Order,
  type PaymentSchedule,
  updateWallet,
  type Wallet,
} from '@shop/contracts';
import { type ApiProblem, call, newIdempotencyKey, type Result } from '@shop/kit/api';

/** Sets whether the wallet pays as much of the order as it can. */
export const applyWallet = (
  { number, currency }: Pick<Order, 'number' | 'currency'>,
  apply: boolean,
): Promise<Result<Wallet, ApiProblem>> =>
  call(updateWallet, {
    body: { currency, apply, order_number: number },
    idempotencyKey: newIdempotencyKey(),
  });

/** Proposes a number of instalments; paying accepts them. */
export const proposeSchedule = (
  { id }: Pick<Order, 'id'>,
  count: number,
): Promise<Result<PaymentSchedule, ApiProblem>> =>
  call(createPaymentSchedule, {
    body: { order_id: id, installments_attributes: Array.from({ length: count }, () => ({})) },
    idempotencyKey: newIdempotencyKey(),
  });

/** Whether the wallet pays in full, so that no other method is needed. */
export const isPaidByWallet = ({ wallet, total }: Pick<Order, 'wallet' | 'total'>): boolean =>
  wallet?.applied === true && Number(wallet.to_pay) === 0 && Number(total) > 0;

/** Returns the first proposed instalment; undefined for payment in full. */
export const getFirstInstallment = ({
  payment_schedule: schedule,
}: Pick<Order, 'payment_schedule'>): Installment | undefined =>
  schedule?.status === 'proposed' ? schedule.installments[0] : undefined;

/** Returns the amount due now: the first instalment, or the total minus the wallet's share. */
export const getAmountDueNow = (
  { wallet, total, payment_schedule: schedule }: Pick<Order, 'wallet' | 'total' | 'payment_schedule'>,
  inFull: boolean,
): string =>
  (!inFull && schedule?.status === 'proposed' ? schedule.installments[0]?.amount : undefined) ??
  wallet?.to_pay ??
  total;
