import { writeFileSync } from 'node:fs';
import type { TestApi } from '@shop/api/test/start-test-api.ts';
import { sql } from 'drizzle-orm';
import { createStage, type Stage } from '../matrix/stage.ts';
import { findEntry, nameOf } from '../matrix/valid-calls.ts';
import { startWholeApi } from '../whole-api.ts';
import { type Allowed, findInvisible } from './find-invisible.ts';
import { fuzzEndpoint, notes, type Report } from './fuzz-endpoint.ts';
import { randomOf, seedFor } from './random.ts';
import { schemasOf } from './schemas-of.ts';

/**
 * `FUZZ_REQUESTS=300 SEED=7 FUZZ_ONLY='POST /sign_up'`: number of requests, seed, and the only endpoints to test.
 * `FUZZ_SHARE=4`: one endpoint in four, drawn with the seed.
 */
const requests = Number(process.env.FUZZ_REQUESTS ?? '5');
const seed = Number(process.env.SEED ?? '20261128');
const only = process.env.FUZZ_ONLY ?? '';
const share = Number(process.env.FUZZ_SHARE ?? '1');

/** Columns that hold what was sent, byte for byte. */
const asSent: Allowed = {};

let shop: TestApi;
let stage: Stage;
beforeAll(async () => {
  shop = await startWholeApi();
  stage = createStage(shop);
});
afterAll(() => shop.cleanup());

const lineOf = ({ name, requests: sent, succeeded, codes }: Report): string =>
  [
    name.padEnd(86),
    String(sent).padStart(5),
    String(succeeded).padStart(6),
    [...codes]
      .sort(([, one], [, other]) => other - one)
      .map(([code, times]) => `${code} ${times}`)
      .join(', '),
  ].join('  ');

it(`${share === 1 ? 'every endpoint' : `one endpoint in ${share}`} answers ${requests} requests, valid and hostile, as its contract says`, async () => {
  process.stdout.write(`fuzzing from SEED=${seed}\n`);
  const document = await schemasOf(shop);
  const reports: Report[] = [];
  for (const { endpoint } of shop.api.registrations) {
    const entry = findEntry(endpoint);
    const name = nameOf(endpoint);
    if (!entry || !name.includes(only) || randomOf(seedFor(seed, `drawn ${name}`)).below(share) > 0) continue;
    // A new owner: what an earlier endpoint did to its owner (deleted a picture, closed an account) does not matter
    // here.
    stage.spoil();
    // Otherwise the shop would send thousands of webhooks for what the next endpoints do.
    await shop.db.execute(sql`update webhook_endpoints set deleted_at = now() where deleted_at is null`);
    const report = await fuzzEndpoint(
      stage,
      { endpoint, entry, name },
      document.of(endpoint),
      requests,
      randomOf(seedFor(seed, name)),
    );
    reports.push(report);
    if (process.env.FUZZ_LIVE) process.stdout.write(`${lineOf(report)}\n`);
  }
  process.stdout.write(`${reports.map(lineOf).join('\n')}\n`);
  if (notes.length > 0 && only !== '') process.stdout.write(`${notes.join('\n')}\n`);
  if (process.env.FUZZ_REPORT)
    writeFileSync(process.env.FUZZ_REPORT, `SEED=${seed}\n${reports.map(lineOf).join('\n')}\n`);
  expect(reports.flatMap(({ name, wrong }) => wrong.map((one) => `${name}: ${one}`))).toEqual([]);
  expect(
    reports.flatMap(({ name, succeeded, requests: sent }) =>
      succeeded * 5 >= sent ? [] : [`${name}: ${succeeded} of ${sent} succeeded`],
    ),
  ).toEqual([]);
}, 3_600_000);

it('stores nothing that no reader sees', async () => {
  expect(await findInvisible(shop.db, asSent)).toEqual([]);
});

it('finds what no reader sees in texts, lists and JSON of every table', async () => {
  await shop.db.execute(sql`create table unclean (one text, many text[], deep jsonb, sent text)`);
  await shop.db.execute(sql`insert into unclean values ('seen', '{"ÄÖ"}', '{"a":"€"}', ${'a\u200b'})`);
  await shop.db.execute(
    sql`insert into unclean values (${'a\u00ad'}, ${'{"b\u{e0041}"}'}, ${'{"c":[{"d\u2066":"e\\u0001"}]}'}, 'x')`,
  );
  expect(await findInvisible(shop.db, { ...asSent, 'unclean.sent': 'as it was sent' })).toEqual([
    { place: 'unclean.one', value: 'a\u00ad' },
    { place: 'unclean.many[]', value: 'b\u{e0041}' },
    { place: 'unclean.deep.c[] (name)', value: 'd\u2066' },
    { place: 'unclean.deep.c[].d\u2066', value: 'e\u0001' },
  ]);
  await shop.db.execute(sql`drop table unclean`);
});
