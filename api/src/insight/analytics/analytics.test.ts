import type { ReplyOf, trackEvents } from '@shop/contracts';
import { money } from '@shop/money';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { buyerOf, type OrderShop } from '../../sales/testing.ts';
import {
  all,
  consent,
  exportedFrom,
  pageView,
  staff,
  startAnalyticsShop,
  trackIn,
} from './analytics.fixture.ts';
import { analyticsPersonal } from './analytics.personal.ts';
import { estimateMarginEur, toEur } from './eur-value.ts';
import { purgeEvents } from './events.repo.ts';
import { eventTime } from './ingest.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await startAnalyticsShop();
});
afterAll(() => shop.cleanup());

const track = (body: object, headers?: Record<string, string>, token?: string) =>
  trackIn(shop, body, headers, token);
const exported = (query?: string) => exportedFrom(shop, query);
const counts = async (query = '') =>
  (
    (await shop.call('GET', `/v1/segment_proxies/counts?per_page=100&${query}`, staff)).body as {
      counts: { event: string; region: string; stored: number; without_consent: number }[];
    }
  ).counts;
const reply = (given: { body: unknown }) => given.body as ReplyOf<typeof trackEvents>;

describe('events', () => {
  it('are kept with consent, with what they say of their release, and exported as they were', async () => {
    const release = {
      remote: 'mf-catalogue',
      version: '1.2.3',
      region: 'pl',
      cohort: 'c1',
      releaseSet: 's1',
    };
    const event = pageView({ anonymousId: 'anon-1', context: { release, page: { path: '/pl/' } } });
    const headers = {
      ...consent(all),
      'x-region': 'pl',
      'x-click-data': JSON.stringify({ gclid: 'G1', country: 'PL' }),
    };
    expect((await track(event, headers)).body).toEqual({ success: true, stored: 1, counted: 0, ignored: 0 });
    const kept = (await exported('region=pl')).find(({ messageId }) => messageId === event.messageId);
    expect(kept).toMatchObject({
      type: 'track',
      event: 'page_view',
      anonymousId: 'anon-1',
      properties: { page: '/', route: 'home', ...release },
      context: { page: { path: '/pl/' }, country: 'PL', click: { kind: 'gclid', id: 'G1' }, region: 'pl' },
    });
    expect((await exported('event=login')).map(({ event: name }) => name)).toEqual([]);
  });

  it('without consent are counted and nothing of the visitor is kept', async () => {
    const token = await shop.visitor();
    const before = (await exported()).length;
    const sent = await track(
      {
        event: 'login',
        messageId: 'secret-1',
        anonymousId: 'anon-secret',
        properties: { method: 'password' },
      },
      { 'x-region': 'se' },
      token,
    );
    expect(sent.body).toEqual({ success: true, stored: 0, counted: 1, ignored: 0 });
    expect(await exported()).toHaveLength(before);
    expect(await counts('event=login&region=se')).toMatchObject([{ stored: 0, without_consent: 1 }]);
    const dump = await shop.db.query(sql`
      select 1 from analytics_events where message_id = 'secret-1' or anonymous_id = 'anon-secret'`);
    expect(dump).toEqual([]);
  });

  it('say their own consent, which goes before that of the call, and advertising is its own', async () => {
    const denied = pageView({ context: { consent: { categoryPreferences: { analytics: false } } } });
    const granted = pageView({ context: { consent: { categoryPreferences: { analytics: true } } } });
    const headers = { ...consent(all), 'x-click-data': JSON.stringify({ gclid: 'click-of-one-visitor' }) };
    expect(reply(await track({ batch: [denied, granted] }, headers))).toMatchObject({
      stored: 1,
      counted: 1,
    });
    const kept = (await exported()).find(({ messageId }) => messageId === granted.messageId);
    expect(kept).toBeDefined();
    expect(JSON.stringify(kept)).not.toContain('click-of-one-visitor');
    const promotion = { event: 'Promotion Viewed', messageId: 'promo-1', properties: { promotion_id: 'p' } };
    expect(reply(await track(promotion, consent({ analytics: true })))).toMatchObject({
      stored: 0,
      counted: 1,
    });
  });

  it('that come twice count once, also in one batch and at the same time', async () => {
    const event = pageView();
    expect(reply(await track({ batch: [event, event] }))).toMatchObject({ stored: 1, ignored: 1 });
    expect(reply(await track(event))).toMatchObject({ stored: 0, ignored: 1 });
    const other = pageView();
    const replies = await Promise.all(Array.from({ length: 5 }, () => track(other)));
    expect(replies.map((one) => reply(one).stored).sort()).toEqual([0, 0, 0, 0, 1]);
    const mine = pageView();
    await track(mine, consent(all), await shop.visitor());
    expect(reply(await track(mine, consent(all), await shop.visitor()))).toMatchObject({ stored: 1 });
  });

  it('are a closed set of strict messages', async () => {
    const refused = async (body: object, headers = consent(all)) => {
      const { status, body: said } = await track(body, headers);
      expect(status).toBe(422);
      expect(said).toMatchObject({ code: 'invalid_input', error: expect.stringMatching(/\S/) });
    };
    await refused({ event: 'Made Up', messageId: 'x', properties: {} });
    await refused(pageView({ properties: { page: '/', route: 'home', email: 'a@b.example' } }));
    await refused(pageView({ email: 'a@b.example' }));
    await refused(pageView({ messageId: 'a b' }));
    await refused({ batch: Array.from({ length: 101 }, () => pageView()) });
    await refused({ batch: [] });
    await refused(pageView(), { 'x-consent': 'yes' });
    await refused(pageView(), { 'x-click-data': 'x'.repeat(3000) } as never);
    await refused(pageView(), { 'x-click-data': '{"gclid":7}' } as never);
  });

  it('happen when the sender’s clock says how long ago, never in the future and at most a week back', () => {
    const now = new Date('2026-11-28T12:00:00Z');
    fc.assert(
      fc.property(
        fc.integer({ min: -9e11, max: 9e11 }),
        fc.integer({ min: -9e11, max: 9e11 }),
        (told, sent) => {
          const at = eventTime(
            {
              timestamp: new Date(now.getTime() + told).toISOString(),
              sentAt: new Date(now.getTime() + sent).toISOString(),
            },
            now,
          );
          const age = sent - told;
          if (age > 7 * 86_400_000) expect(at).toBeNull();
          else expect(at?.getTime()).toBe(now.getTime() - Math.max(0, age));
        },
      ),
    );
  });

  it('older than a week are ignored', async () => {
    const event = pageView({ timestamp: '2020-01-01T00:00:00Z' });
    expect(reply(await track(event))).toEqual({ success: true, stored: 0, counted: 0, ignored: 1 });
  });
});

