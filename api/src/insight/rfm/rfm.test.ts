import type { Rfm } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { cards, type OrderShop, readyBuyer, startOrderShop } from '../../sales/testing.ts';
import { rfm } from './rfm.ts';
import { frequencyBounds, monetaryBounds, scoreRecency, scoreUp } from './score-rfm.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop({ more: () => [rfm()] });
});
afterAll(() => shop.cleanup());

const read = async (token: string, region = 'pl') =>
  (await shop.call('GET', '/v1/user/me/rfm', { token, headers: { 'x-region': region } })).body as Rfm;

it('follows from placed orders alone, in the region’s currency, with its rules', async () => {
  const { buyer, number } = await readyBuyer(shop, { variant_id: 101, quantity: 3000 });
  expect(await read(buyer.token)).toMatchObject({
    rfm: '000',
    recency: { days: null },
    frequency: { orders: 0 },
    monetary: { amount: '0.00' },
  });
  await buyer.pay(number, await buyer.card(cards.success));
  // 3000 × 1.11105 PLN
  const scored = await read(buyer.token);
  expect(scored).toMatchObject({
    rfm: '512',
    currency: 'PLN',
    recency: { days: 0, score: 5, bounds: [30, 90, 180, 365] },
    frequency: { orders: 1, score: 1 },
    monetary: { amount: '3333.00', bounds: ['2000.00', '8500.00', '21000.00', '85000.00'] },
  });
  expect(scored.disclosure).toContain('24');
  expect(await read(buyer.token, 'eu')).toMatchObject({
    currency: 'EUR',
    rfm: '510',
    monetary: { amount: '0.00' },
  });
  expect((await read(await shop.visitor())).rfm).toBe('000');
  await shop.db.execute(sql`update orders set canceled_at = now() where number = ${number}`);
  expect((await read(buyer.token)).rfm).toBe('000');
});

it('grows with what is ordered and falls with the days since', () => {
  const amount = fc.integer({ min: 0, max: 30_000_000 });
  fc.assert(
    fc.property(amount, amount, (left, right) => {
      const [less, more] = [Math.min(left, right), Math.max(left, right)];
      for (const bounds of [frequencyBounds, monetaryBounds.EUR]) {
        expect(scoreUp(less, bounds)).toBeLessThanOrEqual(scoreUp(more, bounds));
        expect(scoreUp(more, bounds)).toBeLessThanOrEqual(5);
      }
      expect(scoreRecency(less)).toBeGreaterThanOrEqual(scoreRecency(more));
      expect(scoreRecency(more)).toBeGreaterThanOrEqual(1);
    }),
  );
  expect([scoreRecency(30), scoreRecency(31), scoreRecency(366)]).toEqual([5, 4, 1]);
});
