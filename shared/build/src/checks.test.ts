import { checkPolicy } from './checks.ts';

it('refuses a remote that lets WebAssembly into every page, and says where to compile it', () => {
  expect(checkPolicy('mf-editor', { 'script-src': ["'wasm-unsafe-eval'"] })).toEqual([
    "mf-editor/csp.json asks for 'wasm-unsafe-eval' on every page; compile in the document at /wasm-realm instead.",
  ]);
  expect(checkPolicy('mf-editor', { 'frame-src': ["'self'"] })).toEqual([]);
});
