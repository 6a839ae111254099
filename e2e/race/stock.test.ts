// Covers: api/src/catalogue/stock api/src/sales/orders
import type { BundleReply, listSamples, Order, Problem, ReplyOf, Variant } from '@shop/contracts';
import { expect, test } from 'playwright/test';
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

let shop: TwoProcesses;
test.beforeAll(async () => {
  shop = await startTwoProcesses();
});
test.afterAll(() => shop.stop());

const shopper = () => register(() => shop.urls);
const read = async (buyer: Shopper, number: string) =>
  (await buyer.call<Order>('GET', `/orders/${number}`)).body;

const warsaw = {
  firstname: 'Ada',
  lastname: 'Nowak',
  address1: 'Prosta 1',
  city: 'Warszawa',
  zipcode: '00-838',
  country_iso: 'PL',
  phone: '+48 22 123 45 67',
};

interface Shelf {
  readonly on_hand: number;
  readonly reserved: number;
}
const count = (pimId: string, onHand: number) =>
  shop.query(
    `insert into stock_items (pim_id, on_hand) values ($1, $2) on conflict (pim_id) do update set on_hand = $2, reserved = 0`,
    [pimId, onHand],
  );
const shelf = async (pimId: string): Promise<Shelf> => {
  const [row] = await shop.query<Shelf>('select on_hand, reserved from stock_items where pim_id = $1', [
    pimId,
  ]);
  if (!row) throw new Error(`${pimId} is not counted`);
  return row;
};
/** What the gateway charged for orders that contain an item, read past the API. */
const charged = async (numbers: readonly string[]): Promise<number> => {
  const [row] = await shop.query<{ charged: number }>(
    `select count(*)::int as charged from sandbox_intents
     where status = 'succeeded' and split_part(idempotency_key, '-', 1) = any($1)`,
    [numbers],
  );
  return row?.charged ?? 0;
};

/** A buyer with the sample pack in the cart who lacks only the payment. */
async function packBuyer(): Promise<{ buyer: Shopper; number: string }> {
  const buyer = await shopper();
  const { body: list } = await buyer.call<ReplyOf<typeof listSamples>>('GET', '/v2/samples');
  const samples = list.samples.slice(0, 3).map(({ id }) => id);
  const body = { sku: list.pack.sku, samples, version: list.version };
  const { body: order, text } = await buyer.call<Order>('POST', '/custom_sample_pack', { body });
  if (order.number === undefined) throw new Error(text);
  const steps = [
    ['address', { ship_address_attributes: warsaw }],
    ['delivery', { shipping_method: 'sample-packs' }],
    ['payment', { payments_attributes: [{ payment_method: 'card' }], accepted_terms: true }],
  ] as const;
  for (const [state, given] of steps) {
    const reply = await buyer.call<Order>('PUT', `/checkouts/${order.number}?state=${state}`, {
      body: { order: given },
    });
    if (reply.status !== 200) throw new Error(reply.text);
  }
  return { buyer, number: order.number };
}

/** A plain box of the catalogue with a stock count from now on. */
async function countedBox(onHand: number): Promise<{ id: number; pim: string }> {
  const { body } = await (await shopper()).call<{ variants: Variant[] }>(
    'GET',
    '/v2/variants?q[product_eq]=pre-printed-mailer-box-eco&per_page=1',
  );
  const [box] = body.variants;
  if (!box) throw new Error('no pre-printed mailer in the catalogue');
  await count(box.external_pim_id, onHand);
  return { id: box.id, pim: box.external_pim_id };
}

test('invariant 15: twelve buyers pay for the last sample pack at once: one gets it, eleven are refused before any charge', async () => {
  const buyers = [];
  for (let index = 0; index < 12; index += 1) {
    const one = await packBuyer();
    buyers.push({ ...one, token: await card(one.buyer, cards.success) });
  }
  await count('samples-pl', 1);
  const replies = await Promise.all(
    buyers.map(({ buyer, number, token }, index) => retryWhileBusy(() => pay(buyer, number, token, index))),
  );
  const won = replies.filter(({ status }) => status === 200);
  const lost = replies.filter(({ status }) => status !== 200);
  expect(won).toHaveLength(1);
  for (const { status, body } of lost) {
    const { code, requirements } = body as Partial<Problem>;
    expect([status, code, requirements?.[0]?.code]).toEqual([422, 'out_of_stock', 'unavailable']);
  }
  expect(await shelf('samples-pl')).toEqual({ on_hand: 0, reserved: 0 });
  expect(await charged(buyers.map(({ number }) => number))).toBe(1);
  // A buyer who was too late calls again, is refused again, and can still change the cart.
  const loser = buyers[replies.findIndex(({ status }) => status !== 200)];
  if (!loser) throw new Error('somebody lost');
  expect((await pay(loser.buyer, loser.number, loser.token)).body.code).toBe('out_of_stock');
  expect(await read(loser.buyer, loser.number)).toMatchObject({
    state: 'cart',
    requirements: [{ code: 'unavailable' }],
  });
  console.log('last sample pack, 12 buyers: 1 charged, 11 answered out_of_stock');
});

