import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Returns the rules that these sources violate, by this repository's configuration. */
function findViolations(t, sources) {
  const checkout = mkdtempSync(path.join(tmpdir(), 'arrows-'));
  t.after(() => rmSync(checkout, { recursive: true }));
  const write = (file, text) => {
    mkdirSync(path.dirname(path.join(checkout, file)), { recursive: true });
    writeFileSync(path.join(checkout, file), text);
  };
  write('tsconfig.json', '{}');
  for (const [file, text] of Object.entries(sources)) write(file, text);
  for (const file of ['.dependency-cruiser.cjs', 'api/contexts.json'])
    copyFileSync(path.join(root, file), path.join(checkout, file));
  const { stdout } = spawnSync(
    path.join(root, 'node_modules/.bin/depcruise'),
    ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', 'api'],
    { cwd: checkout, encoding: 'utf8' },
  );
  return JSON.parse(stdout)
    .summary.violations.map(({ rule, from }) => `${rule.name}: ${path.basename(from)}`)
    .sort();
}

const sales = {
  'api/src/sales/index.ts': "export { total } from './orders/total.ts';",
  'api/src/sales/testing.ts': "export { shop } from './orders/shop.fixture.ts';",
  'api/src/sales/orders/total.ts': 'export const total = 1;',
  'api/src/sales/orders/shop.fixture.ts': 'export const shop = 1;',
};

test('lets a context import the faces of contexts that the table names', (t) => {
  assert.deepEqual(
    findViolations(t, {
      ...sales,
      'api/src/business/offers/offer.ts': "import { total } from '../../sales/index.ts';\ntotal;",
      'api/src/business/offers/offer.test.ts': "import { shop } from '../../sales/testing.ts';\nshop;",
    }),
    [],
  );
});

test('refuses an import past a face, off the table, of fixtures by code, of the own face, and a circle', (t) => {
  assert.deepEqual(
    findViolations(t, {
      ...sales,
      'api/src/business/offers/past.ts': "import { total } from '../../sales/orders/total.ts';\ntotal;",
      'api/src/business/offers/fixture.ts': "import { shop } from '../../sales/testing.ts';\nshop;",
      'api/src/catalogue/stock/back.ts':
        "import type { total } from '../../sales/index.ts';\nexport type T = typeof total;",
      'api/src/sales/tax/own.ts': "import { total } from '../index.ts';\ntotal;",
      'api/src/sales/tax/a.ts': "import { b } from './b.ts';\nexport const a = () => b;",
      'api/src/sales/tax/b.ts': "import { a } from './a.ts';\nexport const b = () => a;",
      'api/test/deep.ts': "import { total } from '../src/sales/orders/total.ts';\ntotal;",
    }),
    [
      'catalogue-imports-along-the-table: back.ts',
      'composition-and-fixtures-are-not-for-code-of-other-contexts: fixture.ts',
      'no-cycles: a.ts',
      'no-import-past-a-face: past.ts',
      'outside-of-the-api-faces-only: deep.ts',
      'own-files-do-not-import-their-own-face: own.ts',
    ],
  );
});
