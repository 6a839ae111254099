import { tmpdir } from 'node:os';
import { setImmediate as aTurn } from 'node:timers/promises';
import { buildHash, sriOf } from '@shop/releases';
import { createDiskStore } from '../../platform/composition.ts';
import { type Db, type FileStore, ok } from '../../platform/index.ts';
import { publishRelease } from './publish-release.ts';
import { makeBuild } from './release.fixture.ts';

/** Nothing is published, and nothing may be written. */
const db = { query: async () => [] } as unknown as Db;
const deps = { db, files: createDiskStore(tmpdir()), environment: 'local' } as const;

it.each(['', '1.0', '1.0.0+x', '1.0.0 2', '1.0.0\n', '../../x', '<b>1.0.0</b>', `1.0.0-${'x'.repeat(60)}`])(
  'takes no build whose version is "%s", since its key would be',
  async (version) => {
    const build = makeBuild('mf-checkout', 'text', { version });
    expect(await publishRelease(deps, build, 'test')).toMatchObject({
      ok: false,
      code: 'release_invalid',
      detail: expect.stringContaining('version'),
    });
  },
);

describe('many files', () => {
  const { manifest: small } = makeBuild('mf-checkout', 'many');
  const contents = new Map(
    [small.entry, ...Array.from({ length: 99 }, (_, at) => `chunks/${at}.js`)].map((path) => [
      path,
      Buffer.from(path),
    ]),
  );
  const unsealed = {
    ...small,
    assets: [...contents].map(([path, bytes]) => ({ path, sri: sriOf(bytes), bytes: bytes.length })),
  };
  const publication = {
    manifest: { ...unsealed, build: buildHash(unsealed) },
    read: async (path: string) => contents.get(path) ?? null,
  };
  const records = {
    query: async () => [],
    execute: async () => 1,
    transaction: (work: (tx: unknown) => unknown) => work(records),
  };
  /** Counts concurrent writes; writing the file named by `breaks` fails. */
  const storeOf = (breaks: string | null) => {
    const seen = { now: 0, most: 0, written: [] as string[] };
    const put = async (source: unknown) => {
      const text = Buffer.isBuffer(source) ? source.toString() : '';
      seen.now += 1;
      seen.most = Math.max(seen.most, seen.now);
      await aTurn();
      seen.now -= 1;
      if (text === breaks) throw new Error('the disk is full');
      seen.written.push(text);
      return ok({ sha256: text, bytes: text.length });
    };
    return { seen, files: { put } as unknown as FileStore };
  };
  const publish = (files: FileStore) =>
    publishRelease({ db: records as unknown as Db, files, environment: 'local' }, publication, 'test');

  it('are written several at a time, each once', async () => {
    const { seen, files } = storeOf(null);
    expect(await publish(files)).toMatchObject({ ok: true });
    expect([...seen.written].sort()).toEqual([...contents.keys()].sort());
    expect(seen.most).toBe(16);
  });

  it('are left alone as soon as a publication has failed, and it fails when the last writer has stopped', async () => {
    const { seen, files } = storeOf('chunks/40.js');
    await expect(publish(files)).rejects.toThrow('the disk is full');
    expect(seen.now).toBe(0);
    expect(seen.written.length).toBeLessThan(contents.size - 16);
  });
});