test('invariant 15: with cards that pass, fail and ask, what is reserved never exceeds what is there and ends at nothing', async () => {
  const { id, pim } = await countedBox(300);
  const endings = [
    cards.success,
    '4000 0000 0000 0002',
    cards.secure,
    '4000 0000 0000 0077',
    '4000 0000 0000 0341',
  ];
  const buyers = [];
  for (let index = 0; index < 15; index += 1) {
    const buyer = await shopper();
    const { number } = await openCart(buyer);
    await addLine(buyer, number, id, 30);
    await fillIn(buyer, number);
    buyers.push({
      buyer,
      number,
      token: await card(buyer, endings[index % endings.length] ?? cards.success),
    });
  }
  let running = true;
  let looks = 0;
  const watch = (async () => {
    while (running) {
      const { on_hand, reserved } = await shelf(pim);
      expect(on_hand).toBeGreaterThanOrEqual(0);
      expect(reserved).toBeGreaterThanOrEqual(0);
      expect(reserved).toBeLessThanOrEqual(on_hand);
      looks += 1;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  })();
  await Promise.all(
    buyers.map(async ({ buyer, number, token }, index) => {
      const paid = await retryWhileBusy(() => pay(buyer, number, token, index));
      const intent = (paid.body as { payment_intent_id?: string }).payment_intent_id;
      if (paid.body.status !== 'requires_action' || !intent) return;
      const body = { payment_intent_id: intent, sandbox_challenge: index % 2 ? 'pass' : 'fail' };
      // A challenge without an answer reserves its pieces for half an hour.
      const path = `/v2/${number}/stripe/payment_intents/confirm`;
      await retryWhileBusy(() => buyer.call('POST', path, { body, key: `confirm-${number}` }, index));
    }),
  );
  await expect.poll(async () => (await shelf(pim)).reserved).toBe(0);
  running = false;
  await watch;
  const [sold] = await shop.query<{ pieces: number }>(
    `select coalesce(sum(l.quantity), 0)::int as pieces from order_lines l join orders o on o.id = l.order_id
     where o.placed_at is not null and l.variant_id = $1`,
    [id],
  );
  expect((await shelf(pim)).on_hand).toBe(300 - (sold?.pieces ?? 0));
  expect(sold?.pieces).toBeGreaterThan(0);
  const held = await shop.query('select 1 from stock_reservations where outcome is null');
  expect(held).toHaveLength(0);
  console.log(`300 boxes, 15 buyers by five endings: ${sold?.pieces} sold, looked ${looks} times`);
});

test('a process killed between charge and order leaves its pieces reserved, and they leave once', async () => {
  // It dies by itself at the latest, and no worker watches the payment before one runs again.
  await shop.restart({ FAILPOINTS: 'complete:after-charge', WORKER: 'off' }, { WORKER: 'off' });
  const { id, pim } = await countedBox(30);
  const buyer = await shopper();
  const { number } = await openCart(buyer);
  await addLine(buyer, number, id, 30);
  await fillIn(buyer, number);
  const token = await card(buyer, cards.slow);
  const unanswered = pay(buyer, number, token, 0).catch(() => undefined);
  await expect.poll(() => charged([number])).toBe(1);
  await shop.kill(0);
  expect(await unanswered).toBeUndefined();
  expect(await shelf(pim)).toEqual({ on_hand: 30, reserved: 30 });
  await shop.restart();
  await expect.poll(async () => (await shelf(pim)).on_hand).toBe(0);
  expect(await read(buyer, number)).toMatchObject({ state: 'complete' });
  expect((await pay(buyer, number, token)).status).toBe(200);
  expect(await shelf(pim)).toEqual({ on_hand: 0, reserved: 0 });
});

test('invariant 11: bundles made, changed and filled at once through two processes: every reply is true, none is lost', async () => {
  const buyer = await shopper();
  const variants = await plainVariants(buyer, 4);
  const { number, version } = await openCart(buyer);
  const make = (index: number) =>
    buyer.call<BundleReply>(
      'POST',
      '/v2/bundles',
      {
        body: {
          order_id: number,
          quantity: 1,
          line_items_params: [{ variant_id: variants[index], quantity: 30 }],
        },
      },
      index,
    );
  const made = await Promise.all([0, 1, 2, 3].map((index) => retryWhileBusy(() => make(index))));
  expect(made.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const changes = made.flatMap(({ body: { id } }, index) => [
    retryWhileBusy(() =>
      buyer.call<Order>(
        'PATCH',
        '/v2/bundles',
        { body: { bundle_id: id, quantity: index + 2, order_id: number } },
        index,
      ),
    ),
    retryWhileBusy(() =>
      buyer.call<Order>(
        'POST',
        `/v2/orders/${number}/line_items/bulk_create`,
        {
          body: {
            bundle_id: id,
            line_items_params: [{ variant_id: variants[(index + 1) % 4], quantity: 40 }],
          },
        },
        index + 1,
      ),
    ),
  ]);
  const replies = await Promise.all(changes);
  expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(200));
  const order = await read(buyer, number);
  expect(order.version).toBe(version + 12);
  for (const [index, { body }] of made.entries()) {
    const bundle = order.bundles?.find(({ id }) => id === body.id);
    expect(bundle?.quantity).toBe(index + 2);
    const pieces = order.line_items
      .filter(({ bundle_id }) => bundle_id === body.id)
      .map(({ quantity }) => quantity);
    expect(pieces.sort((a, b) => b - a)).toEqual([40 * (index + 2), 30 * (index + 2)]);
  }
  const cents = (amount: string) => Math.round(Number(amount) * 100);
  expect(order.line_items.reduce((all, line) => all + cents(line.total_gross), 0)).toBe(cents(order.total));
});

test('statements: a bulk of sixty lines, and a bundle of sixty changed, take as many as one line, at most 12', async () => {
  const buyer = await shopper();
  const variants = await plainVariants(buyer, 60);
  const { number } = await openCart(buyer);
  const bundle = async (lines: readonly number[]) => {
    const { body } = await buyer.call<BundleReply>('POST', '/v2/bundles', { body: { order_id: number } });
    const line_items_params = lines.map((variant_id) => ({ variant_id, quantity: 30 }));
    const path = `/v2/orders/${number}/line_items/bulk_create`;
    const bulk = await buyer.call<Order>('POST', path, { body: { bundle_id: body.id, line_items_params } });
    const change = { bundle_id: body.id, quantity: 2, order_id: number };
    const changed = await buyer.call<BundleReply>('PATCH', '/v2/bundles', { body: change });
    expect([bulk.status, changed.status]).toEqual([200, 200]);
    return { bulk: bulk.statements + 2, change: changed.statements + 2 };
  };
  // A job that runs every minute may fall into one of them; then it is counted once more.
  const counted = async () => ({ one: await bundle(variants.slice(0, 1)), sixty: await bundle(variants) });
  let { one, sixty } = await counted();
  for (let again = 0; again < 2 && JSON.stringify(one) !== JSON.stringify(sixty); again += 1)
    ({ one, sixty } = await counted());
  expect(sixty).toEqual(one);
  expect(one.bulk).toBeLessThanOrEqual(12);
  expect(one.change).toBeLessThanOrEqual(12);
  console.log(`SQL statements, BEGIN and COMMIT included: bulk ${one.bulk}, bundle change ${one.change}`);
});

test('invariant 18: a visitor who signs in twice at once brings a bundle and a pack along once', async () => {
  const account = await shopper();
  const [variant = 0, other = 0] = await plainVariants(account, 2);
  const own = await openCart(account);
  await addLine(account, own.number, variant, 30);
  const urls = shop.urls;
  const ask = async <Body>(index: number, method: string, path: string, token?: string, body?: object) => {
    const reply = await fetch(`${urls[index % 2 === 0 ? 0 : 1]}/api${path}`, {
      method,
      headers: {
        'x-region': 'pl',
        ...(token ? { 'x-spree-token': token } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: reply.status, body: (await reply.json()) as Body };
  };
  await count('samples-pl', 500);
  const { token: guest } = (await ask<{ token: string }>(0, 'GET', '/users/anonymous')).body;
  const list = (await ask<ReplyOf<typeof listSamples>>(0, 'GET', '/v2/samples', guest)).body;
  const samples = list.samples.slice(0, 2).map(({ id }) => id);
  await ask(0, 'POST', '/custom_sample_pack', guest, { sku: list.pack.sku, samples });
  const lines = [variant, other].map((variant_id) => ({ variant_id, quantity: 40 }));
  const bundle = await ask<BundleReply>(0, 'POST', '/v2/bundles', guest, {
    quantity: 2,
    line_items_params: lines,
  });
  expect(bundle.status).toBe(200);
  const user = { email: account.email, password: 'correct horse battery' };
  const signed = await Promise.all(
    [0, 1, 2, 3].map((index) => ask<{ token?: string }>(index, 'POST', '/sign_in', guest, { user })),
  );
  const token = signed.find(({ body }) => body.token)?.body.token;
  const merged = (await ask<Order>(1, 'GET', `/orders/${own.number}`, token)).body;
  const pieces = merged.line_items.map(({ variant_id, quantity, bundle_id }) => [
    variant_id,
    quantity,
    bundle_id,
  ]);
  expect(pieces.toSorted()).toEqual(
    [
      [variant, 30, null],
      [list.pack.variant_id, 1, null],
      [variant, 80, bundle.body.id],
      [other, 80, bundle.body.id],
    ].toSorted(),
  );
  expect(merged.bundles).toMatchObject([{ id: bundle.body.id, quantity: 2 }]);
});
