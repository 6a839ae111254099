import type { Order } from '@shop/contracts';
import { berlin, fresh, openCart, placedOrder, readyCart, type World } from '../world.ts';

const lineOf = (order: Order) => order.line_items[0]?.id ?? 0;

/** The cart, its line items, the checkout steps and the placed order. */
export const cartAndOrders = (world: () => World): void => {
  it('opens a cart, adds, changes and removes lines', async () => {
    const { ledger, member, as, variants } = world();
    const buyer = await member();
    const stranger = await member();
    const [plain, other] = await variants('mailer-box-plain');
    const { number } = await ledger.makes<Order>(
      'POST v2/orders',
      as(buyer, { body: { currency: 'EUR' } }),
      (made) => ({
        by: ['GET orders/{number}', as(buyer, { path: { number: made.number } })],
        holds: made.number,
      }),
    );
    await ledger.refused('POST v2/orders', 'currency_mismatch', as(buyer, { body: { currency: 'PLN' } }));
    const read = ['GET orders/{number}', as(buyer, { path: { number } })] as const;
    await ledger.refused('GET orders/{number}', 'not_found', as(stranger, { path: { number } }));
    const path = { id: number };
    const line = (variant_id: number | undefined, quantity: number) => ({
      line_item: { variant_id: variant_id ?? 0, quantity },
    });
    const add = async (
      call: 'POST v2/orders/{id}/line_item' | 'POST orders/{id}/line_items',
      id?: number,
    ) => {
      await ledger.refused(call, 'quantity_out_of_range', as(buyer, { path, body: line(id, 1) }));
      await ledger.refused(call, 'not_found', as(stranger, { path, body: line(id, 100) }));
      return ledger.changes<Order>(call, as(buyer, { path, body: line(id, 100) }), read);
    };
    await add('POST v2/orders/{id}/line_item', plain?.id);
    const two = await add('POST orders/{id}/line_items', other?.id);
    const [first = 0, second = 0] = two.line_items.map(({ id }) => id);
    const change = 'PUT orders/{id}/line_items/{itemId}';
    const body = { line_item: { quantity: 250 } };
    await ledger.changes(change, as(buyer, { path: { id: number, itemId: first }, body }), read);
    await ledger.refused(change, 'not_found', as(stranger, { path: { id: number, itemId: first }, body }));
    await ledger.changes(
      'PUT orders/{id}',
      as(buyer, { path, body: { order: { tax_country_iso: 'SE' } } }),
      read,
    );
    await ledger.refused(
      'PUT orders/{id}',
      'not_found',
      as(stranger, { path, body: { order: { tax_country_iso: 'SE' } } }),
    );
    await ledger.changes(
      'DELETE orders/{id}/line_items/{itemId}',
      as(buyer, { path: { id: number, itemId: first } }),
      read,
    );
    await ledger.changes(
      'DELETE v2/orders/{id}/line_items/{itemId}',
      as(buyer, { path: { id: number, itemId: second } }),
      read,
    );
    for (const call of [
      'DELETE orders/{id}/line_items/{itemId}',
      'DELETE v2/orders/{id}/line_items/{itemId}',
    ] as const)
      await ledger.refused(call, 'not_found', as(buyer, { path: { id: number, itemId: first } }));
  });

  it('takes a discount code and gives it back', async () => {
    const { ledger, member, as, variants } = world();
    const buyer = await member();
    const [plain] = await variants('mailer-box-plain');
    const { number } = await openCart(world(), buyer);
    const path = { id: number };
    const read = ['GET orders/{number}', as(buyer, { path: { number } })] as const;
    await ledger.done(
      'POST v2/orders/{id}/line_item',
      as(buyer, { path, body: { line_item: { variant_id: plain?.id ?? 0, quantity: 1000 } } }),
    );
    const apply = 'PUT orders/{id}/apply_coupon_code';
    await ledger.changes(apply, as(buyer, { path, body: { coupon_code: 'DEMO10' } }), read);
    await ledger.refused(apply, 'coupon_unknown', as(buyer, { path, body: { coupon_code: 'NOSUCH' } }));
    await ledger.changes('DELETE orders/{id}/coupon_code', as(buyer, { path }), read);
    await ledger.refused('DELETE orders/{id}/coupon_code', 'not_found', as(await member(), { path }));
  });

  it('walks the checkout step by step and skips none', async () => {
    const { ledger, member, as, variants } = world();
    const buyer = await member();
    const [plain] = await variants('mailer-box-plain');
    const { number } = await openCart(world(), buyer);
    const path = { id: number, number };
    const read = ['GET orders/{number}', as(buyer, { path })] as const;
    await ledger.refused(
      'PUT checkouts/{id}',
      'requirements_unmet',
      as(buyer, { path, query: { state: 'payment' }, body: { order: {} } }),
    );
    await ledger.refused(
      'PUT checkouts/{number}/next',
      'requirements_unmet',
      as(buyer, { path, headers: fresh() }),
    );
    await ledger.done(
      'POST v2/orders/{id}/line_item',
      as(buyer, { path, body: { line_item: { variant_id: plain?.id ?? 0, quantity: 100 } } }),
    );
    // The same body: the step `address` accepts it and the order moves one step; `delivery` lacks a method.
    const body = { order: { ship_address_attributes: berlin } };
    const step = (state: string) => as(buyer, { path, query: { state }, body });
    await ledger.gates('PUT checkouts/{id}', 'state', step('address'), {
      code: 'requirements_unmet',
      asked: step('delivery'),
    });
    const { state } = await ledger.done<Order>('PUT checkouts/{id}', step('address'));
    expect(state).toBe('delivery');
    const cart = await readyCart(world(), buyer, { variant_id: plain?.id ?? 0, quantity: 100 }, 'check');
    expect(cart.state).toBe('confirm');
    await ledger.changes(
      'PUT checkouts/{id}',
      as(buyer, { path, query: { state: 'delivery' }, body: { order: { shipping_method: 'pick-up' } } }),
      read,
    );
    await ledger.changes('PUT checkouts/{number}/next', as(buyer, { path, headers: fresh() }), read);
  });

  it('pays by card, with a challenge, by redirect and by transfer', async () => {
    const { ledger, member, as, variants } = world();
    const buyer = await member();
    const [plain] = await variants('mailer-box-plain');
    const line = { variant_id: plain?.id ?? 0, quantity: 100 };
    const placed = await placedOrder(world(), buyer, line);
    expect([placed.state, placed.payment_status]).toEqual(['complete', 'OK']);
    await ledger.makes('POST v2/orders', as(buyer, { body: { currency: 'EUR' } }), () => ({
      by: ['GET orders/mine', as(buyer)],
      holds: placed.number,
    }));
    await ledger.filters(
      'GET orders/mine',
      'q[state_cont_any][]',
      as(buyer, { query: { 'q[state_cont_any][]': ['complete'] } }),
      as(buyer, { query: { 'q[state_cont_any][]': ['canceled'] } }),
    );
    const page = (query: Record<string, string>) => as(buyer, { query });
    await ledger.filters('GET orders/mine', 'per_page', page({ per_page: '1' }), page({ per_page: '2' }));
    await ledger.filters(
      'GET orders/mine',
      'page',
      page({ per_page: '1' }),
      page({ per_page: '1', page: '2' }),
    );
    await ledger.done('GET orders/managers/current', as(buyer));

    const card = async (number: string) =>
      (
        await ledger.done<{ payment_method_id: string }>(
          'POST gateway/stripe/card',
          as(buyer, { body: { number, exp_month: 12, exp_year: 2099, cvc: '123' } }),
        )
      ).payment_method_id;
    await ledger.refused('POST gateway/stripe/card', 'invalid_input', as(buyer, { body: { number: '1' } }));
    const secure = await readyCart(world(), buyer, line);
    const path = { orderId: secure.number };
    const read = ['GET orders/{number}', as(buyer, { path: { number: secure.number } })] as const;
    const pay = 'POST v2/{orderId}/stripe/payment_intents/pay';
    await ledger.done('GET v2/{orderId}/stripe/config/publishable_key', as(buyer, { path }));
    await ledger.refused(
      'GET v2/{orderId}/stripe/config/publishable_key',
      'not_found',
      as(await member(), { path }),
    );
    await ledger.refused(
      pay,
      'idempotency_key_required',
      as(buyer, { path, body: { payment_method_id: 'pm_x', expected_total: secure.total } }),
    );
    await ledger.refused(
      pay,
      'payment_failed',
      as(buyer, {
        path,
        body: { payment_method_id: await card('4000 0000 0000 0002'), expected_total: secure.total },
        headers: fresh(),
      }),
    );
    const challenged = await ledger.done<{ payment_intent_id: string }>(
      pay,
      as(buyer, {
        path,
        body: { payment_method_id: await card('4000 0025 0000 3155'), expected_total: secure.total },
        headers: fresh(),
      }),
    );
    await ledger.changes(
      'POST v2/{orderId}/stripe/payment_intents/confirm',
      as(buyer, {
        path,
        body: { payment_intent_id: challenged.payment_intent_id, sandbox_challenge: 'pass' },
        headers: fresh(),
      }),
      read,
    );
    await ledger.refused(
      'POST v2/{orderId}/stripe/payment_intents/confirm',
      'not_found',
      as(await member(), { path, body: { payment_intent_id: 'pi_x' }, headers: fresh() }),
    );

    const redirected = await readyCart(world(), buyer, line);
    const redirect = 'POST v2/{orderId}/stripe/payment_intents/initiate_stripe_redirect_payment';
    await ledger.changes(
      redirect,
      as(buyer, {
        path: { orderId: redirected.number },
        body: { payment_method_type: 'p24', expected_total: redirected.total },
        headers: fresh(),
      }),
      ['GET orders/{number}', as(buyer, { path: { number: redirected.number } })],
    );
    await ledger.refused(
      redirect,
      'payment_method_not_allowed',
      as(buyer, {
        path: { orderId: redirected.number },
        body: { payment_method_type: 'barter', expected_total: redirected.total },
        headers: fresh(),
      }),
    );

    const other = await member();
    const transfer = await readyCart(world(), other, line, 'check');
    await ledger.changes(
      'POST check_payments',
      as(other, {
        body: { order_number: transfer.number, expected_total: transfer.total },
        headers: fresh(),
      }),
      ['GET orders/{number}', as(other, { path: { number: transfer.number } })],
    );
    await ledger.refused(
      'POST check_payments',
      'not_found',
      as(buyer, {
        body: { order_number: transfer.number, expected_total: transfer.total },
        headers: fresh(),
      }),
    );
    ledger.shows('POST gateway/stripe/card', 'POST v2/{orderId}/stripe/payment_intents/pay');
    await ledger.refused('GET orders/managers/current', 'unauthorized');
    await ledger.done('GET invoices', as(other));
    await ledger.refused('GET invoices', 'invalid_input', as(other, { query: { kind: 'poem' } }));
    await ledger.done('GET production_files', as(buyer, { query: { order_number: placed.number } }));
    await ledger.refused('GET production_files', 'invalid_input', as(other));
    await ledger.refused(
      'GET production_files',
      'not_found',
      as(other, { query: { order_number: placed.number } }),
    );
    await ledger.refused('GET orders/mine', 'invalid_input', as(buyer, { query: { per_page: '0' } }));
    expect(lineOf(placed)).toBeGreaterThan(0);
  });
};
