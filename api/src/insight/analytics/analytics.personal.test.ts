import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { startTestApi, storeOfRun, type TestApi } from '../../../test/start-test-api.ts';
import { analyticsPersonal } from './analytics.personal.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ domains: () => [], store: storeOfRun() });
});
afterAll(() => api.cleanup());

const visitor = async (): Promise<number> => {
  const [row] = await api.db.query<{ id: number }>(
    sql`insert into users (region) values ('eu') returning id`,
  );
  return row?.id ?? 0;
};
const event = async (userId: number | null, anonymousId: string): Promise<string> => {
  const id = randomUUID();
  await api.db.execute(sql`
    insert into analytics_events (message_id, type, name, user_id, anonymous_id, region, context, properties, consent,
      happened_at) values (${id}, 'track', 'page_view', ${userId}, ${anonymousId}, 'eu', '{}', '{}', '{}', now())`);
  return id;
};
const kept = async (anonymousId: string) =>
  (
    await api.db.query<{ message_id: string }>(
      sql`select message_id from analytics_events where anonymous_id = ${anonymousId} order by id`,
    )
  ).map(({ message_id }) => message_id);

it('whoever names somebody else’s anonymous id gets, and erases, nothing of theirs', async () => {
  const [thief, victim] = [await visitor(), await visitor()];
  const [claimed, adopted] = [randomUUID(), randomUUID()];
  const theirs = [await event(victim, claimed), await event(null, claimed)];
  const own = await event(thief, claimed);
  // The account adopted an id with which another account is signed in as well.
  const signedIn = await event(victim, adopted);
  await event(null, adopted);
  await api.db.execute(sql`
    insert into analytics_profiles (user_id, anonymous_id) values (${thief}, ${claimed})`);
  await api.db.execute(
    sql`insert into analytics_aliases (anonymous_id, user_id) values (${adopted}, ${thief})`,
  );
  const person = { userId: thief, ids: [thief], emails: [] };
  const copy = analyticsPersonal.exports?.analytics_events?.(person);
  expect(copy && (await api.db.query(copy))).toHaveLength(2);
  for (const statement of analyticsPersonal.erase?.(person) ?? []) await api.db.execute(statement);
  expect(await kept(claimed)).toEqual(theirs);
  expect(await kept(claimed)).not.toContain(own);
  // Anonymous events are erased with the account that adopted the id.
  expect(await kept(adopted)).toEqual([signedIn]);
});
