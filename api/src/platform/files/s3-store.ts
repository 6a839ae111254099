import { createHash } from 'node:crypto';
import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { createDiskStore, type FileStore } from './file-store.ts';

/** A bucket of any S3-compatible store, addressed by path: `<endpoint>/<bucket>/<key>`. */
export interface S3Settings {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export interface S3StoreOptions {
  /** Prefix of all keys, so that stores for different purposes can share a bucket. */
  readonly prefix: string;
  /**
   * Folder for local copies: uploads in progress, and files that a child process reads by path. May
   * be emptied at any time.
   */
  readonly cache: string;
}

const hour = 3_600_000;
/** Hours after its last use until a local copy is deleted. */
const copyHours = 24;

/** Deletes copies that were not used for a day. */
const prune = async (folder: string, now: number): Promise<void> => {
  for (const part of await readdir(folder).catch(() => [] as string[]))
    for (const name of await readdir(join(folder, part)).catch(() => [] as string[])) {
      const file = join(folder, part, name);
      const found = await stat(file).catch(() => null);
      if (found?.isFile() === true && now - found.mtimeMs > copyHours * hour) await rm(file, { force: true });
    }
};

/**
 * Returns a store in a bucket with the guarantees of the disk store: bytes under their SHA-256, no
 * duplicates, no partial reads. It verifies the hash of downloaded bytes, so a corrupt object is
 * detected. Throws when the bucket does not answer; the request then fails as busy or failed,
 * without partial effects.
 */
export const createS3Store = (settings: S3Settings, { prefix, cache }: S3StoreOptions): FileStore => {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 });
  const copies = createDiskStore(cache);
  const base = `${endpoint.replace(/\/$/, '')}/${bucket}/${prefix}`;
  let prunedAt = Date.now();

  const urlOf = (sha256: string): string => {
    if (!/^[0-9a-f]{64}$/.test(sha256)) throw new Error('not the name of a stored file');
    return `${base}/${sha256.slice(0, 2)}/${sha256.slice(2)}`;
  };

  const sendRequest = async (
    method: string,
    sha256: string,
    body?: Uint8Array<ArrayBuffer>,
  ): Promise<Response> => {
    const reply = await client.fetch(urlOf(sha256), {
      method,
      ...(body === undefined
        ? {}
        : { body, headers: { 'content-type': 'application/octet-stream', 'x-amz-content-sha256': sha256 } }),
    });
    if (reply.ok || reply.status === 404) return reply;
    const errorCode = /<Code>(\w+)<\/Code>/.exec(await reply.text())?.[1] ?? '';
    throw new Error(`The bucket ${bucket} answered ${method} with ${reply.status} ${errorCode}`.trim());
  };

  const get = async (sha256: string): Promise<Response> => {
    const reply = await sendRequest('GET', sha256);
    if (reply.status === 404) throw new Error(`There is no file ${sha256} in the bucket ${bucket}.`);
    return reply;
  };

  const read = async (sha256: string): Promise<Buffer> => {
    if (await copies.has(sha256)) return copies.read(sha256);
    const bytes = Buffer.from(await (await get(sha256)).arrayBuffer());
    if (createHash('sha256').update(bytes).digest('hex') !== sha256)
      throw new Error(`The file ${sha256} came back from the bucket ${bucket} with other bytes.`);
    return bytes;
  };

  const size = async (sha256: string): Promise<number | null> => {
    const reply = await sendRequest('HEAD', sha256);
    return reply.status === 404 ? null : Number(reply.headers.get('content-length') ?? 0);
  };

  const pruneHourly = async (): Promise<void> => {
    if (Date.now() - prunedAt < hour) return;
    prunedAt = Date.now();
    await prune(cache, prunedAt);
  };

  return {
    put: async (source, maxBytes) => {
      const kept = await copies.put(source, maxBytes);
      if (!kept.ok) return kept;
      const { sha256 } = kept.value;
      // Uploaded even when the object seems to exist: it may be deleted at this moment.
      const reply = await sendRequest('PUT', sha256, new Uint8Array(await copies.read(sha256)));
      if (reply.status === 404) throw new Error(`There is no bucket ${bucket} at ${endpoint}.`);
      await pruneHourly();
      return kept;
    },
    stream: async (sha256) =>
      (await copies.has(sha256)) ? copies.stream(sha256) : Readable.from([await read(sha256)]),
    read,
    has: async (sha256) => (await size(sha256)) !== null,
    size,
    localPath: async (sha256) => {
      if (!(await copies.has(sha256))) await copies.put(await read(sha256));
      const path = await copies.localPath(sha256);
      const now = new Date();
      // Marks the copy as used, which extends its life by a day.
      await utimes(path, now, now);
      await pruneHourly();
      return path;
    },
    remove: async (sha256) => {
      await sendRequest('DELETE', sha256);
      await copies.remove(sha256);
    },
  };
};
