import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import {
  type CallApi,
  type Manifest,
  manifestSchema,
  type RenderTask,
  routesOf,
  type ServedBuild,
} from '@shop/contracts';
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
  contract: '^2.0',
  routes: {
    ${routesOf('mf-quotes')
      .map((id) => `${id}: { lazy: () => import('./hello/hello.page.tsx') },`)
      .join('\n')}
  },
});`;

/** A checkout with one remote, shared/ and regions/, like that of a separate team. */
const checkout = (files: Record<string, string> = {}): string => {
  const root = mkdtempSync(path.join(tmpdir(), 'check out '));
  made.push(root);
  for (const name of ['node_modules', 'shared', 'regions'])
    symlinkSync(path.join(checkoutRoot, name), path.join(root, name));
  const all: Record<string, string> = {
    'package.json': '{ "name": "@shop/mf-quotes", "version": "1.2.3", "sideEffects": ["**/*.css"] }',
    'src/remote.ts': remote,
    'src/hello/hello.page.tsx': `import styles from './hello.module.css';
      import { getCurrentUser } from '@shop/contracts';
      import { useRegion } from '@shop/kit';
      import { call } from '@shop/kit/api';
      import { useTranslation } from 'react-i18next';
      import { fetchMinimalPricing, unwrap, useQuery } from '@shop/kit/query';
      export const Component = () => {
        const { region } = useRegion();
        const { data } = useQuery({
          queryKey: ['from', region],
          queryFn: () => fetchMinimalPricing({ region, tax_country_iso: 'PL' }),
        });
        const who = useQuery({ queryKey: ['me'], queryFn: () => unwrap(call(getCurrentUser)) });
        return <p className={styles.lead}>{[useTranslation('mf-quotes').t('hello'), region, data, who.status].join(' ')}</p>;
      };`,
    'src/server.ts': `import { serveRemote } from '@shop/kit/server';
      import remote from './remote.ts';
      export const { routes, parameters, render } = serveRemote(remote, { quote: ['product'] });`,
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
    contract: '^2.0',
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
  const inBrowsers = manifest.assets.filter(({ path: file }) => file !== manifest.server);
  expect(inBrowsers).toHaveLength(manifest.assets.length - 1);
  expect(inBrowsers.every(({ bytes }) => bytes < 40_000)).toBe(true);
  const page = manifest.pages?.quote;
  expect([page?.preload.length, page?.styles.length]).toEqual([1, 1]);
  await drawsApart(path.join(made[0] ?? '', 'mf-quotes/dist'), manifest);
});

/** Renders many pages at once, each with its own region and words, and without visitor data. */
async function drawsApart(dist: string, { server, pages }: Manifest): Promise<void> {
  const module: { exports: Partial<ServedBuild> } = { exports: {} };
  const source = readFileSync(path.join(dist, server ?? ''), 'utf8');
  vm.runInThisContext(`(function (module, exports, require) {${source}\n})`)(module, module.exports, require);
  const { routes, parameters, render } = module.exports as ServedBuild;
  expect([routes, parameters]).toEqual([['quote'], { quote: ['product'] }]);
  const asked: string[] = [];
  const askApi: CallApi = async ({ path: address, headers }) => {
    asked.push(`${headers['x-region']} ${address}`);
    await new Promise((resolve) => setTimeout(resolve, headers['x-region'] === 'pl' ? 40 : 5));
    return { status: 200, body: `for ${headers['x-region']}` };
  };
  const draw = (region: string, locale: string, hello: string) => {
    const document = {
      region,
      locale,
      languageTag: locale,
      paths: { quote: '/quote' },
      route: { id: 'quote', params: {} },
      releaseSet: { picks: {} },
    };
    const words = { 'mf-quotes': { 'mf-quotes': { hello } }, shell: { kit: {} } };
    // Only the part of the document that this page reads.
    const task = { document, address: '/quote', words, wordsKey: locale, known: [] } as unknown as RenderTask;
    return render(task, askApi);
  };
  const drawn = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      index % 2 === 0 ? draw('pl', 'pl-PL', 'Dzień dobry') : draw('gb', 'en-US', 'Hello'),
    ),
  );
  const sheet = readFileSync(path.join(dist, pages?.quote?.styles[0] ?? ''), 'utf8');
  const [, name] = /\.(mf-quotes-lead-[\w-]+)/.exec(sheet) ?? [];
  const pl = `<p class="${name}">Dzień dobry pl for pl pending</p>`;
  const gb = `<p class="${name}">Hello gb for gb pending</p>`;
  expect(drawn.map(({ html }) => html)).toEqual([pl, gb, pl, gb, pl, gb]);
  expect(drawn[0]).toMatchObject({ passes: 2, queries: [[['from', 'pl'], 'for pl']] });
  expect(asked.every((address) => address.includes('/prices/minimal'))).toBe(true);
}

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
