import { sql } from 'drizzle-orm';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { identity } from '../identity/identity.ts';
import { newsletter } from '../newsletter/newsletter.ts';
import { consents } from './consents.ts';

let shop: TestApi;
beforeAll(async () => {
  shop = await startTestApi({ domains: () => [identity(), consents(), newsletter()] });
});
afterAll(() => shop.cleanup());

let made = 0;
const fresh = () => `consent-${++made}-${Math.random().toString(36).slice(2)}@mail.example`;
const types = [
  'terms_and_conditions_and_privacy_policy',
  'terms_and_conditions_plus',
  'marketing',
  'newsletter',
  'envelope',
  'instant_service',
] as const;
const save = (token: string, email: string, list: readonly { type: string; status: string }[]) =>
  shop.call('POST', '/v1/emails/save_with_consents', {
    token,
    headers: { 'x-region': 'pl' },
    body: { email, consents: list },
  });
const needed = async (token: string, email: string) =>
  (await shop.call('GET', `/v1/emails/global_consents_needed?email=${encodeURIComponent(email)}`, { token }))
    .body as { consents_needed: boolean; types: string[] };

it('logs all six types, granted and declined, with the version of the text, region, language and time', async () => {
  const token = await shop.visitor();
  const email = fresh();
  const given = types.map((type, index) => ({ type, status: index % 2 === 0 ? 'granted' : 'declined' }));
  expect((await save(token, email, given)).body).toEqual({});
  const rows = await shop.db.query(sql`
    select type, status, text_version, region, locale, source, created_at <= now() as timed from consent_log
    where email = ${email} order by id`);
  expect(rows).toEqual(
    given.map((one) => ({
      ...one,
      text_version: '2026-11-27',
      region: 'pl',
      locale: expect.any(String),
      source: 'form',
      timed: true,
    })),
  );
  const wrong = await save(token, email, [{ type: 'souls', status: 'granted' }]);
  expect(wrong.body).toMatchObject({ code: 'invalid_input', fields: [{ path: 'consents.0.type' }] });
});

it('lists the consents the caller has not answered yet, and reveals nothing about other people’s addresses', async () => {
  const token = await shop.visitor();
  const email = fresh();
  expect(await needed(token, email)).toEqual({
    consents_needed: true,
    types: ['terms_and_conditions_and_privacy_policy', 'marketing', 'newsletter'],
  });
  await save(token, email, [
    { type: 'terms_and_conditions_and_privacy_policy', status: 'granted' },
    { type: 'marketing', status: 'declined' },
  ]);
  expect(await needed(token, email)).toEqual({ consents_needed: true, types: ['newsletter'] });
  await save(token, email, [{ type: 'newsletter', status: 'declined' }]);
  expect(await needed(token, email)).toEqual({ consents_needed: false, types: [] });
  // Declined terms still need to be accepted.
  await save(token, email, [{ type: 'terms_and_conditions_and_privacy_policy', status: 'declined' }]);
  expect(await needed(token, email)).toEqual({
    consents_needed: true,
    types: ['terms_and_conditions_and_privacy_policy'],
  });
  const stranger = await shop.visitor();
  expect(await needed(stranger, email)).toEqual(await needed(stranger, fresh()));
});

describe('an account', () => {
  const member = async () => {
    const email = fresh();
    const visitor = await shop.visitor();
    await save(visitor, email, [{ type: 'envelope', status: 'granted' }]);
    const { body } = await shop.call('POST', '/sign_up', {
      token: visitor,
      headers: { 'x-region': 'gb' },
      body: {
        user: {
          email,
          password: 'a-long-secret-phrase',
          consents: [{ type: 'marketing', status: 'granted' }],
        },
      },
    });
    const { token, user } = body as { token: string; user: { id: number } };
    const mine = async () => (await shop.call('GET', '/v1/users/me/consents', { token })).body;
    return { email, token, id: user.id, mine };
  };

  it('takes along what its visitor agreed to, and changes its mind with a trail', async () => {
    const { token, id, mine } = await member();
    expect(await mine()).toMatchObject({
      consents: [
        { type: types[0], status: null, given_at: null },
        { type: types[1], status: null },
        { type: 'marketing', status: 'granted', text_version: '2026-11-27' },
        { type: 'newsletter', status: null },
        { type: 'envelope', status: 'granted' },
        { type: 'instant_service', status: null },
      ],
    });
    const changed = await shop.call('POST', '/v1/users/me/consents', {
      token,
      body: { consents: [{ type: 'marketing', status: 'declined' }] },
    });
    expect(changed.body).toEqual(await mine());
    const [count] = await shop.db.query<{ n: bigint }>(
      sql`select count(*) as n from consent_log where user_id = ${id} and type = 'marketing'`,
    );
    expect(Number(count?.n)).toBe(2);
  });

  it('signs up to the newsletter and off it: without a link once its address is confirmed', async () => {
    const { email, token, id } = await member();
    const choose = (status: string) =>
      shop.call('POST', '/v1/users/me/consents', {
        token,
        headers: { 'x-region': 'pl' },
        body: { consents: [{ type: 'newsletter', status }] },
      });
    const state = async () =>
      (
        await shop.db.query<{ state: string }>(
          sql`select state from newsletter_subscriptions where email = ${email} and region = 'pl'`,
        )
      )[0]?.state;
    await choose('granted');
    expect(await state()).toBe('pending');
    // Declining with an address that is not confirmed as the caller's own unsubscribes nobody.
    await shop.db.execute(
      sql`update newsletter_subscriptions set state = 'subscribed' where email = ${email}`,
    );
    await save(await shop.visitor(), email, [{ type: 'newsletter', status: 'declined' }]);
    expect(await state()).toBe('subscribed');
    await shop.db.execute(sql`update users set confirmed_at = now() where id = ${id}`);
    await choose('declined');
    expect(await state()).toBe('unsubscribed');
    await choose('granted');
    expect(await state()).toBe('subscribed');
  });

  it('is the only one who reads its consents', async () => {
    expect((await shop.call('GET', '/v1/users/me/consents')).status).toBe(401);
    expect((await shop.call('GET', '/v1/users/me/consents', { token: await shop.visitor() })).status).toBe(
      401,
    );
  });
});
