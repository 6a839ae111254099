/** @jest-environment jsdom */
import type { PlusItem } from '@shop/contracts';
import { on } from '@shop/kit';
import { problemBody, renderPage, startTestShop, type TestShop } from '@shop/kit/testing';
import { reorder } from './reorder.ts';

const item = {
  variant_id: 3,
  box_design_id: '4f0e9c5e-6d3a-4b8e-9a51-3a0c7f2d1b11',
  currency: 'EUR',
} as unknown as PlusItem;
const cart = (lines: number) => ({ number: 'R100', line_items: Array.from({ length: lines }, () => ({})) });

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  await renderPage(() => null, { remote: 'mf-plus-pro', document: shop.document });
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.received.length = 0;
});
const lines = () => shop.received.filter(({ path }) => path.endsWith('/line_item'));

it('orders the same variant and design in the requested quantity, and emits the cart change', async () => {
  const lineCounts: number[] = [];
  const stop = on('cartChanged', ({ lines: count }) => lineCounts.push(count));
  shop.replyWith(({ path }) => ({ json: cart(path.endsWith('/line_item') ? 2 : 1) }));
  await expect(reorder(item, 1000)).resolves.toMatchObject({ ok: true, value: { number: 'R100' } });
  expect(JSON.parse(lines()[0]?.body ?? '{}')).toEqual({
    line_item: {
      variant_id: 3,
      box_design_id: item.box_design_id,
      quantity: 1000,
      purchase_trigger: 'reorder',
    },
  });
  expect(lineCounts).toEqual([2]);
  stop();
});

it('orders with the last express option, or with standard production if that is unavailable', async () => {
  const fast = { ...item, last_express_delivery_option_id: 2 };
  shop.replyWith(({ path, body }) =>
    path.endsWith('/line_item') && body.includes('express')
      ? problemBody('express_not_offered', 422)
      : { json: cart(1) },
  );
  await expect(reorder(fast, 5000)).resolves.toMatchObject({ ok: true });
  const requestedOptions = lines().map(({ body }) => JSON.parse(body).line_item.express_delivery_option_id);
  expect(requestedOptions).toEqual([2, undefined]);
});

it('does not order twice when the reply was lost and the shopper retries', async () => {
  shop.replyWith(({ path }) => (path.endsWith('/line_item') ? { dropConnection: true } : { json: cart(1) }));
  await expect(reorder(item, 500)).resolves.toMatchObject({ ok: false, problem: { code: 'offline' } });
  shop.replyWith(() => ({ json: cart(2) }));
  await reorder(item, 500);
  expect(new Set(lines().map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  const again = lines().length;
  await reorder(item, 500);
  expect(lines()[again]?.headers['idempotency-key']).not.toBe(lines()[0]?.headers['idempotency-key']);
});
