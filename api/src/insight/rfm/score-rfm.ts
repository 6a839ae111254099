import type { Currency } from '@shop/money';

/** Number of recent months whose orders count. */
export const periodMonths = 24;

/** Maximum days since the last order for the scores 5, 4, 3 and 2. */
export const recencyBounds: readonly number[] = [30, 90, 180, 365];
/** Minimum number of orders for the scores 2, 3, 4 and 5. */
export const frequencyBounds: readonly number[] = [2, 4, 8, 12];
/** Minimum value in minor units for the scores 2, 3, 4 and 5. */
export const monetaryBounds: Readonly<Record<Currency, readonly number[]>> = {
  EUR: [50_000, 200_000, 500_000, 2_000_000],
  GBP: [43_000, 175_000, 430_000, 1_750_000],
  PLN: [200_000, 850_000, 2_100_000, 8_500_000],
  SEK: [550_000, 2_200_000, 5_500_000, 22_000_000],
  RON: [250_000, 1_000_000, 2_500_000, 10_000_000],
  USD: [55_000, 220_000, 550_000, 2_200_000],
};

/** Returns 0 without an order, else 1 to 5: one more for each reached bound. */
export const scoreUp = (value: number | bigint, bounds: readonly number[]): number =>
  value > 0 ? 1 + bounds.filter((bound) => value >= bound).length : 0;

/** As `scoreUp`, but fewer days score higher. */
export const scoreRecency = (days: number | null): number =>
  days === null ? 0 : 1 + recencyBounds.filter((bound) => days <= bound).length;
