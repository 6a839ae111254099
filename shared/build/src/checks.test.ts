import { checkBundle, checkPolicy } from './checks.ts';

it('refuses a remote that lets WebAssembly into every page, and says where to compile it', () => {
  expect(checkPolicy('mf-editor', { 'script-src': ["'wasm-unsafe-eval'"] })).toEqual([
    "mf-editor/csp.json asks for 'wasm-unsafe-eval' on every page; compile in the document at /wasm-realm instead.",
  ]);
  expect(checkPolicy('mf-editor', { 'frame-src': ["'self'"] })).toEqual([]);
});

it.each([
  ['@tanstack/react-query', 'bundles a library that is reached through the kit only'],
  ['@tanstack/query-core', 'bundles a library that is reached through the kit only'],
  ['axios', 'bundles a library that is reached through the kit only'],
  ['@tanstack/react-table', null],
  ['@tanstack/react-virtual', null],
  ['@tanstack/react-store', null],
])('judges %s in the bundle of a remote', (name, sentence) => {
  const nameForCondition = `/checkout/node_modules/${name}/dist/index.js`;
  const found = checkBundle('mf-desk', { modules: [{ modules: [{ nameForCondition }] }] });
  expect(found).toEqual(sentence === null ? [] : [`mf-desk ${sentence} (${nameForCondition}).`]);
});
