import { sql } from 'drizzle-orm';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { identity } from '../../customers/composition.ts';
import { attribution } from './attribution.ts';

let shop: TestApi;
beforeAll(async () => {
  shop = await startTestApi({ domains: () => [identity(), attribution()] });
});
afterAll(() => shop.cleanup());

const headers = { 'x-consent': JSON.stringify({ analytics: true, advertising: true }) };
const post = (path: string, token: string, body: object, more: Record<string, string> = headers) =>
  shop.call('POST', path, { token, body, headers: more });
const read = async (token: string, query = '') =>
  (await shop.call('GET', `/v1/acquisition_attributions${query}`, { token })).body;
const register = async (from: string) => {
  const email = `touch-${Math.random().toString(36).slice(2)}@example.com`;
  const { body } = await shop.call('POST', '/sign_up', {
    token: from,
    body: { user: { email, password: 'correct horse battery' } },
  });
  return (body as { token: string }).token;
};

it('keeps the first touch, whatever comes later, also through the sign-in', async () => {
  const token = await shop.visitor();
  const touch = (source: string, at = token) =>
    post('/users/register_first_touch', at, {
      first_touch: { source, medium: 'cpc', campaign: '(none)', term: ' ' },
    });
  expect((await touch('newsletter')).body).toMatchObject({
    registered: true,
    first_touch: { source: 'newsletter', medium: 'cpc', campaign: null, term: null },
  });
  expect((await touch('search')).body).toMatchObject({
    registered: false,
    first_touch: { source: 'newsletter' },
  });
  const account = await register(token);
  expect((await touch('partner', account)).body).toMatchObject({
    registered: false,
    first_touch: { source: 'newsletter' },
  });
  expect(await read(account)).toMatchObject({ first_touch: { source: 'newsletter' } });
  await expect(
    shop.db.execute(sql`update analytics_profiles set first_touch = '{}' where first_touch is not null`),
  ).rejects.toThrow();
});

it('keeps one of simultaneous first touches', async () => {
  const token = await shop.visitor();
  const replies = await Promise.all(
    ['a', 'b', 'c', 'd'].map((source) =>
      post('/users/register_first_touch', token, { first_touch: { source } }),
    ),
  );
  expect(replies.filter(({ body }) => (body as { registered: boolean }).registered)).toHaveLength(1);
});

it('takes "(none)" alone for no touch, and nothing without consent', async () => {
  const token = await shop.visitor();
  expect(
    (await post('/users/register_first_touch', token, { first_touch: { source: '(none)' } })).body,
  ).toEqual({
    registered: false,
    first_touch: null,
  });
  const silent = (path: string, body: object) => post(path, token, body, {});
  await silent('/users/register_first_touch', { first_touch: { source: 'x' } });
  await silent('/v2/users/register_partnerstack_key', { partnerstack_data: { partner_key: 'p1' } });
  await silent('/users/add_segment_data_v2', { segment_data: { client_id: 'c' } });
  await silent('/v1/acquisition_attributions', { acquisition_attribution: { source: 'x' } });
  const session = { session_id: 's', session_number: 1, client_id: 'c' };
  expect((await silent('/v2/segment_sessions/create', session)).body).toEqual({
    stored: false,
    session: null,
  });
  expect(await read(token)).toMatchObject({
    first_touch: null,
    partner_key: null,
    segment_data: null,
    acquisition_attributions: [],
  });
});

it('skips an empty partner key and keeps the first partner', async () => {
  const token = await shop.visitor();
  const partner = (partner_key: string) =>
    post('/v2/users/register_partnerstack_key', token, { partnerstack_data: { partner_key } });
  expect((await partner('')).body).toEqual({ registered: false, partner_key: null });
  expect((await partner('p1')).body).toEqual({ registered: true, partner_key: 'p1' });
  expect((await partner('p2')).body).toEqual({ registered: false, partner_key: 'p1' });
  expect(await read(await shop.visitor())).toMatchObject({ partner_key: null });
});

it('goes on with a session of the caller for half an hour', async () => {
  const token = await shop.visitor();
  const session = { session_id: 's-1', session_number: 3, client_id: 'GA1.1' };
  expect((await post('/v2/segment_sessions/create', token, session)).body).toMatchObject({
    stored: true,
    session: { ...session, hits: 1 },
  });
  const append = (at: string) => post('/v2/segment_sessions/append', at, { session_id: 's-1' });
  expect((await append(token)).body).toMatchObject({ session: { ...session, hits: 2 } });
  expect((await append(await shop.visitor())).status).toBe(404);
  await shop.db.execute(sql`update analytics_sessions set last_seen_at = now() - interval '31 minutes'`);
  expect((await append(token)).status).toBe(404);
  expect((await post('/v2/segment_sessions/create', token, session)).body).toMatchObject({
    session: { hits: 3 },
  });
});

it('notes ids and touches, pages and filters them, and one touch a day', async () => {
  const token = await shop.visitor();
  await post('/users/add_segment_data_v2', token, { segment_data: { client_id: 'c1', session_number: 2 } });
  await post('/users/add_segment_data_v2', token, { segment_data: { session_id: 's9' } });
  const note = (source: string) =>
    post(
      '/v1/acquisition_attributions',
      token,
      { acquisition_attribution: { source, landing_page: '/pl/' } },
      { ...headers, 'x-click-data': JSON.stringify({ fbclid: 'F1', originClient: 'web', unheard: 'of' }) },
    );
  const first = (await note('search')).body as { acquisition_attribution: { id: number } };
  expect((await note('search')).body).toEqual(first);
  await note('social');
  expect(await read(token)).toMatchObject({
    segment_data: { client_id: 'c1', session_id: 's9', session_number: 2 },
    total_count: 2,
    acquisition_attributions: [
      { source: 'social', click_kind: 'fbclid', click_id: 'F1', origin_client: 'web' },
      { source: 'search', landing_page: '/pl/' },
    ],
  });
  expect(await read(token, '?q[source_eq]=search')).toMatchObject({
    total_count: 1,
    acquisition_attributions: [first.acquisition_attribution],
  });
  expect(await read(token, '?per_page=1&page=2')).toMatchObject({
    pages: 2,
    acquisition_attributions: [{ source: 'search' }],
  });
  expect(await read(await shop.visitor())).toMatchObject({ total_count: 0 });
});
