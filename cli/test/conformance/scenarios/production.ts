import type { Order, Shipment } from '@shop/contracts';
import { mailer, placedOrder, type World } from '../world.ts';

/** Production, quality checks and shipments. */
export const productionAndShipping = (world: () => World): void => {
  /** Two placed orders of different products and quantities, and the buyer of the first. */
  const placed = async () => {
    const { member, variants, shop } = world();
    const [buyer, stranger] = [await member(), await member()];
    const [box] = await variants('shipping-box-plain');
    const first = await placedOrder(world(), buyer);
    const second = await placedOrder(world(), buyer, { variant_id: box?.id ?? 0, quantity: 200 });
    await shop.runJobs();
    return { buyer, stranger, first, second };
  };
  const lineOf = (order: Order) => order.line_items[0]?.id ?? 0;

  it('lists what is to be made', async () => {
    const { ledger, staff, as } = world();
    const { buyer, first } = await placed();
    const list = 'GET production_list';
    const of = (query: Record<string, string> = {}) => ({ ...staff, query });
    const shown = await ledger.ask(list, of());
    expect(shown.text).toContain(first.number);
    await ledger.filters(list, 'order_number', of(), of({ order_number: first.number }));
    await ledger.filters(list, 'per_page', of({ per_page: '1' }), of({ per_page: '2' }));
    await ledger.filters(list, 'page', of({ per_page: '1' }), of({ per_page: '1', page: '2' }));
    for (const [name, value] of [
      ['q[placed_at_gteq]', '2999-01-01'],
      ['q[placed_at_lteq]', '2000-01-01'],
      ['q[product_eq]', 'shipping-box-plain'],
      ['q[state_eq]', 'partially_shipped'],
      ['q[region_eq]', 'pl'],
      ['q[express_eq]', 'true'],
    ] as const)
      await ledger.filters(list, name, of(), of({ [name]: value }));
    await ledger.refused(list, 'not_found', as(buyer));
  });

  it('comments on quality and decides about it', async () => {
    const { ledger, staff, as } = world();
    const { buyer, stranger, first, second } = await placed();
    const subject = (order: Order, visible = true) => ({
      order_number: order.number,
      line_item_id: lineOf(order),
      visible,
    });
    const [comments, states] = ['GET qa_comments', 'GET qa_state_changes'] as const;
    const [comment, decide] = ['POST qa_comments', 'POST qa_state_changes'] as const;
    const say = (order: Order, text: string, visible = true) =>
      ledger.changes(comment, { ...staff, body: { ...subject(order, visible), text } }, [
        comments,
        visible ? as(buyer) : staff,
      ]);
    await say(first, 'The edge is clean.');
    await say(second, 'The board is dry.');
    await say(first, 'For us alone.', false);
    expect((await ledger.ask(comments, as(buyer))).text).not.toContain('For us alone.');
    expect((await ledger.ask(comments, as(stranger))).text).not.toContain('The edge is clean.');
    const judge = (order: Order, state: string, more: object = {}) => ({
      ...staff,
      body: { ...subject(order), state, ...more },
    });
    await ledger.refused(decide, 'transition_not_allowed', judge(first, 'passed'));
    await ledger.changes(decide, judge(first, 'in_check'), [states, as(buyer)]);
    await ledger.changes(decide, judge(first, 'passed'), [states, as(buyer)]);
    await ledger.changes(decide, judge(second, 'in_check'), [states, as(buyer)]);
    for (const call of [comments, states] as const) {
      const of = (query: Record<string, string> = {}) => as(buyer, { query });
      await ledger.filters(call, 'order_number', of(), of({ order_number: second.number }));
      await ledger.filters(call, 'line_item_id', of(), of({ line_item_id: String(lineOf(second)) }));
      await ledger.filters(call, 'per_page', of({ per_page: '1' }), of({ per_page: '2' }));
      await ledger.filters(call, 'page', of({ per_page: '1' }), of({ per_page: '1', page: '2' }));
      await ledger.refused(call, 'invalid_input', of({ line_item_id: 'one' }));
      await ledger.refused(call, 'unauthorized');
    }
    const [all, hidden] = [staff, { ...staff, query: { 'q[visible_eq]': 'false' } }];
    await ledger.filters(comments, 'q[visible_eq]', all, hidden);
    await ledger.filters(states, 'q[state_eq]', as(buyer), as(buyer, { query: { 'q[state_eq]': 'passed' } }));
    await ledger.refused(comment, 'not_found', as(buyer, { body: { ...subject(first), text: 'Mine' } }));
    await ledger.refused(comment, 'not_found', {
      ...staff,
      body: { ...subject(first), order_number: 'R000000000', text: 'Of nothing' },
    });
  });

  it('tells a buyer of the parcels of their orders', async () => {
    const { ledger, staff, as, shop } = world();
    const { buyer, stranger, first, second } = await placed();
    const call = 'GET shipments';
    const operator = staff.headers ?? {};
    const pack = async (order: Order, carrier: string) =>
      (
        await shop.call('POST', '/shipments', {
          headers: operator,
          body: {
            order_number: order.number,
            carrier,
            tracking_number: 'JD014600',
            line_items: [{ line_item_id: lineOf(order), quantity: 40 }],
          },
        })
      ).body as Shipment;
    const sent = await pack(first, 'dhl');
    await pack(second, 'gls');
    await shop.call('PUT', `/shipments/${sent.id}`, { headers: operator, body: { state: 'shipped' } });
    const of = (query: Record<string, string> = {}) => as(buyer, { query });
    const { shipments } = await ledger.done<{ shipments: Shipment[] }>(call, of());
    expect(shipments.map(({ order_number, state }) => [order_number, state])).toEqual([
      [second.number, 'packed'],
      [first.number, 'shipped'],
    ]);
    expect((await ledger.ask(call, as(stranger))).body).toMatchObject({ shipments: [] });
    await ledger.filters(call, 'order_number', of(), of({ order_number: first.number }));
    await ledger.filters(call, 'q[state_eq]', of(), of({ 'q[state_eq]': 'shipped' }));
    await ledger.filters(call, 'q[carrier_eq]', of(), of({ 'q[carrier_eq]': 'gls' }));
    await ledger.filters(call, 'per_page', of({ per_page: '1' }), of({ per_page: '2' }));
    await ledger.filters(call, 'page', of({ per_page: '1' }), of({ per_page: '1', page: '2' }));
    await ledger.refused(call, 'invalid_input', of({ 'q[carrier_eq]': 'pigeon' }));
  });

  it('lists requests for a quote to who asked, and to staff', async () => {
    const { ledger, member, staff, as } = world();
    const [buyer, other] = [await member(), await member()];
    const call = 'GET quote_requests';
    const ask = (who: typeof buyer, change: object, region = 'eu') =>
      ledger.makes<{ id: number; qr_number: string }>(
        'POST v2/quote_requests',
        as(who, {
          headers: { 'x-region': region },
          body: {
            quote_request: {
              type: 1,
              quantities: [],
              message: 'Something for twelve candles.',
              email: who.email,
              full_name: 'Ada Nowak',
              ...change,
            },
          },
        }),
        ({ qr_number }) => ({ by: [call, as(who)], holds: qr_number }),
      );
    const mine = await ask(buyer, { onboarding: { role: 'owner', packwright_the_only_supplier: 'no' } });
    const priced = await ask(other, { type: 0, configuration: mailer, quantities: [500] }, 'pl');
    await ledger.done('POST v2/instant_quotes/{id}/offers', as(other, { path: { id: priced.id } }));
    expect((await ledger.ask(call, as(buyer))).text).not.toContain(priced.qr_number);
    const shown = await ledger.ask(call, staff);
    expect([mine, priced].map(({ qr_number }) => shown.text.includes(qr_number))).toEqual([true, true]);
    const of = (query: Record<string, string> = {}) => ({ ...staff, query });
    for (const [name, value] of [
      ['q[status_eq]', 'received'],
      ['q[type_eq]', '0'],
      ['q[region_eq]', 'pl'],
      ['q[email_eq]', buyer.email],
    ] as const)
      await ledger.filters(call, name, of(), of({ [name]: value }));
    await ledger.filters(call, 'per_page', of({ per_page: '1' }), of({ per_page: '2' }));
    await ledger.filters(call, 'page', of({ per_page: '1' }), of({ per_page: '1', page: '2' }));
    await ledger.refused(call, 'unauthorized');
    await ledger.refused(call, 'invalid_input', of({ 'q[status_eq]': 'forgotten' }));
  });

  it('lists what its caller uploaded', async () => {
    const { ledger, member, as, shop } = world();
    const [artist, stranger] = [await member(), await member()];
    const call = 'GET assets';
    const before = await ledger.ask(call, as(artist));
    expect(before.body).toMatchObject({ assets: [], total_count: 0 });
    const send = (name: string, bytes: Uint8Array) =>
      shop.call('POST', '/assets', { token: artist.token, bytes, headers: { 'x-file-name': name } });
    const square =
      '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><path d="M0 0h10v10z"/></svg>';
    const dot = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    const sent = [await send('dot.png', dot), await send('square.svg', new TextEncoder().encode(square))];
    expect(sent.map(({ status }) => status)).toEqual([200, 200]);
    const of = (query: Record<string, string> = {}) => as(artist, { query });
    expect((await ledger.ask(call, of())).body).toMatchObject({ total_count: 2 });
    expect((await ledger.ask(call, as(stranger))).body).toMatchObject({ total_count: 0 });
    await ledger.filters(call, 'q[kind_eq]', of(), of({ 'q[kind_eq]': 'png' }));
    await ledger.filters(call, 'per_page', of({ per_page: '1' }), of({ per_page: '2' }));
    await ledger.filters(call, 'page', of({ per_page: '1' }), of({ per_page: '1', page: '2' }));
    await ledger.refused(call, 'unauthorized');
  });
};
