import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createDiskStore, type FileStore } from './file-store.ts';
import { checkSignature, signUrl } from './signed-url.ts';

let folder: string;
let files: FileStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-files-'));
  files = createDiskStore(folder);
});
afterEach(() => rm(folder, { recursive: true }));
const drafts = () => readdir(join(folder, 'drafts'));

describe('the file store', () => {
  it('keeps bytes under the SHA-256 of their content, once', async () => {
    // FIPS 180-2, appendix B.1: the digest of "abc".
    const sha256 = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
    expect(await files.put(Buffer.from('abc'))).toEqual({ ok: true, value: { sha256, bytes: 3 } });
    expect(await files.put(Readable.from([Buffer.from('a'), Buffer.from('bc')]))).toMatchObject({
      value: { sha256 },
    });
    expect([await files.has(sha256), (await files.read(sha256)).toString()]).toEqual([true, 'abc']);
    await files.remove(sha256);
    expect(await files.has(sha256)).toBe(false);
    expect(await drafts()).toEqual([]);
  });

  it('keeps nothing of a stream that is too large or breaks off', async () => {
    expect(await files.put(Buffer.alloc(101), 100)).toMatchObject({ code: 'artwork_too_large' });
    expect(await files.put(Buffer.alloc(100), 100)).toMatchObject({ ok: true });
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half');
        throw new Error('connection lost');
      })(),
    );
    await expect(files.put(broken)).rejects.toThrow('connection lost');
    expect(await drafts()).toEqual([]);
  });

  it('takes no path for a name', async () => {
    await expect(files.read('../../etc/passwd')).rejects.toThrow('not the name');
    await expect(files.stream('ab')).rejects.toThrow('not the name');
  });
});

describe('a signed address', () => {
  const secret = 'a secret of more than thirty-two characters';
  const now = new Date('2026-11-27T10:20:00Z');
  const parts = (url: string) => Object.fromEntries(new URL(url, 'http://x').searchParams);

  it('works for its path until its end, which is one to two hours away', () => {
    const url = signUrl(secret, '/assets/1/thumbnail', now);
    expect(url.startsWith('/api/assets/1/thumbnail?expires=')).toBe(true);
    const query = parts(url);
    const at = (time: string) => checkSignature(secret, '/assets/1/thumbnail', query, new Date(time));
    expect([at('2026-11-27T10:20:00Z'), at('2026-11-27T12:00:00Z'), at('2026-11-27T12:00:00.001Z')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(signUrl(secret, '/assets/1/thumbnail', new Date('2026-11-27T10:59:00Z'))).toBe(url);
  });

  it('works for nothing else', () => {
    const query = parts(signUrl(secret, '/assets/1/thumbnail', now));
    const check = (path: string, change: object, key = secret) =>
      checkSignature(key, path, { ...query, ...change }, now);
    expect(check('/assets/1/thumbnail', {})).toBe(true);
    expect(check('/assets/2/thumbnail', {})).toBe(false);
    expect(check('/assets/1/thumbnail', {}, 'another secret of more than thirty-two')).toBe(false);
    for (const change of [
      { expires: '99999999999999' },
      { expires: 'never' },
      { expires: undefined },
      { signature: '' },
      { signature: undefined },
    ])
      expect(check('/assets/1/thumbnail', change)).toBe(false);
  });
});
