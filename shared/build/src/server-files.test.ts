/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listServerFiles } from './server-files.ts';

const root = mkdtempSync(path.join(tmpdir(), 'server-files-'));
const source = path.join(root, 'mf-quotes/src');
const write = (file: string, text: string) => writeFileSync(path.join(source, file), text);
beforeAll(() => {
  mkdirSync(source, { recursive: true });
  write(
    'server.ts',
    "import 'react-dom/server'; import './words.json'; import './asked.ts'; import './kept.ts';",
  );
  write('asked.ts', "export { call } from './call.ts';");
  write('call.ts', "import './for-browsers.ts'; export const call = 1;");
  write('for-browsers.ts', '');
  write('call.server.ts', "import './for-servers.ts'; export const call: number = 2;");
  write('for-servers.ts', '');
  write('kept.ts', '');
});
afterAll(() => rmSync(root, { recursive: true }));
const found = async () =>
  [...(await listServerFiles('mf-quotes', root))].map((file) => path.basename(file)).sort();

const all = ['asked.ts', 'call.server.ts', 'for-servers.ts', 'kept.ts', 'server.ts'];

it('names every source that the server’s half is made of, with those that browsers never get', async () => {
  expect(await found()).toEqual(all);
});

it('names one that cannot be read, so that its repair is seen', async () => {
  write('kept.ts', 'export const = ;');
  expect(await found()).toEqual(expect.arrayContaining(['server.ts', 'kept.ts']));
});

it('names none where nothing is drawn on the server', async () => {
  expect([...(await listServerFiles('mf-editor', root))]).toEqual([]);
});
