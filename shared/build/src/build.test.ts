import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { manifestSchema, routesOf } from '@shop/contracts';
import { buildOne } from './build.ts';
import { checkoutRoot } from './folders.ts';
import { requiredLocales } from './locales.ts';

const made: string[] = [];
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

const page = "export const Component = () => 'page';";
const wordsOf = (words: (locale: string) => object): Record<string, string> =>
  Object.fromEntries(
    requiredLocales.map((locale) => [`locales/${locale}.json`, JSON.stringify(words(locale))]),
  );
const remote = `
import { defineRemote } from '@shop/kit';
export default defineRemote({
  name: 'mf-quotes',
  contract: '^1.0',
  routes: {
    ${routesOf('mf-quotes')
      .map((id) => `${id}: { lazy: () => import('./hello/hello.page.tsx') },`)
      .join('\n')}
  },
});`;

/** A checkout that holds one remote, shared/ and regions/, as a team of its own has it. */
const checkout = (files: Record<string, string> = {}): string => {
  const root = mkdtempSync(path.join(tmpdir(), 'check out '));
  made.push(root);
  for (const name of ['node_modules', 'shared', 'regions'])
    symlinkSync(path.join(checkoutRoot, name), path.join(root, name));
  const all: Record<string, string> = {
    'package.json': '{ "name": "@shop/mf-quotes", "version": "1.2.3", "sideEffects": ["**/*.css"] }',
    'src/remote.ts': remote,
    'src/hello/hello.page.tsx': `import styles from './hello.module.css';
      import { useText } from '@shop/kit/i18n';
      export const Component = () => <p className={styles.lead}>{useText()('hello')}</p>;`,
    'src/hello/hello.module.css': '.lead { color: var(--ink); }',
    'src/asked.ts': "export const asked = ['hello'];",
    ...wordsOf((locale) => ({ hello: `Hello ${locale}` })),
    ...files,
  };
  for (const [file, text] of Object.entries(all)) {
    const target = path.join(root, 'mf-quotes', file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  return root;
};
const build = (files?: Record<string, string>) => buildOne('mf-quotes', { root: checkout(files) });
const problems = async (files: Record<string, string>) => {
  const outcome = await build(files);
  return outcome.ok ? 'built' : outcome.problems.join('\n');
};

it('describes what it built, the same in every folder', async () => {
  const first = await build();
  const second = await build();
  if (!first.ok || !second.ok) throw new Error(JSON.stringify([first, second]));
  const manifest = manifestSchema.parse(first.manifest);
  expect(second.manifest.build).toBe(manifest.build);
  expect(manifest).toMatchObject({
    name: 'mf-quotes',
    version: '1.2.3',
    contract: '^1.0',
    entry: 'remoteEntry.js',
    provides: { routes: routesOf('mf-quotes'), slots: [], locales: [...requiredLocales] },
  });
  expect(manifest.shared.react).toMatch(/^\^19\.\d+$/);
  expect(manifest.assets.map(({ path: file }) => file)).toEqual(
    expect.arrayContaining([
      ...manifest.preload,
      manifest.entry,
      expect.stringMatching(/^locale-pl-PL\.[0-9a-f]{8}\.json$/),
    ]),
  );
  expect(manifest.assets.every(({ bytes }) => bytes < 40_000)).toBe(true);
}, 60_000);

it.each([
  [
    'an unknown route',
    {
      'src/remote.ts': remote.replace(
        'routes: {',
        "routes: { nowhere: { lazy: () => import('./hello/hello.page.tsx') },",
      ),
    },
    'Route "nowhere" is not in',
  ],
  [
    'a route it owes',
    { 'src/remote.ts': remote.replace(/\n.*quoteSuccess: .*/, '') },
    'Route "quoteSuccess" belongs to mf-quotes',
  ],
  [
    'a route of somebody else',
    {
      'src/remote.ts': remote.replace(
        'routes: {',
        "routes: { cart: { lazy: () => import('./hello/hello.page.tsx') },",
      ),
    },
    'does not belong to',
  ],
  [
    'a page without Component',
    { 'src/hello/hello.page.tsx': 'export const Page = 1;' },
    'does not export "Component"',
  ],
  [
    'a slot nobody knows',
    {
      'src/remote.ts': remote.replace(
        'routes: {',
        "slots: { sidebar: () => import('./hello/hello.page.tsx') }, routes: {",
      ),
    },
    'Slot "sidebar" is not in',
  ],
  [
    'a name that is not the folder',
    { 'src/remote.ts': remote.replace("name: 'mf-quotes'", "name: 'mf-editor'") },
    'the folder is "mf-quotes"',
  ],
  [
    'a text left in English',
    wordsOf(() => ({ hello: 'Hello' })),
    'de-DE: "hello" is still the English "Hello"',
  ],
  ['a language without words', { 'locales/sv-SE.json': '{}' }, 'sv-SE: "hello" is missing'],
  [
    'a word nobody uses',
    wordsOf((locale) => ({ hello: `Hello ${locale}`, bye: `Bye ${locale}` })),
    '"bye" is used nowhere',
  ],
])('refuses %s before it compiles', async (_name, files, sentence) => {
  expect(await problems(files as Record<string, string>)).toContain(sentence);
});

it.each([
  [
    'a global style sheet',
    { 'src/hello/hello.page.tsx': `import './all.css';\n${page}`, 'src/hello/all.css': 'p { color: red }' },
    'global style sheet',
  ],
  [
    'a rule that reaches out of its file',
    { 'src/hello/hello.module.css': '.lead { color: red } p { color: red }' },
    'pure',
  ],
  [
    'a library that stands behind the kit',
    {
      'src/hello/hello.page.tsx': `import { z } from 'zod';\nexport const Component = () => String(z.string());`,
    },
    'zod/mini',
  ],
  [
    'a React of its own',
    {
      'src/hello/hello.page.tsx': `import { useState } from '../../../node_modules/react/index.js';\nexport const Component = () => String(useState);`,
    },
    'bundles React',
  ],
])(
  'refuses %s after it compiled',
  async (_name, files, sentence) => {
    expect(await problems(files as Record<string, string>)).toContain(sentence);
  },
  60_000,
);
