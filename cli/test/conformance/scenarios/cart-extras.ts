import type { BundleReply, listSamples, Order, ReplyOf } from '@shop/contracts';
import { openCart, payByCard, readyCart, type World } from '../world.ts';

const idOf = (order: Order, position = 0) => order.line_items[position]?.id ?? 0;

/** Several line items at once, services, samples and trees. */
export const cartExtras = (world: () => World): void => {
  /** A buyer with the two cheapest printed mailers in an open cart. */
  const withPrinted = async () => {
    const { ledger, member, as, variants } = world();
    const buyer = await member();
    const { number } = await openCart(world(), buyer);
    const path = { id: number, number };
    const printed = await variants('mailer-box-full-color');
    const add = (position: number) =>
      ledger.done<Order>(
        'POST v2/orders/{id}/line_item',
        as(buyer, {
          path,
          body: { line_item: { variant_id: printed[position]?.id ?? 0, quantity: 100 } },
        }),
      );
    await add(0);
    const order = await add(1);
    return { buyer, number, path, order, read: ['GET orders/{number}', as(buyer, { path })] as const };
  };

  it('adds many lines at once, all or none', async () => {
    const { ledger, member, as, variants } = world();
    const buyer = await member();
    const { number } = await openCart(world(), buyer);
    const path = { id: number, number };
    const [one, other] = await variants('mailer-box-plain');
    const call = 'POST v2/orders/{id}/line_items/bulk_create';
    const lines = (second: number) => ({
      line_items_params: [
        { variant_id: one?.id ?? 0, quantity: 100 },
        { variant_id: other?.id ?? 0, quantity: second },
      ],
    });
    await ledger.refused(call, 'quantity_out_of_range', as(buyer, { path, body: lines(1) }));
    await ledger.refused(call, 'not_found', as(await member(), { path, body: lines(200) }));
    const order = await ledger.changes<Order>(call, as(buyer, { path, body: lines(200) }), [
      'GET orders/{number}',
      as(buyer, { path }),
    ]);
    expect(order.line_items.map(({ quantity }) => quantity)).toEqual([100, 200]);
  });

  it('keeps a bundle together: made, multiplied, added to, removed', async () => {
    const { ledger, member, as, variants } = world();
    const [buyer, stranger] = [await member(), await member()];
    const { number } = await openCart(world(), buyer);
    const path = { id: number, number };
    const read = ['GET orders/{number}', as(buyer, { path })] as const;
    const [one, other] = await variants('mailer-box-plain');
    const body = {
      order_id: number,
      quantity: 1,
      line_items_params: [{ variant_id: one?.id ?? 0, quantity: 100 }],
    };
    await ledger.refused('POST v2/bundles', 'not_found', as(stranger, { body }));
    const made = await ledger.changes<BundleReply>('POST v2/bundles', as(buyer, { body }), read);
    await ledger.changes(
      'POST v2/orders/{id}/line_items/bulk_create',
      as(buyer, {
        path,
        body: {
          bundle_id: made.id,
          line_items_params: [{ variant_id: other?.id ?? 0, quantity: 100 }],
        },
      }),
      read,
    );
    const more = { bundle_id: made.id, quantity: 3, order_id: number };
    await ledger.refused('PATCH v2/bundles', 'not_found', as(stranger, { body: more }));
    const tripled = await ledger.changes<BundleReply>('PATCH v2/bundles', as(buyer, { body: more }), read);
    expect(tripled.order.line_items.map(({ quantity }) => quantity)).toEqual([300, 300]);
    const gone = { bundle_id: made.id };
    await ledger.refused('POST v2/bundles/destroy', 'not_found', as(stranger, { body: gone }));
    const empty = await ledger.changes<Order>('POST v2/bundles/destroy', as(buyer, { body: gone }), read);
    expect(empty.line_items).toEqual([]);
  });

  it('has lines checked by an expert, warranted and removed', async () => {
    const { ledger, as, member } = world();
    const { buyer, path, order, read } = await withPrinted();
    const [first, second] = [idOf(order), idOf(order, 1)];
    const stranger = await member();
    const check = 'POST v2/expert_checks';
    await ledger.refused(check, 'not_found', as(stranger, { body: { parent_id: first } }));
    await ledger.changes(check, as(buyer, { body: { parent_id: first } }), read);
    const both = await ledger.changes<Order>(check, as(buyer, { body: { parent_id: second } }), read);
    expect(
      both.line_items
        .filter(({ service_name }) => service_name === 'expert-check')
        .map((line) => line.parent_id),
    ).toEqual([first, second]);
    const uncheck = 'DELETE v2/expert_checks';
    await ledger.refused(uncheck, 'not_found', as(stranger, { query: { parent_id: String(first) } }));
    const left = await ledger.changes<Order>(
      uncheck,
      as(buyer, { query: { parent_id: String(first) } }),
      read,
    );
    expect(
      left.line_items
        .filter(({ service_name }) => service_name === 'expert-check')
        .map((line) => line.parent_id),
    ).toEqual([second]);
    // The other check is removed, by its id in the query.
    await ledger.done(check, as(buyer, { body: { parent_id: first } }));
    await ledger.filters(
      uncheck,
      'parent_id',
      as(buyer, { query: { parent_id: String(first) } }),
      as(buyer, { query: { parent_id: String(second) } }),
    );
    const warranty = 'POST v2/orders/{id}/line_item with service_name';
    await ledger.refused(
      warranty,
      'invalid_input',
      as(buyer, { path, body: { service_name: 'horoscope', line_item: { parent_id: first } } }),
    );
    const warranted = await ledger.changes<Order>(
      warranty,
      as(buyer, { path, body: { line_item: { service_name: 'warranty', parent_id: first } } }),
      read,
    );
    expect(warranted.line_items.find(({ id }) => id === first)?.paid_assets).toEqual([
      { asset_type: 'service-warranty' },
    ]);
    const remove = 'POST v2/line_items/{id}/remove_from_order';
    await ledger.refused(remove, 'not_found', as(stranger, { path: { id: first } }));
    const removed = await ledger.changes<Order>(remove, as(buyer, { path: { id: first } }), read);
    expect(removed.line_items.map(({ id }) => id)).toEqual([second]);
    const services = await ledger.done<{ services: { service_name: string }[] }>('GET services');
    expect(services.services.map(({ service_name }) => service_name)).toContain('warranty');
    await ledger.refused('GET services', 'invalid_input', { query: { 'q[level_eq]': 'galaxy' } });
  });

  it('packs the samples that were chosen', async () => {
    const { ledger, member, as, shop } = world();
    const buyer = await member();
    const listed = (await shop.call('GET', '/v2/samples?per_page=100')).body as ReplyOf<typeof listSamples>;
    // The sku as the specification writes it: `box-{region}` followed by `--samples` five times.
    const sku = `box-eu${'--samples'.repeat(5)}`;
    expect(listed.pack.sku).toBe(sku);
    const samples = listed.samples.slice(0, listed.pack.smallest + 1).map(({ id }) => id);
    const call = 'POST custom_sample_pack';
    await ledger.makes<Order>(
      call,
      as(buyer, { body: { sku, samples, version: listed.version } }),
      ({ number }) => ({
        by: ['GET orders/{number}', as(buyer, { path: { number } })],
        holds: samples[0] ?? '',
      }),
    );
    await ledger.refused(
      call,
      'invalid_input',
      as(buyer, { body: { sku: 'box-of-nothing', samples, version: listed.version } }),
    );
  });

  it('pays by transfer as the checkout’s attributes say', async () => {
    const { ledger, member, as, variants } = world();
    const buyer = await member();
    const [plain] = await variants('mailer-box-plain');
    const { number } = await readyCart(world(), buyer, { variant_id: plain?.id ?? 0, quantity: 100 });
    const call = 'PUT checkouts/{number} with transfer payment attributes';
    const body = { order: { payments_attributes: [{ payment_method: 'check' }] } };
    await ledger.refused(call, 'not_found', as(await member(), { path: { number }, body }));
    await ledger.changes(call, as(buyer, { path: { number }, body }), [
      'GET orders/{number}',
      as(buyer, { path: { number } }),
    ]);
  });

  it('plants trees, and counts those that are paid for', async () => {
    const { ledger, member, as, variants } = world();
    const [buyer, stranger] = [await member(), await member()];
    const [plain] = await variants('mailer-box-plain');
    const { number } = await readyCart(world(), buyer, { variant_id: plain?.id ?? 0, quantity: 100 });
    const path = { number };
    const read = ['GET orders/{number}', as(buyer, { path })] as const;
    const add = 'POST v1/sustainability/add_tree_line_item';
    const set = 'PUT v1/sustainability/update_quantity_of_trees';
    await ledger.refused(add, 'not_found', as(stranger, { body: { order_id: number, quantity: 2 } }));
    await ledger.refused(set, 'not_found', as(stranger, { body: { order_id: number, quantity: 2 } }));
    await ledger.changes(add, as(buyer, { body: { order_id: number, quantity: 2 } }), read);
    await ledger.changes(set, as(buyer, { body: { order_id: number, quantity: 5 } }), read);
    const total = async () =>
      (await ledger.done<{ total_planted_trees: number }>('GET v1/sustainability/total_planted_trees'))
        .total_planted_trees;
    const before = await total();
    await payByCard(world(), buyer, number);
    expect((await total()) - before).toBe(5);
    const own = 'GET v1/sustainability/users_planted_trees/{userId}';
    expect(await ledger.done(own, as(buyer, { path: { userId: buyer.id } }))).toEqual({
      user_id: buyer.id,
      users_planted_trees: 5,
    });
    await ledger.refused(own, 'not_found', as(stranger, { path: { userId: buyer.id } }));
    await ledger.refused('GET v1/sustainability/total_planted_trees', 'invalid_input', {
      headers: { 'x-region': 'atlantis' },
    });
  });
};
