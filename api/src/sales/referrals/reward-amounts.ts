import { type Currency, type Money, money } from '@shop/money';

export interface RewardAmounts {
  readonly referrer: Money;
  readonly referred: Money;
  /** Net goods of the newcomer's first order, at least. */
  readonly minimum: Money;
}

/** Minor units by currency: what each side gets and what the first order must reach. */
const amounts: Readonly<Record<Currency, readonly [reward: number, minimum: number]>> = {
  EUR: [2_000, 10_000],
  GBP: [1_700, 8_500],
  PLN: [8_000, 40_000],
  SEK: [22_000, 110_000],
  RON: [10_000, 50_000],
  USD: [2_200, 11_000],
};

export const rewardAmounts = (currency: Currency): RewardAmounts => {
  const [reward, minimum] = amounts[currency];
  return {
    referrer: money(reward, currency),
    referred: money(reward, currency),
    minimum: money(minimum, currency),
  };
};
