import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeRunFile } from '@shop/release-tool';
import { copyRunningStore } from './copy-running-store.ts';

/** Returns the result of copying from a shop with this reply. */
const copyFrom = async (answer: RequestListener) => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'copy-store-'));
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  writeRunFile(dataDir, { url, key: 'k' });
  try {
    return await copyRunningStore(dataDir, path.join(dataDir, 'copy'));
  } finally {
    server.closeAllConnections();
    server.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
};

it('says that a shop does not answer where it ends while it answers', async () => {
  const said = await copyFrom((request, reply) => {
    reply.writeHead(200, { 'content-length': '4000' });
    reply.write('the beginning', () => request.socket.destroy());
  });
  expect(said).toContain('does not respond');
});

it('names what the shop answered where it gives nothing away', async () => {
  expect(await copyFrom((_request, reply) => reply.writeHead(403).end())).toContain('(403)');
});

it('says what is wrong with a copy that does not open, and not that nobody answered', async () => {
  await expect(copyFrom((_request, reply) => reply.end('no store at all'))).rejects.toThrow();
});
