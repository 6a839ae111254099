import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';
import type { Db, FileStore } from '../../platform/index.ts';
import { createRegistry } from './registry.ts';
import { makeBuild } from './release.fixture.ts';

it('gives nobody a file that the store has spoilt, and gives it again once it is whole', async () => {
  const { manifest, key, read } = makeBuild('mf-checkout', 'text');
  const whole = Buffer.from((await read('remoteEntry.js')) ?? []);
  const sha256 = createHash('sha256').update(whole).digest('hex');
  const row = { name: 'mf-checkout', key, manifest, files: { 'remoteEntry.js': sha256 }, sweptAt: null };
  const logged: unknown[] = [];
  let kept = whole.subarray(0, 5);
  const registry = createRegistry({
    db: { query: async () => [row] } as unknown as Db,
    files: { read: async () => kept } as unknown as FileStore,
    folder: tmpdir(),
    log: { error: (facts: unknown) => logged.push(facts) } as unknown as FastifyBaseLogger,
    clock: () => new Date('2026-11-28T12:00:00Z'),
  });
  const asset = () => registry.asset('mf-checkout', manifest.build, 'remoteEntry.js');
  expect(await asset()).toBeNull();
  expect(logged).toMatchObject([{ file: 'remoteEntry.js', sha256 }]);
  kept = whole;
  expect(await asset()).toEqual(whole);
});
