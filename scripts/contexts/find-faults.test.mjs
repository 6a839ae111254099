import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawContexts, replaceBlock } from './describe.mjs';
import { findFaults } from './find-faults.mjs';
import { countImports, findForeignTables } from './scan.mjs';

const context = (mayImport, tables = [], writesTablesOfOthers = {}) => ({
  purpose: 'What it is: more',
  mayImport,
  tables,
  writesTablesOfOthers,
});
const imports = (...keys) => new Map(keys.map((key) => [key, { code: 1, tests: 0 }]));
const faultsOf = (contexts, { counts = imports(), tables = [], foreign = new Map() } = {}) =>
  findFaults(contexts, { counts, tables, foreign });

test('accepts a table whose arrows are used, point one way, and whose tables have one owner', () => {
  const contexts = { ground: context([], ['jobs']), sales: context(['ground'], ['orders']) };
  assert.deepEqual(faultsOf(contexts, { counts: imports('sales>ground'), tables: ['jobs', 'orders'] }), []);
});

test('refuses an arrow back, an unused arrow and an unknown context', () => {
  const contexts = { ground: context(['sales']), sales: context(['ground', 'moon']) };
  assert.deepEqual(faultsOf(contexts), [
    'The arrow ground -> sales runs back: a context imports those above it in the table.',
    'The arrow sales -> ground is allowed and unused; take it out of the table.',
    'sales may import moon, which is no context.',
  ]);
});

test('refuses more than thirty arrows', () => {
  const names = Array.from({ length: 9 }, (_, index) => `c${index}`);
  const contexts = Object.fromEntries(names.map((name, index) => [name, context(names.slice(0, index))]));
  const counts = imports(
    ...names.flatMap((from, index) => names.slice(0, index).map((to) => `${from}>${to}`)),
  );
  assert.deepEqual(faultsOf(contexts, { counts }), [
    '36 arrows between contexts are allowed; at most 30 may be.',
  ]);
});

test('refuses a table without an owner, with two, or that no migration creates', () => {
  const contexts = { ground: context([], ['jobs', 'ghosts']), sales: context([], ['jobs']) };
  assert.deepEqual(faultsOf(contexts, { tables: ['jobs', 'orders'] }), [
    'The table jobs belongs to ground and sales; it needs one owner.',
    'The table orders belongs to no context; it needs one owner.',
    'ground owns ghosts, which no migration creates.',
  ]);
});

test('refuses a write to a table of another context that has no reason in the table', () => {
  const contexts = { ground: context([], ['jobs']), sales: context([], [], { users: 'a reason' }) };
  const foreign = new Map([['sales', { reads: [], writes: ['jobs'] }]]);
  assert.deepEqual(faultsOf(contexts, { tables: ['jobs'], foreign }), [
    'sales writes jobs, which belongs to another context; call its owner instead.',
    'sales no longer writes users; take it out of the table.',
  ]);
});

test('counts imports of code and tests apart, and those of types too', () => {
  const file = (name, isTest, text) => ({ file: name, test: isTest, text });
  const sources = new Map([
    ['ground', [file('ground/db/db.ts', false, "import { sql } from 'drizzle-orm';")]],
    [
      'sales',
      [
        file('sales/orders/a.ts', false, "import type { Db } from '../../ground/index.ts';"),
        file('sales/orders/a.test.ts', true, "import { b } from '../../ground/testing.ts';"),
      ],
    ],
  ]);
  assert.deepEqual([...countImports(sources)], [['sales>ground', { code: 1, tests: 1 }]]);
});

test('tells reads of foreign tables from writes', () => {
  const text =
    'sql`select 1 from orders join jobs on true`; sql`update orders set total = 0`; sql`delete from own`';
  const sources = new Map([['sales', [{ file: 'sales/a/a.ts', test: false, text }]]]);
  const owners = new Map([
    ['orders', 'other'],
    ['jobs', 'ground'],
    ['own', 'sales'],
  ]);
  assert.deepEqual(findForeignTables(sources, owners).get('sales'), {
    reads: ['jobs', 'orders'],
    writes: ['orders'],
  });
});

test('draws tests alone dotted, and replaces only what stands between the marks', () => {
  const contexts = { ground: context([]), sales: context([]), desk: context([]) };
  const drawing = drawContexts(contexts, new Map([['desk>sales', { code: 0, tests: 2 }]]));
  assert.match(drawing, /desk -\.->\|tests\| sales/);
  const document =
    'before\n<!-- contexts: written by `npm run contexts` -->\nold\n<!-- contexts: end -->\nafter';
  assert.equal(
    replaceBlock(document, 'new'),
    'before\n<!-- contexts: written by `npm run contexts` -->\nnew\n<!-- contexts: end -->\nafter',
  );
  assert.throws(() => replaceBlock('nothing', 'new'));
});
