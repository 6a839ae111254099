import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as contracts from '@shop/contracts';
import { callShop } from './call-shop.ts';
import { resolveKey } from './release-commands/command.ts';

let server: Server;
let answer = { status: 200, body: '{}' };
let shop = { url: '', key: 'k' };
beforeAll(async () => {
  server = createServer((_request, reply) => {
    reply.writeHead(answer.status, { 'content-type': 'text/html' }).end(answer.body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  shop = { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, key: 'k' };
});
afterAll(() => server.close());

it('says so when something stands before the shop and answers for it', async () => {
  answer = { status: 502, body: '<html>Bad gateway</html>' };
  const called = await callShop(shop, contracts.listReleases);
  expect(called).toMatchObject({ ok: false, message: expect.stringContaining('replied 502') });
});

it('repeats what the shop says of each field', async () => {
  const problem = { detail: 'Look again.', fields: [{ path: 'key', code: 'blank', message: 'Say which.' }] };
  answer = { status: 422, body: JSON.stringify(problem) };
  expect(await callShop(shop, contracts.listReleases)).toMatchObject({
    ok: false,
    message: 'Look again. key: Say which.',
  });
});

it('looks a release up by its key or the start of its build, and leaves one that is older than the list to the shop', async () => {
  const releases = ['abc1', 'abc2', 'def3'].map((build) => ({ key: `1.0.0+${build}`, build }));
  answer = { status: 200, body: JSON.stringify({ releases }) };
  const find = (wanted: string) => resolveKey(shop, 'mf-quotes', wanted);
  expect(await find('latest')).toEqual({ ok: true, value: '1.0.0+abc1' });
  expect(await find('def')).toEqual({ ok: true, value: '1.0.0+def3' });
  expect(await find('abc')).toMatchObject({ ok: false, message: expect.stringContaining('More than one') });
  expect(await find('xyz')).toMatchObject({ ok: false, message: expect.stringContaining('No release') });
  expect(await find('1.0.0+abc2')).toEqual({ ok: true, value: '1.0.0+abc2' });
  expect(await find('0.9.0+old')).toMatchObject({ ok: false });
  const hundred = Array.from({ length: 100 }, (_, index) => ({ key: `2.0.0+${index}x`, build: `${index}x` }));
  answer = { status: 200, body: JSON.stringify({ releases: hundred }) };
  expect(await find('0.9.0+old')).toEqual({ ok: true, value: '0.9.0+old' });
});
