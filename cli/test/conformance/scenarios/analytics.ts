import type { Order } from '@shop/contracts';
import { openCart, type World } from '../world.ts';

const headers = { 'x-consent': JSON.stringify({ analytics: true, advertising: true }) };

/** Attribution and events. */
export const analyticsAndAttribution = (world: () => World): void => {
  it('notes the first touch, the analytics ids and the partner', async () => {
    const { ledger, visitor, as } = world();
    const guest = await visitor();
    const read = ['GET v1/acquisition_attributions', as(guest)] as const;
    const ids = { session_id: 's-conformance', session_number: 1, client_id: 'GA1.1' };
    for (const [call, body, wrong] of [
      ['POST users/register_first_touch', { first_touch: { source: 'newsletter' } }, { first_touch: 'me' }],
      ['POST users/add_segment_data_v2', { segment_data: ids }, { segment_data: { shoe_size: 43 } }],
      [
        'POST v2/users/register_partnerstack_key',
        { partnerstack_data: { partner_key: 'p1' } },
        { partnerstack_data: {} },
      ],
    ] as const) {
      await ledger.refused(call, 'invalid_input', as(guest, { headers, body: wrong }));
      await ledger.changes(call, as(guest, { headers, body }), read);
    }
    // An empty key is skipped.
    const empty = { partnerstack_data: { partner_key: '' } };
    expect(
      await ledger.done('POST v2/users/register_partnerstack_key', as(guest, { headers, body: empty })),
    ).toEqual({ registered: false, partner_key: 'p1' });
    await ledger.refused('GET v1/acquisition_attributions', 'unauthorized');
    const stranger = await visitor();
    const [create, append] = ['POST v2/segment_sessions/create', 'POST v2/segment_sessions/append'] as const;
    const going = { session_id: ids.session_id };
    await ledger.done(create, as(guest, { headers, body: ids }));
    expect(await ledger.done(append, as(guest, { headers, body: going }))).toMatchObject({
      session: { ...ids, hits: 2 },
    });
    ledger.shows(create, append);
    expect(await ledger.done(create, as(guest, { headers, body: ids }))).toMatchObject({
      session: { ...ids, hits: 3 },
    });
    ledger.shows(append, create);
    await ledger.refused(append, 'not_found', as(stranger, { headers, body: going }));
    await ledger.refused(create, 'invalid_input', as(guest, { headers, body: going }));
  });

  it('takes events and counts them', async () => {
    const { ledger, member, as, variants, staff } = world();
    const [buyer, stranger] = [await member(), await member()];
    const counts = (event: string) =>
      ['GET v1/segment_proxies/counts', { ...staff, query: { event } }] as const;
    const track = 'POST v1/segment_proxies/track';
    const event = {
      event: 'page_view',
      messageId: 'conformance-1',
      anonymousId: 'anon-conformance',
      properties: { page: '/', route: 'home' },
    };
    await ledger.changes(track, { headers, body: event }, counts('page_view'));
    await ledger.refused(track, 'invalid_input', { headers, body: { ...event, event: 'Sun Risen' } });
    const identify = 'POST v1/segment_proxies/identify';
    await ledger.changes(
      identify,
      as(buyer, { headers, body: { messageId: 'conformance-2', anonymousId: 'anon-conformance' } }),
      counts('identify'),
    );
    await ledger.refused(identify, 'invalid_input', as(buyer, { headers, body: { messageId: 'two words' } }));
    const [plain] = await variants('mailer-box-plain');
    const { number } = await openCart(world(), buyer);
    const { line_items } = await ledger.done<Order>(
      'POST v2/orders/{id}/line_item',
      as(buyer, { path: { id: number }, body: { line_item: { variant_id: plain?.id ?? 0, quantity: 100 } } }),
    );
    const added = 'POST v1/segment_proxies/track_product_added_ua_conversion';
    const body = { line_item_id: line_items[0]?.id ?? 0 };
    await ledger.refused(added, 'not_found', as(stranger, { headers, body }));
    const valued = await ledger.changes<{ value: string }>(
      added,
      as(buyer, { headers, body }),
      counts('Product Added'),
    );
    expect(valued.value).toBe(line_items[0]?.total);
  });
};
