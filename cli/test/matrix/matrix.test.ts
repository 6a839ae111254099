import type { TestApi } from '@shop/api/test/start-test-api.ts';
import { type Problem, scopeOf } from '@shop/contracts';
import { startWholeApi } from '../whole-api.ts';
import { type ActorName, actorNames, createActors, expectedResult, type OtherActors } from './actors.ts';
import { digestOfUser, digestTables, listChangedTables } from './digest.ts';
import { ownerCredentials, send } from './send.ts';
import { createStage, type Stage, type ValidCall } from './stage.ts';
import { findEntry, nameOf, validCalls } from './valid-calls.ts';

let shop: TestApi;
let stage: Stage;
let others: OtherActors;
/**
 * `MATRIX_CALLERS=rightful`: each endpoint is called only by whom it is meant for. That runs every statement once, also
 * those that decide who may call; what they decide is shown on the other store.
 */
const callers = process.env.MATRIX_CALLERS === 'rightful' ? [] : actorNames;
const seen = new Map<string, Map<ActorName | 'owner', number>>();
beforeAll(async () => {
  shop = await startWholeApi();
  stage = createStage(shop);
  others = await createActors(stage);
});
afterAll(() => shop.cleanup());

const tableOf = (): string => {
  const columns = ['owner', ...callers] as const;
  const wide = Math.max(...[...seen.keys()].map((name) => name.length));
  const line = (name: string, cells: readonly string[]) =>
    [name.padEnd(wide), ...cells.map((cell, index) => cell.padStart(columns[index]?.length ?? 0))].join('  ');
  return [
    line('', columns),
    ...[...seen].map(([name, row]) =>
      line(
        name,
        columns.map((actor) => String(row.get(actor) ?? '-')),
      ),
    ),
  ].join('\n');
};

it('knows a valid call of every endpoint', () => {
  const names = shop.api.registrations.map(({ endpoint }) => nameOf(endpoint));
  expect(names.filter((name) => !Object.hasOwn(validCalls, name))).toEqual([]);
});

it('invariant 23: what belongs to somebody else is not there for anybody, and stays as it is', async () => {
  const wrong: string[] = [];
  for (const { endpoint } of shop.api.registrations) {
    const entry = findEntry(endpoint);
    if (!entry) continue;
    const name = nameOf(endpoint);
    const row = new Map<ActorName | 'owner', number>();
    seen.set(name, row);
    await stage.settle();
    const call = await entry.call(stage).catch((error: unknown) => {
      wrong.push(`${name}: the call could not be made: ${String(error)}`);
      return null;
    });
    if (call === null) continue;
    const owner = await stage.owner();
    // Calls that only the rightful caller may make: nobody else changes a single row.
    const strict = entry.reach === 'owned' || entry.reach === 'staff';
    const digest = async () => {
      if (callers.length === 0) return new Map<string, string>();
      return strict ? digestTables(shop.db) : digestOfUser(shop.db, owner.id);
    };
    const byTheRightOne = async () => {
      const reply = await send(stage, endpoint, call, await ownerCredentials(stage, endpoint));
      row.set('owner', reply.status);
      if (reply.status >= 400)
        wrong.push(`${name} by whom it is meant for: ${reply.status} ${reply.text.slice(0, 300)}`);
    };
    const credentials = new Map(
      await Promise.all(callers.map(async (actor) => [actor, await others[actor](endpoint)] as const)),
    );
    // A call that is the same for everybody, or about the caller, is made by the rightful caller first.
    if (!strict) await byTheRightOne();
    const before = await digest();
    for (const actor of callers) {
      const verdict = expectedResult(endpoint, entry, actor);
      // The rightful caller makes a call that works only once.
      if (verdict === 'through' && endpoint.method !== 'GET') continue;
      const reply = await send(stage, endpoint, call, credentials.get(actor) ?? {});
      row.set(actor, reply.status);
      const fits =
        verdict === 'own'
          ? reply.status < 500
          : verdict === 'through'
            ? reply.status < 400
            : reply.status === verdict;
      if (!fits)
        wrong.push(`${name} by ${actor}: ${reply.status}, not ${verdict}: ${reply.text.slice(0, 200)}`);
      const { code } = reply.status === 403 ? (reply.body as Problem) : { code: 'forbidden' };
      if (code !== 'forbidden' && !(endpoint.beforeSecondFactor && code === 'second_factor_required'))
        wrong.push(`${name} by ${actor}: 403 with another code`);
    }
    const changed = listChangedTables(before, await digest());
    if (changed.length > 0) wrong.push(`${name}: others changed ${changed.join(', ')}`);
    if (strict) await byTheRightOne();
    // Some of the others have signed out. Nobody has here: only who sets up a second factor ends other sessions.
    if (endpoint.beforeSecondFactor) continue;
    if (entry.reach === 'self' && endpoint.method !== 'GET' && scopeOf(endpoint) === null)
      others = await createActors(stage);
  }
  process.stdout.write(`${tableOf()}\n`);
  expect(wrong).toEqual([]);
}, 900_000);

it('returns the total on a page beyond the end of a list', async () => {
  const wrong: string[] = [];
  let filled = 0;
  for (const { endpoint } of shop.api.registrations) {
    const entry = findEntry(endpoint);
    if (endpoint.method !== 'GET' || !entry) continue;
    await stage.settle();
    const call = await entry.call(stage);
    const credentials = await ownerCredentials(stage, endpoint);
    const count = async (query: ValidCall['query']) => {
      const { body } = await send(
        stage,
        endpoint,
        { ...call, query: { ...call.query, ...query } },
        credentials,
      );
      return (body as { readonly total_count?: number } | null)?.total_count;
    };
    const first = await count({});
    if (first === undefined) continue;
    const beyond = await count({ page: 1000 });
    if (first !== beyond) wrong.push(`${nameOf(endpoint)}: ${first}, then ${beyond}`);
    if (first > 0) filled += 1;
  }
  expect(wrong).toEqual([]);
  // A list without rows would be 0 either way.
  expect(filled).toBeGreaterThan(20);
}, 300_000);
