import {
  createPaymentSchedule,
  type Installment,
  type Order,
  type PaymentSchedule,
  updateWallet,
  type Wallet,
} from '@shop/contracts';
import { type ApiProblem, call, newIdempotencyKey, type Result } from '@shop/kit/api';

/** Lets the wallet pay for the order as far as it goes, or not. */
export const applyWallet = (
  { number, currency }: Pick<Order, 'number' | 'currency'>,
  apply: boolean,
): Promise<Result<Wallet, ApiProblem>> =>
  call(updateWallet, {
    body: { currency, apply, order_number: number },
    idempotencyKey: newIdempotencyKey(),
  });

/** Proposes to pay the order in so many parts; paying accepts them. */
export const proposeSchedule = (
  { id }: Pick<Order, 'id'>,
  count: number,
): Promise<Result<PaymentSchedule, ApiProblem>> =>
  call(createPaymentSchedule, {
    body: { order_id: id, installments_attributes: Array.from({ length: count }, () => ({})) },
    idempotencyKey: newIdempotencyKey(),
  });

/** Whether the wallet pays for all of it, so that no other way to pay is needed. */
export const isPaidByWallet = ({ wallet, total }: Pick<Order, 'wallet' | 'total'>): boolean =>
  wallet?.applied === true && Number(wallet.to_pay) === 0 && Number(total) > 0;

/** The first part of what was proposed; undefined where everything is paid at once. */
export const getFirstInstallment = ({
  payment_schedule: schedule,
}: Pick<Order, 'payment_schedule'>): Installment | undefined =>
  schedule?.status === 'proposed' ? schedule.installments[0] : undefined;

/** What is paid now: the first part, or all that the wallet leaves. */
export const getAmountDueNow = (
  { wallet, total, payment_schedule: schedule }: Pick<Order, 'wallet' | 'total' | 'payment_schedule'>,
  inFull: boolean,
): string =>
  (!inFull && schedule?.status === 'proposed' ? schedule.installments[0]?.amount : undefined) ??
  wallet?.to_pay ??
  total;
