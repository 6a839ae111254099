import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { choose, describeChoice, readBlackBox, readChanges, readPackages } from './changed.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const packages = readPackages(root);
const blackBox = readBlackBox(root);
const jestFiles = ['mf-account/src/a.test.tsx', 'mf-editor/src/b.test.tsx', 'api/src/sales/tax/c.test.ts'];
const chosen = (files, related = []) =>
  choose({ files, packages, blackBox, related, jestFiles, onBothStores: ['api/src/sales/tax/c.test.ts'] });
const names = (list) => list.map(({ file }) => path.basename(file).split('.')[0]);
const journeys = blackBox.filter(({ project }) => project === 'journeys').length;

test('every journey, race and fault says what it covers, and what it names is there', () => {
  for (const { file, covers } of blackBox) {
    assert.notDeepEqual(covers, [], `${file} has no line "// Covers: …"`);
    for (const cover of covers) assert.ok(existsSync(path.join(root, cover)), `${file} covers ${cover}`);
  }
});

test('every remote has a journey that covers it', () => {
  const covered = new Set(blackBox.flatMap(({ covers }) => covers));
  for (const { folder } of packages)
    if (folder.startsWith('mf-')) assert.ok(covered.has(folder), `no journey covers ${folder}`);
});

test('a change in one remote runs its tests, its build and its journeys, and no race, fault or API suite', () => {
  const { unit, api, race, faults, build, oneMarket, ...rest } = chosen(
    ['mf-account/src/orders/orders.page.tsx'],
    ['mf-account/src/a.test.tsx'],
  );
  assert.deepEqual(unit, ['mf-account/src/a.test.tsx']);
  assert.deepEqual([api, race, faults], [[], [], []]);
  assert.equal(build, null);
  assert.equal(oneMarket, true);
  assert.deepEqual(names(rest.journeys), ['main-job', 'order-ends', 'privacy']);
});

test('a change below every page runs all journeys in all markets', () => {
  for (const file of ['shared/kit/src/index.ts', 'shell/browser/src/main.ts', 'shared/money/src/money.ts']) {
    const { journeys: run, oneMarket } = chosen([file]);
    assert.equal(run.filter(({ file: one }) => one.startsWith('e2e/journeys')).length, journeys, file);
    assert.equal(oneMarket, false);
  }
});

test('a change in the API runs the races and faults that cover it, and all of them for its platform', () => {
  const refunds = chosen(['api/src/sales/refunds/refunds.ts']);
  assert.deepEqual(names(refunds.faults), ['killed-at-cancel']);
  assert.deepEqual(names(refunds.race), ['race']);
  const platform = chosen(['api/migrations/0001_x.sql']);
  const all = (project) => blackBox.filter((entry) => entry.project === project).length;
  assert.equal(platform.race.length, all('race'));
  assert.equal(platform.faults.length, all('faults'));
});

test('a package that stands on a changed one counts as changed', () => {
  const { canvasAgainstPrint, journeys: run, faults } = chosen(['shared/design/src/resolve/resolve.ts']);
  assert.equal(canvasAgainstPrint, true);
  assert.ok(names(run).includes('links'));
  assert.ok(names(faults).includes('killed-at'));
});

test('a test or a text changes no package', () => {
  for (const files of [['mf-account/src/a.test.tsx'], ['docs/testing.md'], ['api/README.md']]) {
    const { journeys: run, race, faults, build } = chosen(files);
    assert.deepEqual([run, race, faults, build], [[], [], [], []], files[0]);
  }
});

test('a black-box test runs when it changed itself or imports what did', () => {
  assert.deepEqual(names(chosen(['e2e/journeys/offer.spec.ts']).journeys), ['offer']);
  assert.deepEqual(names(chosen(['e2e/support/stripe.ts']).journeys), ['stripe']);
});

test('what no test imports runs all tests of its package, and the lock file runs everything', () => {
  assert.deepEqual(chosen(['mf-editor/locales/pl.json']).unit, ['mf-editor/src/b.test.tsx']);
  const all = chosen(['package-lock.json']);
  assert.equal(all.unit.length + all.api.length, jestFiles.length);
  assert.equal(all.journeys.length + all.race.length + all.faults.length, blackBox.length);
});

test('prints what it chose and why', () => {
  const lines = describeChoice(
    chosen(['mf-account/src/orders/orders.page.tsx'], ['mf-account/src/a.test.tsx']),
  );
  assert.ok(lines.includes('unit: 1 test files'));
  assert.ok(
    lines.includes('  e2e/journeys/privacy.spec.ts (it covers mf-account/src/orders/orders.page.tsx)'),
  );
  assert.ok(lines.includes('  the main job in one market'));
  assert.ok(!describeChoice(chosen(['mf-quotes/src/remote.ts'])).includes('  the main job in one market'));
});

test('nothing changed runs nothing', () => {
  const { checks, unit, api, journeys: run } = chosen([]);
  assert.deepEqual([checks, unit, api, run], [false, [], [], []]);
});

test('reads committed, uncommitted, deleted and new files since the base', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'changed-'));
  const git = (...args) =>
    assert.equal(
      spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd: folder })
        .status,
      0,
    );
  const write = (name, text) => writeFileSync(path.join(folder, name), text);
  try {
    git('init', '-b', 'main');
    for (const name of ['kept', 'gone', 'edited']) write(name, '1');
    git('add', '.');
    git('commit', '-m', 'first');
    git('checkout', '-b', 'work');
    write('committed', '1');
    git('add', '.');
    git('commit', '-m', 'second');
    write('edited', '2');
    write('new', '1');
    rmSync(path.join(folder, 'gone'));
    assert.deepEqual(readChanges(folder).files, ['committed', 'edited', 'gone', 'new']);
    assert.deepEqual(readChanges(folder, 'HEAD').files, ['edited', 'gone', 'new']);
    assert.equal(readChanges(folder, 'nowhere').ok, false);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
