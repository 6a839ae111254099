import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import LongestFirst, { longest } from './longest-first.mjs';

const root = path.resolve(import.meta.dirname, '../..');

test('names test files that are there', () => {
  assert.deepEqual(
    longest.filter((file) => !existsSync(path.join(root, file))),
    [],
  );
});

test('begins with them, in their order, and leaves none out', () => {
  const paths = ['/x/a.test.ts', `/x/${longest[1]}`, '/x/b.test.ts', `/x/${longest[0]}`];
  // Jest's own order of files of equal size is undefined, so their sizes differ.
  const context = {
    config: { cacheDirectory: '/x', id: 'x' },
    hasteFS: { getSize: (file) => (file === '/x/a.test.ts' ? 2 : 1) },
  };
  const sorted = new LongestFirst({ contexts: [context], globalConfig: {} }).sort(
    paths.map((one) => ({ path: one, context })),
  );
  assert.deepEqual(
    sorted.map((one) => one.path),
    [`/x/${longest[0]}`, `/x/${longest[1]}`, '/x/a.test.ts', '/x/b.test.ts'],
  );
});
