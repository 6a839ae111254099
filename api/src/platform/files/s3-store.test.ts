import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { startTestBucket, type TestBucket } from './s3.fixture.ts';
import { createS3Store } from './s3-store.ts';

let bucket: TestBucket;
let folder: string;
beforeEach(async () => {
  bucket = await startTestBucket();
  folder = await mkdtemp(join(tmpdir(), 'shop-s3-'));
});
afterEach(async () => {
  await bucket.close();
  await rm(folder, { recursive: true });
});
const store = (cache = 'one', change: object = {}) =>
  createS3Store({ ...bucket.settings, ...change }, { prefix: 'files', cache: join(folder, cache) });
// FIPS 180-2, appendix B.1: the digest of "abc".
const abc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
const key = `files/${abc.slice(0, 2)}/${abc.slice(2)}`;

it('keeps bytes under the SHA-256 of their content, for every process with the bucket', async () => {
  expect(await store().put(Readable.from([Buffer.from('a'), Buffer.from('bc')]))).toEqual({
    ok: true,
    value: { sha256: abc, bytes: 3 },
  });
  expect([...bucket.objects.keys()]).toEqual([key]);
  // Another machine, with an empty local cache.
  const other = store('two');
  expect([await other.has(abc), await other.size(abc)]).toEqual([true, 3]);
  expect((await other.read(abc)).toString()).toBe('abc');
  expect(Buffer.concat(await (await other.stream(abc)).toArray()).toString()).toBe('abc');
  expect(await other.localPath(abc)).toContain(join(folder, 'two'));
  await other.remove(abc);
  expect([await other.has(abc), bucket.objects.size]).toEqual([false, 0]);
  await expect(other.read(abc)).rejects.toThrow('There is no file');
});

it('keeps nothing of what is too large', async () => {
  expect(await store().put(Buffer.alloc(101), 100)).toMatchObject({ code: 'artwork_too_large' });
  expect(bucket.objects.size).toBe(0);
});

it('notices bytes that came back changed', async () => {
  await store().put(Buffer.from('abc'));
  bucket.objects.set(key, Buffer.from('abd'));
  await expect(store('two').read(abc)).rejects.toThrow('with other bytes');
});

it('tries again when the bucket is busy, and says what it was refused with', async () => {
  bucket.trouble.push(503, 503);
  expect((await store().put(Buffer.from('abc'))).ok).toBe(true);
  await expect(store('two', { secretAccessKey: 'another' }).put(Buffer.from('x'))).rejects.toThrow(
    'answered PUT with 403 SignatureDoesNotMatch',
  );
});

it('takes no path for a name', async () => {
  await expect(store().size('../../secret')).rejects.toThrow('not the name');
});
