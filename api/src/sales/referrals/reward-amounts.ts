import { type Currency, type Money, money } from '@shop/money';

export interface RewardAmounts {
  readonly referrer: Money;
  readonly referred: Money;
  /** Minimum net value of goods in the new customer's first order. */
  readonly minimum: Money;
}

/** Minor units by currency: the reward of each party and the minimum of the first order. */
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
