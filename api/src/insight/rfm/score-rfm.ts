import type { Currency } from '@shop/money';

/** Orders of the last so many months count. */
export const periodMonths = 24;

/** Days within which a last order scores 5, 4, 3 and 2. */
export const recencyBounds: readonly number[] = [30, 90, 180, 365];
/** Orders from which the score is 2, 3, 4 and 5. */
export const frequencyBounds: readonly number[] = [2, 4, 8, 12];
/** Minor units from which the score is 2, 3, 4 and 5. */
export const monetaryBounds: Readonly<Record<Currency, readonly number[]>> = {
  EUR: [50_000, 200_000, 500_000, 2_000_000],
  GBP: [43_000, 175_000, 430_000, 1_750_000],
  PLN: [200_000, 850_000, 2_100_000, 8_500_000],
  SEK: [550_000, 2_200_000, 5_500_000, 22_000_000],
  RON: [250_000, 1_000_000, 2_500_000, 10_000_000],
  USD: [55_000, 220_000, 550_000, 2_200_000],
};

/** 0 without an order, else 1 to 5: one more for each bound that is reached. */
export const scoreUp = (value: number | bigint, bounds: readonly number[]): number =>
  value > 0 ? 1 + bounds.filter((bound) => value >= bound).length : 0;

/** As `scoreUp`, fewer days being better. */
export const scoreRecency = (days: number | null): number =>
  days === null ? 0 : 1 + recencyBounds.filter((bound) => days <= bound).length;
