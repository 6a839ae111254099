import { type Money, money } from '@shop/money';
import type { Region } from '@shop/regions';

/** Returns the customs charge in the order's currency; null where there is none. */
export function customsCharge(region: Region, destination: string): Money | null {
  const amount = region.additionalCustoms[destination];
  return amount === undefined || amount === 0 ? null : money(BigInt(amount) * 100n, region.currency);
}
