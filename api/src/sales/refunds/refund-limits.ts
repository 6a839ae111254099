import type { Currency } from '@shop/money';

/**
 * How much one order may be refunded by people of the staff without a second person, in whole units of the currency,
 * VAT included. All their refunds of the order count together, so that a large one cannot be split.
 */
export const refundLimits: Readonly<Record<Currency, number>> = {
  EUR: 250,
  GBP: 220,
  PLN: 1000,
  SEK: 2800,
  RON: 1250,
  USD: 270,
};
