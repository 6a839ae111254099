import { sql } from 'drizzle-orm';
import { openTestPglite } from '../../../test/pglite-store.ts';
import type { Db } from '../db/db.ts';
import { fail } from '../server/result.ts';
import { defineEvent, subscribe, withSubscribers } from './events.ts';

const boxFolded = defineEvent<{ readonly box: number }>('boxFolded');
const boxSent = defineEvent<{ readonly box: number }>('boxSent');

let store: Db;
beforeAll(async () => {
  store = await openTestPglite();
  await store.script('create table heard (id serial primary key, what text not null)');
});
afterAll(() => store.close());
beforeEach(() => store.script('delete from heard'));

const note = (who: string) =>
  subscribe(boxFolded, async (tx, { box }) => {
    await tx.execute(sql`insert into heard (what) values (${`${who} ${box}`})`);
  });
const heard = async () =>
  (await store.query<{ what: string }>(sql`select what from heard order by id`)).map(({ what }) => what);

it('calls the subscribers of an event in their order, and those of no other', async () => {
  const other = subscribe(boxSent, async (tx) => {
    await tx.execute(sql`insert into heard (what) values ('sent')`);
  });
  const db = withSubscribers(store, [note('first'), other, note('second')]);
  await db.transaction((tx) => tx.publish(boxFolded, { box: 7 }));
  expect(await heard()).toEqual(['first 7', 'second 7']);
});

it('undoes what subscribers did when the publisher fails, and the publisher when a subscriber throws', async () => {
  const db = withSubscribers(store, [note('first')]);
  await db.transaction(async (tx) => {
    await tx.publish(boxFolded, { box: 1 });
    return fail('not_found');
  });
  const broken = withSubscribers(store, [
    subscribe(boxFolded, async () => {
      throw new Error('torn');
    }),
  ]);
  const published = broken.transaction(async (tx) => {
    await tx.execute(sql`insert into heard (what) values ('publisher')`);
    await tx.publish(boxFolded, { box: 2 });
  });
  await expect(published).rejects.toThrow('torn');
  expect(await heard()).toEqual([]);
});

it('lets a subscriber publish, and takes part in a joined transaction', async () => {
  const db = withSubscribers(store, [
    subscribe(boxSent, (tx, { box }) => tx.publish(boxFolded, { box })),
    note('first'),
  ]);
  await db.joined(async () => {
    await db.transaction((tx) => tx.publish(boxSent, { box: 3 }));
    return { commit: true, value: null };
  });
  expect(await heard()).toEqual(['first 3']);
});

it('refuses to publish on a store that nobody subscribes to', async () => {
  const published = store.transaction((tx) => tx.publish(boxFolded, { box: 4 }));
  await expect(published).rejects.toThrow('"boxFolded" was published on a store without subscribers');
});
