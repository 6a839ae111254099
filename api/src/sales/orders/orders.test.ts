import type { Order, Problem } from '@shop/contracts';
import fc from 'fast-check';
import { cartCalls, type OrderShop, pl, startOrderShop } from './orders.fixture.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop();
});
afterAll(() => shop.cleanup());
beforeEach(() => {
  shop.book.unit = 12_345n;
});

const { open, add } = cartCalls(() => shop);

describe('an open cart', () => {
  it('is made once per buyer and market, by number and by id', async () => {
    const token = await shop.visitor();
    expect((await shop.call('GET', '/v2/orders/current', { token, headers: pl })).body).toBeNull();
    const [first, second] = await Promise.all([open(token), open(token)]);
    expect(second.number).toBe(first.number);
    expect(first).toMatchObject({
      state: 'cart',
      version: 1,
      currency: 'PLN',
      total: '0.00',
      line_items: [],
    });
    const german = await open(token, { 'x-region': 'de' }, 'EUR');
    expect(german.number).not.toBe(first.number);
    for (const reference of [first.number, first.id]) {
      const found = await shop.call('GET', `/orders/${reference}`, { token });
      expect(found.body).toMatchObject({ number: first.number, id: first.id });
    }
  });

  it('refuses a currency of another market', async () => {
    const reply = await shop.call('POST', '/v2/orders', {
      token: await shop.visitor(),
      headers: pl,
      body: { currency: 'EUR' },
    });
    expect([reply.status, (reply.body as Problem).code]).toEqual([422, 'currency_mismatch']);
    expect((reply.body as Problem).error).toMatch(/PLN/);
  });

  it('adds the same thing up and prices the line once', async () => {
    const token = await shop.visitor();
    const cart = await open(token);
    await add(token, cart.number, { variant_id: 1, quantity: 30 });
    const twice = (await add(token, cart.id, { variant_id: 1, quantity: 3 })).body as Order;
    expect(twice.line_items).toHaveLength(1);
    // 33 × 1.2345 = 40.7385 -> 40.74 net; 23 % of it is 9.3702 -> 50.11 gross, which Poland shows and charges.
    expect(twice.line_items[0]).toMatchObject({
      quantity: 33,
      price: '1.2345',
      total_gross: '50.11',
      sku: 'box-1',
    });
    expect(twice).toMatchObject({
      total: '50.11',
      tax_total: '9.37',
      item_total: '40.74',
      prices_include_tax: true,
      version: 3,
    });
    expect(twice.taxes).toEqual([
      {
        category: 'S',
        rate: '23.00',
        country_iso: 'PL',
        base: '40.74',
        amount: '9.37',
        reason: null,
        reason_code: null,
      },
    ]);
    expect(twice.requirements[0]).toMatchObject({ step: 'cart', code: 'design_missing' });
  });

  it('reports when a larger quantity costs less, and stops when it is chosen', async () => {
    const token = await shop.visitor();
    const cart = await open(token);
    const few = (await add(token, cart.number, { variant_id: 101, quantity: 480 })).body as Order;
    // 480 × 1.2345 = 592.56; 500 × 1.1110 = 555.50, with 23 % 683.27 (127.765 rounds up).
    expect(few.line_items[0]).toMatchObject({
      total: '592.56',
      cheaper_at: { quantity: 500, total: '555.50', total_gross: '683.27' },
    });
    // The suggestion is stored with the line, so reading the cart returns it again.
    const read = (await shop.call('GET', `/orders/${cart.number}`, { token })).body as Order;
    expect(read.line_items[0]?.cheaper_at).toEqual(few.line_items[0]?.cheaper_at);
    const taken = await shop.call('PUT', `/orders/${cart.number}/line_items/${few.line_items[0]?.id}`, {
      token,
      body: { line_item: { quantity: 500 } },
    });
    expect((taken.body as Order).line_items[0]).toMatchObject({ total_gross: '683.27', cheaper_at: null });
    const small = (await add(token, cart.number, { variant_id: 102, quantity: 30 })).body as Order;
    expect(small.line_items[1]?.cheaper_at).toBeNull();
  });

  it('keeps different designs apart and moves to the next tier by itself', async () => {
    const { token } = await shop.member();
    const cart = await open(token);
    const [one, two] = [await shop.design(token, 'one'), await shop.design(token, 'two')];
    await add(token, cart.id, { variant_id: 1, quantity: 30, box_design_id: one });
    const both = (await add(token, cart.id, { variant_id: 1, quantity: 500, box_design_id: two }))
      .body as Order;
    expect(both.line_items.map(({ price, box_design }) => [price, box_design?.name])).toEqual([
      ['1.2345', 'one'],
      ['1.1110', 'two'],
    ]);
    expect(both.line_items[0]?.thumbnail).toMatch(/^\/api\/box_designs\/.+signature=/);
    expect(both.state).toBe('address');
  });

  it('changes and removes lines', async () => {
    const token = await shop.visitor();
    const cart = await open(token);
    const added = (await add(token, cart.id, { variant_id: 101, quantity: 10 })).body as Order;
    const line = added.line_items[0]?.id ?? 0;
    const changed = await shop.call('PUT', `/orders/${cart.number}/line_items/${line}`, {
      token,
      body: { line_item: { quantity: 20 } },
    });
    expect(changed.body).toMatchObject({ quantity: 20, version: 3 });
    expect(
      (await shop.call('DELETE', `/orders/${cart.number}/line_items/${line + 999}`, { token })).status,
    ).toBe(404);
    const removed = await shop.call('DELETE', `/v2/orders/${cart.number}/line_items/${line}`, { token });
    expect(removed.body).toMatchObject({ line_items: [], total: '0.00', state: 'cart', version: 4 });
  });

  it.each([
    [{ variant_id: 999, quantity: 1 }, 'invalid_input', 'line_item.variant_id'],
    [{ variant_id: 1, quantity: 100_001 }, 'quantity_out_of_range', 'line_item.quantity'],
    [{ variant_id: 1, quantity: 0 }, 'invalid_input', 'line_item.quantity'],
    [{ variant_id: 1, quantity: 1.5 }, 'invalid_input', 'line_item.quantity'],
    [{ variant_id: 1, quantity: 'ten' }, 'invalid_input', 'line_item.quantity'],
    [{ variant_id: 1, quantity: 1, parent_id: 1 }, 'invalid_input', 'line_item.parent_id'],
    [
      { variant_id: 1, quantity: 1, box_design_id: '6e8bc430-9c3a-41d9-9669-0800200c9a66' },
      'invalid_input',
      'line_item.box_design_id',
    ],
  ])('refuses %j and changes nothing', async (line, code, path) => {
    const token = await shop.visitor();
    const cart = await open(token);
    const reply = await add(token, cart.id, line);
    expect([reply.status, (reply.body as Problem).code]).toEqual([422, code]);
    expect((reply.body as Problem).fields?.[0]?.path).toBe(path);
    expect((reply.body as Problem).fields?.[0]?.message).toMatch(/\S/);
    expect((await shop.call('GET', `/orders/${cart.id}`, { token })).body).toMatchObject({
      version: 1,
      line_items: [],
    });
  });

  it('refuses a stale write', async () => {
    const token = await shop.visitor();
    const cart = await open(token);
    expect((await add(token, cart.id, { variant_id: 1, quantity: 1 }, { 'if-match': '"1"' })).status).toBe(
      200,
    );
    const stale = await add(token, cart.id, { variant_id: 1, quantity: 1 }, { 'if-match': '"1"' });
    expect([stale.status, (stale.body as Problem).code]).toEqual([409, 'stale_cart']);
  });

  it('taxes by destination as soon as it is known', async () => {
    const token = await shop.visitor();
    const cart = await open(token, { 'x-region': 'eu' }, 'EUR');
    await add(token, cart.id, { variant_id: 101, quantity: 100 });
    const to = async (tax_country_iso: string) =>
      (await shop.call('PUT', `/orders/${cart.id}`, { token, body: { order: { tax_country_iso } } }))
        .body as Order;
    expect(await to('SE')).toMatchObject({
      item_total: '123.45',
      tax_total: '30.86',
      total: '154.31',
      prices_include_tax: false,
    });
    expect(await to('NO')).toMatchObject({ tax_total: '0.00', total: '123.45' });
    expect((await to('NO')).taxes[0]).toMatchObject({
      category: 'G',
      rate: '0.00',
      reason: expect.stringMatching(/Export/),
    });
  });

  it('takes the same ten writes as one after another, at the same time', async () => {
    const token = await shop.visitor();
    const cart = await open(token);
    await add(token, cart.id, { variant_id: 101, quantity: 1 });
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => add(token, cart.id, { variant_id: 101, quantity: 1 })),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect((await shop.call('GET', `/orders/${cart.id}`, { token })).body).toMatchObject({
      quantity: 11,
      version: 12,
    });
  });

  it('writes in at most 12 statements, with one line and with 60', async () => {
    const token = await shop.visitor();
    const cart = await open(token);
    const counted = async () => {
      const before = shop.db.statements();
      await add(token, cart.id, { variant_id: 101, quantity: 1 });
      return shop.db.statements() - before;
    };
    const one = await counted();
    for (let id = 110; id < 170; id += 1) await add(token, cart.id, { variant_id: id, quantity: 1 });
    const sixty = await counted();
    expect(sixty).toBe(one);
    // BEGIN and COMMIT on top.
    expect(one + 2).toBeLessThanOrEqual(12);
  });

  it('is nobody else’s: foreign ids are not found and nothing changes', async () => {
    const [owner, other] = [await shop.visitor(), await shop.visitor()];
    const cart = (await add(owner, (await open(owner)).id, { variant_id: 101, quantity: 5 })).body as Order;
    const line = cart.line_items[0]?.id;
    const attempts: [string, string, object?][] = [
      ['GET', `/orders/${cart.number}`],
      ['GET', `/orders/${cart.id}`],
      ['PUT', `/orders/${cart.number}`, { order: { email: 'x@example.com' } }],
      ['POST', `/v2/orders/${cart.id}/line_item`, { line_item: { variant_id: 1, quantity: 1 } }],
      ['PUT', `/orders/${cart.id}/line_items/${line}`, { line_item: { quantity: 9 } }],
      ['DELETE', `/orders/${cart.id}/line_items/${line}`],
      ['DELETE', `/v2/orders/${cart.id}/line_items/${line}`],
      ['PUT', `/checkouts/${cart.number}?state=address`, { order: { email: 'x@example.com' } }],
      ['PUT', `/checkouts/${cart.number}/next`, {}],
      [
        'POST',
        '/v2/orders/consents',
        { order_number: cart.number, consents: [{ type: 'newsletter', status: 'granted' }] },
      ],
      ['GET', `/v2/${cart.number}/stripe/config/publishable_key`],
    ];
    for (const [method, path, body] of attempts) {
      const headers = { 'idempotency-key': `${method} ${path}` };
      const reply = await shop.call(method, path, { token: other, headers, ...(body ? { body } : {}) });
      expect([method, path, reply.status]).toEqual([method, path, 404]);
    }
    const own = await open(other);
    const crossed = await shop.call('DELETE', `/orders/${own.id}/line_items/${line}`, { token: other });
    expect(crossed.status).toBe(404);
    expect((await shop.call('GET', `/orders/${cart.id}`, { token: owner })).body).toMatchObject({
      quantity: 5,
      version: 2,
    });
  });
});

