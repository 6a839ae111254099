import { PgDialect } from 'drizzle-orm/pg-core';
import { personalDataRegistry } from '../../../test/domains.ts';

const person = { userId: 1, ids: [1], emails: ['a@x.pl'] };
/** Tables that a section of the export reads. */
const read = new Set(
  personalDataRegistry
    .flatMap(({ exports = {} }) => Object.values(exports))
    .flatMap((statement) => [
      ...new PgDialect().sqlToQuery(statement(person)).sql.matchAll(/\b(?:from|join)\s+([a-z_]+)/g),
    ])
    .flatMap(([, table]) => table ?? []),
);
const held = personalDataRegistry.flatMap(({ tables, notCopied = {} }) =>
  Object.entries(tables).map(([table, fate]) => ({ table, fate, why: notCopied[table] })),
);

it('copies every table that holds something of a person, or says why not', () => {
  const silent = held.filter(({ table, fate, why }) => fate !== 'nobody' && !read.has(table) && !why);
  expect(silent.map(({ table }) => table)).toEqual([]);
});

it('says why not of tables that are its own and hold a person, and of no others', () => {
  for (const { tables, notCopied = {} } of personalDataRegistry)
    for (const [table, why] of Object.entries(notCopied)) {
      expect([table, Object.hasOwn(tables, table), tables[table] === 'nobody']).toEqual([table, true, false]);
      expect(why.length).toBeGreaterThan(15);
    }
});

it('gives each section of the copy one name', () => {
  const names = personalDataRegistry.flatMap(({ exports = {} }) => Object.keys(exports));
  expect(new Set(names).size).toBe(names.length);
});
