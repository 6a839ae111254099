import type { Offer, Order, QuantityOption, QuoteRequest } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { testArtwork } from '../../../test/test-artwork.ts';
import { catalogue } from '../../catalogue/composition.ts';
import { computeOptionQuantities } from '../../sales/index.ts';
import { type OrderShop, problem, startOrderShop, warsaw } from '../../sales/testing.ts';
import { offers } from '../offers/offers.ts';
import { quotes } from '../quotes/quotes.ts';
import { quantityOptions } from './quantity-options.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop({
    more: (ports) => [quotes({ artwork: testArtwork() }), offers(ports), catalogue(), quantityOptions(ports)],
  });
});
afterAll(() => shop.cleanup());

const headers = { 'x-region': 'pl' };
const call = (token: string | null, method: string, path: string, body?: object) =>
  shop.call(method, path, {
    ...(token ? { token } : {}),
    headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
    ...(body ? { body } : {}),
  });

/** An offer for 300 pieces of a plain box, requested by a member. */
const offered = async (quantities = [300]) => {
  const { token: owner, email } = await shop.member();
  const quote = (
    await call(owner, 'POST', '/v2/quote_requests', {
      quote_request: {
        type: 0,
        configuration: {
          product: 'shipping-box-plain',
          size: { length: 300, width: 200, height: 150 },
          material: 'cardboard-natural',
          print_mode: 'no-print',
          finish: 'foil-none',
          quality: 'standard',
        },
        quantities,
        message: '',
        email,
        full_name: 'Anna Nowak',
      },
    })
  ).body as QuoteRequest;
  const instant = () => call(owner, 'POST', `/v2/instant_quotes/${quote.qr_number}/offers`, {});
  const offer = (await instant()).body as Offer;
  const link = new URL(offer.url).pathname.split('/').at(-2) ?? '';
  const options = (of: Offer = offer): readonly QuantityOption[] => of.line_items[0]?.quantity_options ?? [];
  return {
    owner,
    offer,
    link,
    instant,
    option: (quantity: number) => options().find((one) => one.quantity === quantity)?.id ?? 0,
    read: async () => (await call(null, 'GET', `/offers/${link}?preview`)).body as Offer,
    shown: async () =>
      (
        (await call(null, 'GET', `/offers/${link}?preview`)).body as Offer
      ).line_items[0]?.quantity_options?.map(({ quantity, selected }) => [quantity, selected]),
    select: (by: string, id: number, token?: string) =>
      call(by, 'POST', `/v2/quantity_options/${id}/select_for_order`, token ? { token } : {}),
    toggle: (by: string, id: number) => call(by, 'POST', `/v2/quantity_options/${id}/toggle_visibility`),
    accept: async () =>
      (
        await call(owner, 'POST', `/offers/${link}/accept`, {
          line_item_ids: offer.line_items.map(({ id }) => id),
          token: link,
        })
      ).body as Order,
  };
};

it.each([
  [300, [240, 300, 500, 750]],
  [30, [30, 60, 90]],
  [2500, [2000, 2500]],
  [4000, [2500, 4000]],
])('an offer on %i pieces shows the tiers around it', (asked, shown) => {
  expect(computeOptionQuantities(asked)).toEqual(shown);
});

describe('an offer shows several quantities with prices', () => {
  it('at the prices of the price list, the asked one selected', async () => {
    const { shown, offer, read } = await offered();
    expect(await shown()).toEqual([
      [240, false],
      [300, true],
      [500, false],
      [750, false],
    ]);
    const priced = await call(null, 'POST', '/v3/dynamic_prices', {
      configuration: offer.line_items[0]?.configuration,
      quantities: [240, 300, 500, 750],
    });
    const { volume_prices } = (priced.body as { variant: { volume_prices: object[] } }).variant;
    const options = (await read()).line_items[0]?.quantity_options ?? [];
    expect(
      options.map(({ quantity, price, total, total_gross }) => [quantity, price, total, total_gross]),
    ).toEqual(
      (volume_prices as { range_start: number; price: string; total_net: string; total_gross: string }[]).map(
        ({ range_start, price, total_net, total_gross }) => [range_start, price, total_net, total_gross],
      ),
    );
  });

  it('select_for_order: the line takes its quantity and price, and the order what the line has', async () => {
    const { owner, option, select, read, accept, shown } = await offered();
    const reply = await select(owner, option(500));
    expect(reply.body).toMatchObject({ quantity_option: { quantity: 500, selected: true }, order: null });
    const changed = await read();
    const [line] = changed.line_items;
    const chosen = line?.quantity_options?.find(({ selected }) => selected);
    expect(line).toMatchObject({
      quantity: 500,
      price: chosen?.price,
      total: chosen?.total,
      total_gross: chosen?.total_gross,
    });
    expect(line?.parts.reduce((all, { amount }) => all + Math.round(Number(amount) * 100), 0)).toBe(
      Math.round(Number(line?.total) * 100),
    );
    // A repeated call changes nothing.
    await select(owner, option(500));
    expect(await read()).toEqual(changed);
    const order = await accept();
    expect(order).toMatchObject({ channel: 'custom', line_items: [{ quantity: 500, total: line?.total }] });
    expect((await shown())?.find(([quantity]) => quantity === 500)?.[1]).toBe(true);
  });

  it('asked again it is the same offer, whatever is selected', async () => {
    const { owner, offer, option, select, instant } = await offered();
    await select(owner, option(750));
    expect((await instant()).body).toMatchObject({
      id: offer.id,
      version: 1,
      line_items: [{ quantity: 750 }],
    });
  });

  it('two buyers choose at once: one quantity is selected, and it is the line’s', async () => {
    const { owner, option, select, read } = await offered();
    await Promise.all([240, 500, 750, 300, 500, 240].map((quantity) => select(owner, option(quantity))));
    const [line] = (await read()).line_items;
    const selected = line?.quantity_options?.filter((one) => one.selected);
    expect(selected).toHaveLength(1);
    expect(selected?.[0]).toMatchObject({ quantity: line?.quantity, total: line?.total });
  });
});