it('invariant 11: keeps every write when edits of all kinds race: the version counts them, the end is their sum', async () => {
  const edit = fc.record({
    variant: fc.integer({ min: 101, max: 104 }),
    quantity: fc.integer({ min: 1, max: 50 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 2, maxLength: 8 }), async (edits) => {
      const token = await shop.visitor();
      const cart = await open(token);
      const replies = await Promise.all(
        edits.map(({ variant, quantity }) => add(token, cart.id, { variant_id: variant, quantity })),
      );
      expect(replies.map(({ status }) => status)).toEqual(edits.map(() => 200));
      const end = (await shop.call('GET', `/orders/${cart.id}`, { token })).body as Order;
      expect(end.version).toBe(1 + edits.length);
      expect(new Set(replies.map(({ body }) => (body as Order).version)).size).toBe(edits.length);
      for (const id of new Set(edits.map(({ variant }) => variant))) {
        const wanted = edits
          .filter(({ variant }) => variant === id)
          .reduce((all, { quantity }) => all + quantity, 0);
        expect(end.line_items.find(({ variant_id }) => variant_id === id)?.quantity).toBe(wanted);
      }
      const cents = (amount: string) => Math.round(Number(amount) * 100);
      expect(end.line_items.reduce((all, line) => all + cents(line.total_gross), 0)).toBe(cents(end.total));
    }),
    { numRuns: 15 },
  );
});
