import { sql } from 'drizzle-orm';
import { personalDataRegistry } from '../../../test/domains.ts';
import { startTestApi, storeOfRun, type TestApi } from '../../../test/start-test-api.ts';
import { composeMail } from '../../platform/index.ts';
import { erasePerson } from './erase-person.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ domains: () => [], store: storeOfRun() });
});
afterAll(() => api.cleanup());

/** A failed job, a stored reply and a mail of an address. */
const leave = async (address: string) => {
  await api.db.execute(sql`
    insert into jobs (name, payload, max_attempts, state, last_error)
    values ('test.failed', ${JSON.stringify({ said: `to\n${address}` })}::jsonb, 1, 'failed', ${`no route to ${address}.`})`);
  await api.db.execute(sql`
    insert into idempotency_keys (actor, key, fingerprint, state, status, body)
    values ('address:1', ${address}, ''::bytea, 'done', 200, ${JSON.stringify({ email: address })})`);
  await api.deps.mailer.deliver(
    composeMail({ name: 'Shop', address: 'shop@packwright.example' }, address, 'en-US', {
      subject: 'Hello',
      heading: 'Hello',
      paragraphs: [`This is for ${address}.`],
      footer: 'Bye',
    }),
    address,
  );
};
const kept = async (address: string) => [
  (await api.db.query(sql`select 1 from jobs where payload ->> 'said' = ${`to\n${address}`}`)).length,
  (await api.db.query(sql`select 1 from idempotency_keys where key = ${address}`)).length,
  (await api.mails()).filter((mail) => mail.includes(`To: ${address}\n`)).length,
];

it('an erasure takes what names the person’s address, and leaves whoever has one that contains it', async () => {
  const others = [
    'maria@x.pl',
    'o.a@x.pl',
    'shop+a@x.pl',
    "o'a@x.pl",
    'a@x.pl.example',
    'a@x.plus',
    'zoé-a@x.pl',
  ];
  for (const address of ['a@x.pl', ...others]) await leave(address);
  for (const address of others) expect([address, ...(await kept(address))]).toEqual([address, 1, 1, 1]);

  const visitor = await api.visitor();
  const [row] = await api.db.query<{ id: number }>(sql`select max(id) as id from users`);
  const id = row?.id ?? 0;
  expect(visitor).not.toBe('');
  await api.db.transaction((tx) =>
    erasePerson(tx, personalDataRegistry, { userId: id, ids: [id], emails: ['a@x.pl'] }),
  );
  expect(await api.deps.mailer.forget(['A@x.pl'])).toBe(1);
  expect(await kept('a@x.pl')).toEqual([0, 0, 0]);
  for (const address of others) expect([address, ...(await kept(address))]).toEqual([address, 1, 1, 1]);
});