describe('values in EUR', () => {
  it('are those of the specification', () => {
    expect(toEur(money(10_000, 'GBP'))).toEqual(money(11_500, 'EUR'));
    expect(toEur(money(10_000, 'PLN'))).toEqual(money(2_300, 'EUR'));
    expect(toEur(money(10_000, 'SEK'))).toEqual(money(890, 'EUR'));
    expect(toEur(money(10_000, 'RON'))).toEqual(money(2_000, 'EUR'));
    expect(toEur(money(10_000, 'USD'))).toBeNull();
    const web = { channel: 'web', hasSample: false };
    expect(estimateMarginEur(money(10_000, 'EUR'), web)).toEqual(money(3_000, 'EUR'));
    expect(estimateMarginEur(money(10_000, 'EUR'), { ...web, channel: 'custom' })).toEqual(
      money(3_800, 'EUR'),
    );
    expect(estimateMarginEur(money(10_000, 'EUR'), { ...web, hasSample: true })).toBeNull();
    expect(estimateMarginEur(money(10_000, 'USD'), web)).toBeNull();
  });

  it('of a line of the own cart are the server’s; somebody else’s line is not found', async () => {
    const buyer = buyerOf(shop, await shop.visitor());
    const { number } = await buyer.open();
    const order = await buyer.add(number, { variant_id: 101, quantity: 100 });
    const line = order.line_items[0];
    if (!line) throw new Error('no line');
    const path = '/v1/segment_proxies/track_product_added_ua_conversion';
    const headers = { ...consent(all), 'x-region': 'pl' };
    const sent = await shop.call('POST', path, {
      token: buyer.token,
      headers,
      body: { line_item_id: line.id },
    });
    // 100 × 1.2345 PLN = 123.45; × 0.23 = 28.3935; × 0.30 = 8.51805
    expect(sent.body).toMatchObject({
      stored: 1,
      currency: 'PLN',
      value: '123.45',
      value_eur: '28.39',
      margin_eur: '8.52',
    });
    expect((await exported('event=Product%20Added')).at(-1)).toMatchObject({
      properties: { cart_id: number, value: 123.45, value_eur: 28.39, margin_eur: 8.52 },
    });
    const token = await shop.visitor();
    const foreign = await shop.call('POST', path, { token, headers, body: { line_item_id: line.id } });
    expect(foreign.status).toBe(404);
    await shop.db.execute(sql`update carts set channel = 'custom' where number = ${number}`);
    const custom = await shop.call('POST', path, {
      token: buyer.token,
      headers,
      body: { line_item_id: line.id, messageId: 'custom-1' },
    });
    expect(custom.body).toMatchObject({ margin_eur: '10.79' });
  });

  it('of a purchase are those of the stored order, whatever the browser says', async () => {
    const buyer = buyerOf(shop, await shop.visitor());
    const { number } = await buyer.open();
    await buyer.add(number, { variant_id: 101, quantity: 100 });
    const purchase = {
      event: 'purchase',
      messageId: 'purchase-1',
      properties: { currency: 'PLN', value: 999_999, items: [], transaction_id: number, tax: 0, shipping: 0 },
    };
    await track(purchase, consent(all), buyer.token);
    await track({ ...purchase, messageId: 'purchase-2' }, consent(all), await shop.visitor());
    const [own, foreign] = await exported('event=purchase');
    expect(own).toMatchObject({ properties: { value_eur: 28.39, margin_eur: 8.52 } });
    expect(foreign).toMatchObject({ properties: { margin_eur: null } });
  });
});

