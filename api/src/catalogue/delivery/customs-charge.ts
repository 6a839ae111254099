import { type Money, money } from '@shop/money';
import type { Region } from '@shop/regions';

/** What the border charges, in the order's currency; null where there is no such charge. */
export function customsCharge(region: Region, destination: string): Money | null {
  const amount = region.additionalCustoms[destination];
  return amount === undefined || amount === 0 ? null : money(BigInt(amount) * 100n, region.currency);
}
