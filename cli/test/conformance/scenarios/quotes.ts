import type { Offer, Order } from '@shop/contracts';
import { fresh, mailer, type World } from '../world.ts';

/** From a quote request to an order at the offered price. */
export const quotesAndOffers = (world: () => World): void => {
  it('asks for a quote, reads the offer and accepts a line of it', async () => {
    const { ledger, member, as, staff } = world();
    const [buyer, stranger] = [await member(), await member()];
    const quote = {
      type: 0,
      configuration: mailer,
      quantities: [500, 1000],
      message: 'Two runs, please.',
      email: buyer.email,
      full_name: 'Ada Nowak',
      country_iso: 'DE',
    };
    const mine = ['GET v2/quote_requests/mine', as(buyer)] as const;
    const asked = await ledger.changes<{ id: number; qr_number: string }>(
      'POST v2/quote_requests',
      as(buyer, { body: { quote_request: quote } }),
      mine,
    );
    await ledger.refused(
      'POST v2/quote_requests',
      'invalid_input',
      as(buyer, { body: { quote_request: { ...quote, email: 'not an address' } } }),
    );
    const path = { id: asked.id };
    await ledger.done('GET quote_requests/{id}', as(buyer, { path }));
    await ledger.refused('GET quote_requests/{id}', 'not_found', as(stranger, { path }));
    await ledger.refused('GET v2/quote_requests/mine', 'unauthorized');
    const offer = await ledger.changes<Offer>('POST v2/instant_quotes/{id}/offers', as(buyer, { path }), [
      'GET quote_requests/{id}',
      as(buyer, { path }),
    ]);
    await ledger.refused('POST v2/instant_quotes/{id}/offers', 'not_found', as(stranger, { path }));
    const token = /offer\/([^/]+)/.exec(offer.url)?.[1] ?? '';
    const open = 'GET offers/{token}';
    const shown = await ledger.done<Offer>(open, { path: { token }, query: { preview: '' } });
    expect(shown.status).toBe('sent');
    await ledger.filters(open, 'preview', { path: { token }, query: { preview: '' } }, { path: { token } });
    const priced = (query: Record<string, string>) => ({ query: { 'q[region_eq]': 'eu', ...query } });
    await ledger.filters('GET v2/variants', 'context', priced({}), priced({ context: 'offer', token }));
    await ledger.refused(open, 'not_found', { path: { token: 'nobody-has-this-token' } });
    const [option, hidden] =
      shown.line_items[0]?.quantity_options?.filter(({ selected }) => !selected).map(({ id }) => id) ?? [];
    const preview = [open, { path: { token }, query: { preview: '' } }] as const;
    for (const [call, id] of [
      ['POST v2/quantity_options/{id}/toggle_visibility', hidden],
      ['POST v2/quantity_options/{id}/select_for_order', option],
    ] as const) {
      await ledger.refused(call, 'not_found', as(stranger, { path: { id: id ?? 0 } }));
      await ledger.changes(call, as(buyer, { path: { id: id ?? 0 } }), preview);
    }
    const accept = 'POST offers/{token}/accept';
    const [line] = shown.line_items;
    await ledger.refused(
      accept,
      'invalid_input',
      as(buyer, {
        path: { token },
        body: { token: 'another', line_item_ids: [line?.id ?? 0] },
        headers: fresh(),
      }),
    );
    const order = await ledger.changes<Order>(
      accept,
      as(buyer, { path: { token }, body: { token, line_item_ids: [line?.id ?? 0] }, headers: fresh() }),
      [open, { path: { token } }],
    );
    const chosen = shown.line_items[0]?.quantity_options?.find(({ id }) => id === option);
    expect([order.line_items[0]?.quantity, order.line_items[0]?.total]).toEqual([
      chosen?.quantity,
      chosen?.total,
    ]);
    await ledger.done('POST v2/quote_requests', as(buyer, { body: { quote_request: quote } }));
    const page = (query: Record<string, string>) => as(buyer, { query });
    const list = 'GET v2/quote_requests/mine';
    await ledger.filters(list, 'per_page', page({ per_page: '1' }), page({ per_page: '2' }));
    await ledger.filters(list, 'page', page({ per_page: '1' }), page({ per_page: '1', page: '2' }));
    const all = 'GET quote_requests';
    const of = (query: Record<string, string> = {}) => ({ ...staff, query });
    const { quote_requests: own } = await ledger.done<{ quote_requests: { id: number }[] }>(all, as(buyer));
    expect(own).toHaveLength(2);
    expect((await ledger.ask(all, as(stranger))).body).toMatchObject({ quote_requests: [] });
    await ledger.filters(all, 'q[status_eq]', of(), of({ 'q[status_eq]': 'closed' }));
    await ledger.filters(all, 'q[type_eq]', of(), of({ 'q[type_eq]': '1' }));
    await ledger.filters(all, 'q[region_eq]', of(), of({ 'q[region_eq]': 'pl' }));
    await ledger.filters(all, 'q[email_eq]', of(), of({ 'q[email_eq]': stranger.email }));
    await ledger.filters(all, 'per_page', of({ per_page: '1' }), of({ per_page: '2' }));
    await ledger.filters(all, 'page', of({ per_page: '1' }), of({ per_page: '1', page: '2' }));
    await ledger.refused(all, 'invalid_input', of({ 'q[type_eq]': '7' }));
  });
};
