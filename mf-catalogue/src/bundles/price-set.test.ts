import { money } from '@shop/money';
import { type PricedPart, priceSet, savesAtMore } from './price-set.ts';

const tier = (range_start: number, total_net: string, total_gross: string) => ({
  range_start,
  total_net,
  total_gross,
});
/** A box for each set, and two sheets of paper. */
const parts: readonly PricedPart[] = [
  { perSet: 1, tiers: [tier(30, '60.00', '73.80'), tier(120, '150.01', '184.51')] },
  { perSet: 2, tiers: [tier(60, '12.00', '14.76'), tier(240, '48.00', '59.04')] },
];

it('costs what its parts cost, and saves only what their prices say', () => {
  // 4 × (60.00 + 12.00) = 288.00, less 150.01 + 48.00.
  expect(priceSet(parts, 120, 'net', 'EUR')).toEqual({
    total: money(19_801, 'EUR'),
    saving: money(8_999, 'EUR'),
  });
  expect(priceSet(parts, 120, 'gross', 'EUR')?.total).toEqual(money(24_355, 'EUR'));
  expect(priceSet(parts, 30, 'net', 'EUR')).toEqual({ total: money(7_200, 'EUR'), saving: money(0, 'EUR') });
});

it('claims no saving where there is none, and no price where a part has none', () => {
  const dearer: readonly PricedPart[] = [
    { perSet: 1, tiers: [tier(30, '10.00', '12.30'), tier(60, '20.01', '24.61')] },
  ];
  expect(priceSet(dearer, 60, 'net', 'EUR')?.saving).toEqual(money(0, 'EUR'));
  expect(priceSet(parts, 60, 'net', 'EUR')).toBeNull();
  expect(savesAtMore(dearer, 30, 'net', 'EUR')).toBe(false);
  expect(savesAtMore(parts, 30, 'net', 'EUR')).toBe(true);
  expect(savesAtMore(parts, 120, 'net', 'EUR')).toBe(false);
});