describe('identity', () => {
  it('adopts the anonymous id when the visitor signs in, once, and for nobody else afterwards', async () => {
    const identify = (token: string, id: string, headers = consent(all)) =>
      shop.call('POST', '/v1/segment_proxies/identify', {
        token,
        headers,
        body: { messageId: id, anonymousId: 'anon-77' },
      });
    const visitor = await shop.visitor();
    await track(pageView({ anonymousId: 'anon-77' }), consent(all), visitor);
    expect((await identify(visitor, 'i1')).body).toMatchObject({ stored: 1, aliased: false });
    const { token } = await shop.member(visitor);
    expect((await identify(token, 'i2', {} as never)).body).toMatchObject({ aliased: false, counted: 1 });
    expect((await identify(token, 'i3')).body).toMatchObject({ stored: 2, aliased: true });
    expect((await identify(token, 'i4')).body).toMatchObject({ stored: 1, aliased: false });
    const other = await shop.member();
    expect((await identify(other.token, 'i5')).body).toMatchObject({ aliased: false });
    const { body } = await shop.call('GET', '/users/me', { token });
    const userId = String((body as { id: number }).id);
    const mine = (await exported()).filter((event) => event.userId === userId);
    // The visitor's events belong to the account as well.
    expect(mine.map(({ type }) => type)).toEqual(['track', 'identify', 'identify', 'alias', 'identify']);
    expect(mine.find(({ type }) => type === 'alias')).toMatchObject({ previousId: 'anon-77' });
  });
});

it('events are forgotten after fourteen months, and all of a person’s when they are erased', async () => {
  const { token } = await shop.member();
  const event = pageView();
  await track(event, consent(all), token);
  await shop.db.execute(
    sql`update analytics_events set received_at = now() - interval '15 months' where message_id = 'm-1'`,
  );
  expect(await purgeEvents(shop.db)).toBe(1);
  const { body } = await shop.call('GET', '/users/me', { token });
  const userId = (body as { id: number }).id;
  for (const statement of analyticsPersonal.erase?.({ userId, ids: [userId], emails: [] }) ?? [])
    await shop.db.execute(statement);
  expect((await exported()).some(({ messageId }) => messageId === event.messageId)).toBe(false);
});
