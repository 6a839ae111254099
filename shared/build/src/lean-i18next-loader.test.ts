import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { transformSync } from '@swc/core';

const kit = createRequire(path.join(__dirname, '../../kit/package.json'));
const resourcePath = path.join(path.dirname(kit.resolve('i18next/package.json')), 'dist/esm/i18next.js');
const lean = require('./lean-i18next-loader.cjs') as (
  this: { resourcePath: string },
  source: string,
) => string;
const source = readFileSync(resourcePath, 'utf8');

interface Words {
  init: (options: object) => Promise<unknown>;
  addResourceBundle: (locale: string, namespace: string, words: object) => void;
  getFixedT: (locale: string, namespace: string) => (key: string, values?: object) => string;
}

/** Runs the source of an ES module. */
function load(code: string): { createInstance: () => Words } {
  const module = { exports: {} as { createInstance: () => Words } };
  const commonJs = transformSync(code, { module: { type: 'commonjs' }, jsc: { target: 'es2022' } }).code;
  new Function('module', 'exports', commonJs)(module, module.exports);
  return module.exports;
}

it('makes i18next smaller and leaves what the shop uses of it', async () => {
  const code = lean.call({ resourcePath }, source);
  expect(code.length).toBeLessThan(source.length * 0.85);
  const words = load(code).createInstance();
  await words.init({
    lng: 'pl-PL',
    fallbackLng: 'en-US',
    ns: [],
    nsSeparator: false,
    resources: {},
    interpolation: { escapeValue: false },
  });
  words.addResourceBundle('pl-PL', 'mf-checkout', {
    box_one: '{{count}} pudełko',
    box_few: '{{count}} pudełka',
  });
  words.addResourceBundle('en-US', 'mf-checkout', { hello: 'Hello {{name}}, <b>{{name}}</b>' });
  const t = words.getFixedT('pl-PL', 'mf-checkout');
  expect([t('box', { count: 1 }), t('box', { count: 3 }), t('hello', { name: 'A&B' }), t('gone')]).toEqual([
    '1 pudełko',
    '3 pudełka',
    'Hello A&B, <b>A&B</b>',
    'gone',
  ]);
});

it('refuses a version of i18next that no longer has a method it empties', () => {
  expect(() =>
    lean.call({ resourcePath }, source.replace('cloneInstance(options', 'copyOf(options')),
  ).toThrow('i18next has no I18n.cloneInstance');
});
