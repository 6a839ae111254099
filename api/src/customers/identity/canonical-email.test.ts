import { readFile } from 'node:fs/promises';
import { canonicalEmail } from '@shop/intake';
import { sql } from 'drizzle-orm';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { identity } from './identity.ts';
import { hashPassword } from './passwords.ts';

let shop: TestApi;
beforeAll(async () => {
  shop = await startTestApi({ domains: () => [identity()] });
});
afterAll(() => shop.cleanup());

const send = async (path: string, user: object) =>
  shop.call('POST', path, { token: await shop.visitor(), body: { user } });
const password = 'a long and quiet sentence';

it('has one account for a mailbox, under every spelling of its address', async () => {
  const first = await send('/sign_up', { email: 'Anna@München.example', password });
  expect(first.body).toMatchObject({ user: { email: 'anna@xn--mnchen-3ya.example' } });
  for (const email of [
    'anna@xn--mnchen-3ya.example',
    'ANNA@MU\u0308NCHEN.example',
    'an\u200bna@münchen.example',
  ]) {
    expect((await send('/sign_up', { email, password })).body).toMatchObject({ code: 'email_taken' });
    expect([email, (await send('/sign_in', { email, password })).status]).toEqual([email, 200]);
  }
});

it('refuses an address of letters that look alike', async () => {
  const reply = await send('/sign_up', { email: 'anna@p\u0430ypal.example', password });
  expect(reply.body).toMatchObject({ fields: [{ path: 'user.email', code: 'wrong_format' }] });
});

it('opens both accounts of a mailbox from before, each by its own password, and mails a link for each', async () => {
  const emails = ['zwei@xn--bcher-kva.example', 'zwei@bücher.example'];
  const ids: number[] = [];
  for (const [index, email] of emails.entries()) {
    const [row] = await shop.db.query<{ id: number }>(sql`
      insert into users (email, password_hash, locale, region)
      values (${email}, ${await hashPassword(`${password} ${index}`)}, 'en-US', 'eu') returning id`);
    ids.push(row?.id ?? 0);
  }
  const signIn = async (index: number) =>
    (await send('/sign_in', { email: 'Zwei@Bücher.example', password: `${password} ${index}` })).body;
  expect([await signIn(0), await signIn(1)]).toMatchObject(ids.map((id) => ({ user: { id } })));
  expect(await signIn(2)).toMatchObject({ code: 'wrong_credentials' });
  await send('/user_passwords/recover', { email: emails[0] });
  const asked = await shop.db.query<{ id: number }>(sql`
    select (payload ->> 'userId')::int as id from jobs where name = 'identity.mail' and payload ->> 'purpose' = 'reset'
      and (payload ->> 'userId')::int in ${ids} order by 1`);
  expect(asked.map(({ id }) => id)).toEqual(ids);
});

it('finds accounts from before by the same address, and gives no account to two', async () => {
  const old = [
    'piotr@bücher.example',
    'οδός@παράδειγμα.example',
    'почта@пример.example',
    '邮箱@例子.example',
    'a@straße-überall-ähm.example',
    'eva\u200b@bücher.example',
    'a@plain.example',
    'twice@xn--bcher-kva.example',
    'twice@bücher.example',
  ];
  for (const email of old)
    await shop.db.execute(
      sql`insert into users (email, password_hash, locale, region) values (${email}, 'old', 'en-US', 'eu')`,
    );
  const migration = new URL('../../../migrations/0125_canonical_emails.sql', `file://${__filename}`);
  const script = await readFile(migration, 'utf8');
  await shop.db.transaction((tx) => tx.script(script));
  const rows = await shop.db.query<{ email: string }>(
    sql`select email from users where email like '%.example' and password_hash = 'old' order by id`,
  );
  const expected = old.map((email) => (email === 'twice@bücher.example' ? email : canonicalEmail(email)));
  expect(rows.map(({ email }) => email)).toEqual(expected);
});
