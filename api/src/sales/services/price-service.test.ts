import { money } from '@shop/money';
import { openRegions } from '@shop/regions';
import fc from 'fast-check';
import { computeServiceCharge, findServicePrice, serviceFacts, serviceId } from './price-service.ts';
import { serviceKinds } from './service-list.ts';

const today = '2026-11-28';
const share = { kind: 'percent', percent: 500, least: 490_000n } as const;

it('takes a share of the line, rounded half up once, and never less than the book says', () => {
  const charged = (goods: bigint) => computeServiceCharge(share, 1, money(goods, 'PLN'), 'PLN')?.net.amount;
  // 5 % of 2 000.10 is 100.005; 5 % of 980.00 is exactly the book's minimum of 49.00, which applies
  // below that.
  expect([charged(200_010n), charged(98_000n), charged(97_000n), charged(0n)]).toEqual([
    10_001n,
    4900n,
    4900n,
    4900n,
  ]);
  expect(computeServiceCharge(share, 1, null, 'PLN')).toBeNull();
});

it('invariant 1: the price of one times how many there are is what is charged', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.record({
          kind: fc.constant('fixed' as const),
          unit: fc.bigInt({ min: 0n, max: 10_000n }).map((n) => n * 100n),
        }),
        fc.record({
          kind: fc.constant('percent' as const),
          percent: fc.integer({ min: 0, max: 10_000 }),
          least: fc.bigInt({ min: 0n, max: 10_000n }).map((n) => n * 100n),
        }),
      ),
      fc.integer({ min: 1, max: 10_000 }),
      fc.bigInt({ min: 0n, max: 10_000_000_00n }),
      (price, quantity, goods) => {
        const charged = computeServiceCharge(price, quantity, money(goods, 'EUR'), 'EUR');
        expect(charged?.net).toEqual(
          money(((charged?.unit.tenThousandths ?? 0n) * BigInt(quantity)) / 100n, 'EUR'),
        );
        expect((charged?.net.amount ?? -1n) >= 0n).toBe(true);
      },
    ),
  );
});

it('never makes a line’s service cheaper when the line gets dearer', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 9n }),
      fc.bigInt({ min: 0n, max: 10n ** 9n }),
      (one, other) => {
        const of = (goods: bigint) =>
          computeServiceCharge(share, 1, money(goods, 'SEK'), 'SEK')?.net.amount ?? -1n;
        const [less, more] = one < other ? [one, other] : [other, one];
        expect(of(less) <= of(more)).toBe(true);
      },
    ),
  );
});

it('has a price for every service of every open region but the certificate that nobody holds', () => {
  for (const { id, fscCertification } of openRegions) {
    for (const service of ['expert-check', 'warranty', 'tree'] as const)
      expect([id, service, findServicePrice(service, id, today) !== undefined]).toEqual([id, service, true]);
    expect(findServicePrice('fsc-certificate', id, today) === undefined).toBe(fscCertification === null);
  }
  expect(serviceKinds['fsc-certificate'].soldIn({ fscCertification: 'FSC-C000000' })).toBe(true);
});

it('gives each service an id and a sku of its own, and no shape', () => {
  const names = Object.keys(serviceKinds) as (keyof typeof serviceKinds)[];
  expect(new Set(names.map(serviceId)).size).toBe(names.length);
  expect(serviceFacts('fsc-certificate', 'pl')).toMatchObject({
    sku: 'service-fsc-certificate',
    configuration: null,
  });
});