describe('toggle_visibility', () => {
  it('hides an option from the offer and shows it again', async () => {
    const { owner, option, toggle, shown, select } = await offered();
    expect((await toggle(owner, option(750))).body).toMatchObject({
      quantity_option: { quantity: 750, visible: false },
    });
    expect((await shown())?.map(([quantity]) => quantity)).toEqual([240, 300, 500]);
    // Selected by its owner it becomes visible: a selected option is never hidden.
    await select(owner, option(750));
    expect((await shown())?.map(([quantity]) => quantity)).toEqual([240, 300, 500, 750]);
    expect(problem(await toggle(owner, option(750))).fields?.[0]?.code).toBe('selected');
    await toggle(owner, option(300));
    await toggle(owner, option(300));
    expect((await shown())?.map(([quantity]) => quantity)).toEqual([240, 300, 500, 750]);
  });

  it('is for the owner and staff; the holder of the link chooses among what is shown', async () => {
    const { owner, link, option, toggle, select, read } = await offered();
    const { token: stranger } = await shop.member();
    const before = await read();
    expect((await toggle(stranger, option(500))).status).toBe(404);
    expect((await select(stranger, option(500))).status).toBe(404);
    expect((await select(stranger, option(500), 'x'.repeat(43))).status).toBe(404);
    expect((await select(await shop.visitor(), 999_999)).status).toBe(404);
    expect((await select(owner, 0)).status).toBe(404);
    expect(await read()).toEqual(before);
    await toggle(owner, option(750));
    expect((await select(stranger, option(750), link)).status).toBe(404);
    expect((await select(stranger, option(500), link)).status).toBe(200);
    const staff = await shop.member();
    await shop.db.execute(sql`update users set role = 'staff' where email = ${staff.email}`);
    expect((await toggle(staff.token, option(750))).status).toBe(404);
    await shop.db.execute(sql`insert into staff_roles (user_id, role, granted_by)
      select id, 'order_manager', 'test' from users where email = ${staff.email}`);
    expect((await toggle(staff.token, option(750))).body).toMatchObject({
      quantity_option: { visible: true },
    });
  });
});

describe('when it is over', () => {
  it.each([
    ['expired', 'offer_expired'],
    ['superseded', 'offer_superseded'],
    ['declined', 'offer_superseded'],
  ])('an offer that is %s keeps its quantities', async (status, code) => {
    const { owner, offer, option, select, toggle, read } = await offered();
    const before = (await read()).line_items;
    await shop.db.execute(sql`
      update offers set status = ${status},
        valid_until = case when ${status} = 'expired' then now() - interval '1 second' else valid_until end
      where id = ${offer.id}`);
    expect(problem(await select(owner, option(500))).code).toBe(code);
    expect(problem(await toggle(owner, option(500))).code).toBe(code);
    expect((await read()).line_items).toEqual(before);
  });

  it('invariant 19: an accepted offer keeps its price; its order may still change among the same options', async () => {
    const { owner, option, select, accept, read } = await offered();
    const order = await accept();
    expect(problem(await select(owner, option(500))).code).toBe('offer_accepted');
    const frozen = await read();
    // Higher prices in the price book do not change the offer.
    shop.book.unit *= 3n;
    const [line] = order.line_items;
    const other = line?.quantity_options?.find(({ quantity }) => quantity === 500);
    const reply = await select(owner, other?.id ?? 0);
    shop.book.unit /= 3n;
    expect(reply.body).toMatchObject({ offer: null, quantity_option: { quantity: 500, selected: true } });
    const changed = (await call(owner, 'GET', `/orders/${order.number}`)).body as Order;
    expect(changed.version).toBe(order.version + 1);
    expect(changed.line_items[0]).toMatchObject({ quantity: 500, total: other?.total, price: other?.price });
    const hidden = changed.line_items[0]?.quantity_options?.find(({ quantity }) => quantity === 240);
    expect(
      (await call(owner, 'POST', `/v2/quantity_options/${hidden?.id}/toggle_visibility`)).body,
    ).toMatchObject({
      quantity_option: { visible: false },
    });
    const { token: stranger } = await shop.member();
    expect((await select(stranger, other?.id ?? 0)).status).toBe(404);
    expect(await read()).toEqual(frozen);
    const submit = (state: string, body: object) =>
      call(owner, 'PUT', `/checkouts/${order.number}?state=${state}`, { order: body });
    await submit('address', { ship_address_attributes: warsaw });
    await submit('delivery', { shipping_method: 'courier' });
    await submit('payment', { payments_attributes: [{ payment_method: 'check' }], accepted_terms: true });
    expect((await call(owner, 'PUT', `/checkouts/${order.number}/next`, {})).status).toBe(200);
    expect(problem(await select(owner, line?.quantity_options?.[1]?.id ?? 0)).code).toBe('cart_completed');
    expect((await call(owner, 'GET', `/orders/${order.number}`)).body).toMatchObject({
      state: 'complete',
      line_items: [{ quantity: 500, total: other?.total }],
    });
  });
});
