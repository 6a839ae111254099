import type { PaymentSummary } from '@shop/contracts';
import type { Currency } from '@shop/money';
import { bankDetails } from '@shop/regions';

/**
 * Returns the bank details for an order: the account of its currency, with the order's number as
 * reference.
 */
export function transferDetails(
  order: { readonly number: string; readonly currency: Currency },
  amount: string,
): NonNullable<PaymentSummary['transfer']> {
  const bank = bankDetails[order.currency];
  return {
    account_number: bank.accountNumber,
    swift: bank.swift,
    reference: order.number,
    amount,
    currency: order.currency,
    demonstration: bank.demonstration,
  };
}
