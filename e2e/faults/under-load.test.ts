// Covers: api/src/sales/checkout api/src/sales/orders cli/src
import { spawn } from 'node:child_process';
import type { Order } from '@shop/contracts';
import { expect, test } from 'playwright/test';
import { countOrder, exactlyOnce, findInconsistencies } from '../support/order-counts.ts';
import { startTwoProcesses, type TwoProcesses } from '../support/processes.ts';
import {
  addLine,
  card,
  cards,
  fillIn,
  openCart,
  pay,
  plainVariants,
  register,
  retryWhileBusy,
  type Shopper,
} from '../support/shopper.ts';

// Four processes are started one after another while four buyers keep the machine busy.
test.describe.configure({ timeout: 900_000 });

let shop: TwoProcesses;
test.beforeAll(async () => {
  shop = await startTwoProcesses();
});
test.afterAll(() => shop.stop());

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Repeats a call until it succeeds: after a lost connection, 409 and 503, with the same key. */
const insist = async <Reply extends { readonly status: number }>(
  work: () => Promise<Reply>,
): Promise<Reply> => {
  const end = Date.now() + 90_000;
  for (;;) {
    const reply = await work().catch((error: unknown) => String(error));
    if (typeof reply !== 'string' && ![409, 503].includes(reply.status)) return reply;
    if (Date.now() > end) throw new Error(`no answer for too long; the last: ${JSON.stringify(reply)}`);
    await pause(50);
  }
};

const newBuyer = () => register(() => shop.urls);

/** Buys one cart after the other while `going`. Each "+1" has its own key, so repeating it adds it once. */
const keepBuying = async (buyer: Shopper, variant: number, numbers: string[], going: () => boolean) => {
  let writes = 0;
  while (going()) {
    const { body: cart } = await insist(() =>
      buyer.call<Order>('POST', '/v2/orders', { body: { currency: 'PLN' } }),
    );
    const { number } = cart;
    const adds = 3;
    for (let index = 0; index < adds; index += 1) {
      const body = { line_item: { variant_id: variant, quantity: index === 0 ? 30 : 1 } };
      const key = `${number}-${index}`;
      const added = await insist(() =>
        buyer.call<Order>('POST', `/v2/orders/${number}/line_item`, { body, key }),
      );
      expect([added.status, added.text]).toEqual([200, added.text]);
      writes += 1;
    }
    await insist(async () => {
      await fillIn(buyer, number);
      return { status: 200 };
    });
    const token = await insist(async () => {
      const made = await card(buyer, cards.success);
      return { status: made ? 200 : 503, made };
    });
    const paid = await insist(() => pay(buyer, number, token.made));
    expect([paid.status, paid.body.order?.quantity, paid.text]).toEqual([200, 30 + adds - 1, paid.text]);
    numbers.push(number);
  }
  return writes;
};

/**
 * Buys while something is done to the shop. `disturb` gets a function that waits until one more order is placed, so
 * that each disturbance hits a shop that sells, however fast the machine is.
 */
const buyWhile = async (disturb: (untilSold: () => Promise<void>) => Promise<void>, buyers: number) => {
  const shoppers: { buyer: Shopper; variant: number }[] = [];
  for (let index = 0; index < buyers; index += 1) {
    const buyer = await newBuyer();
    const [variant = 0] = await plainVariants(buyer, 1);
    shoppers.push({ buyer, variant });
  }
  const numbers: string[] = [];
  let over = false;
  const buying = Promise.all(
    shoppers.map(({ buyer, variant }) => keepBuying(buyer, variant, numbers, () => !over)),
  );
  const untilSold = async () => {
    const before = numbers.length;
    await expect.poll(() => numbers.length, { intervals: [20] }).toBeGreaterThan(before);
  };
  // A refused buyer ends the test at once.
  await Promise.race([disturb(untilSold), buying]).finally(() => {
    over = true;
  });
  const writes = await buying;
  // A job whose worker died is taken over half a minute later.
  for (const number of numbers) await expect.poll(() => countOrder(shop, number)).toEqual(exactlyOnce);
  expect(await findInconsistencies(shop)).toEqual([]);
  return { orders: numbers.length, writes: writes.reduce((sum, one) => sum + one, 0) };
};

test('a process killed again and again while four buyers shop: no write lost, no order lost or doubled', async () => {
  let kills = 0;
  const seen = await buyWhile(async (untilSold) => {
    for (const index of [0, 1, 0, 1] as const) {
      await untilSold();
      // Each time at another moment of the four purchases.
      await pause(150 * kills);
      await shop.kill(index);
      kills += 1;
      await shop.revive(index);
    }
  }, 4);
  expect(seen.orders).toBeGreaterThan(4);
  console.log(
    `${kills} kills under load: ${JSON.stringify(seen)}, each order ${JSON.stringify(exactlyOnce)}`,
  );
});

test('the database restarts twice while four buyers shop: no write lost, no order lost or doubled', async () => {
  const [program = '', ...args] = JSON.parse(process.env.TEST_POSTGRES_RESTART ?? '[]') as string[];
  const restart = () =>
    new Promise<void>((resolve, reject) => {
      const child = spawn(program, args, { cwd: '/', stdio: 'ignore' });
      child.once('error', reject);
      child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`pg_ctl ended with ${code}`))));
    });
  const seen = await buyWhile(async (untilSold) => {
    for (let round = 0; round < 2; round += 1) {
      await untilSold();
      await pause(200 * round);
      await restart();
    }
    await untilSold();
  }, 4);
  expect(seen.orders).toBeGreaterThan(4);
  console.log(
    `2 restarts (immediate) under load: ${JSON.stringify(seen)}, each order ${JSON.stringify(exactlyOnce)}`,
  );
});

test('clocks a day apart: two processes sell the same cart once', async () => {
  await shop.kill(0);
  await shop.revive(0, { CLOCK_SHIFT_MINUTES: String(26 * 60) });
  const buyer = await newBuyer();
  const [variant = 0] = await plainVariants(buyer, 1);
  const { number } = await openCart(buyer);
  for (let index = 0; index < 6; index += 1)
    await retryWhileBusy(() => addLine(buyer, number, variant, index === 0 ? 30 : 1, index));
  await fillIn(buyer, number);
  const token = await card(buyer, cards.success);
  const replies = await Promise.all(
    [0, 1, 0, 1].map((to) => retryWhileBusy(() => pay(buyer, number, token, to))),
  );
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  await expect.poll(() => countOrder(shop, number)).toEqual(exactlyOnce);
  expect(await findInconsistencies(shop)).toEqual([]);
  await shop.kill(0);
  await shop.revive(0);
});
