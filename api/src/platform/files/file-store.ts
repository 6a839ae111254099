import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fail, ok, type Result } from '../server/result.ts';

export interface StoredFile {
  /** SHA-256 of the content, which is also the file's key. */
  readonly sha256: string;
  readonly bytes: number;
}

/**
 * Stores bytes by the hash of their content. Writing the same bytes twice stores one copy; a reader
 * never sees a partial file. Every operation is possible on an S3-compatible store.
 */
export interface FileStore {
  /** Stores a stream. Stores nothing when it exceeds `maxBytes`. */
  readonly put: (
    source: Readable | Uint8Array,
    maxBytes?: number,
  ) => Promise<Result<StoredFile, 'artwork_too_large'>>;
  readonly stream: (sha256: string) => Promise<Readable>;
  readonly read: (sha256: string) => Promise<Buffer>;
  readonly has: (sha256: string) => Promise<boolean>;
  /** Returns the size in bytes; null for a file that does not exist. */
  readonly size: (sha256: string) => Promise<number | null>;
  /**
   * Returns a local path for a child process that reads the file. The file must not be modified.
   */
  readonly localPath: (sha256: string) => Promise<string>;
  readonly remove: (sha256: string) => Promise<void>;
}

class TooLarge extends Error {}

const isHash = (name: string): boolean => /^[0-9a-f]{64}$/.test(name);

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

/**
 * Writes a stream to a new file and syncs it to disk. When the disk is full it drains the rest, so
 * that the client still receives the error, then throws.
 */
async function writeAll(
  path: string,
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  let fault: unknown = null;
  const attempt = (work: Promise<void>) =>
    work.catch((error: unknown) => {
      fault = error;
    });
  try {
    for await (const chunk of chunks) if (fault === null) await attempt(file.writeFile(chunk));
    if (fault === null) await attempt(file.sync());
  } finally {
    await file.close();
  }
  if (fault !== null) throw fault;
}

/** Runs `work` in a folder, which it creates when missing. */
async function inFolder(folder: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isMissing(error)) throw error;
    await mkdir(folder, { recursive: true });
    await work();
  }
}

/**
 * Returns a store in a folder on disk: `ab/cdef…`. Files are written under a temporary name and
 * renamed.
 */
export const createDiskStore = (folder: string): FileStore => {
  const pathOf = (sha256: string): string => {
    if (!isHash(sha256)) throw new Error('not the name of a stored file');
    return join(folder, sha256.slice(0, 2), sha256.slice(2));
  };
  const size = async (sha256: string) => {
    try {
      const found = await stat(pathOf(sha256));
      return found.isFile() ? found.size : null;
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  };
  const drafts = join(folder, 'drafts');
  /** The same for bytes in memory, without a stream: a release has thousands of small files. */
  const putBytes = async (bytes: Uint8Array): Promise<StoredFile> => {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const draft = join(drafts, randomUUID());
    const path = pathOf(sha256);
    try {
      await inFolder(drafts, () => writeAll(draft, [bytes]));
      await inFolder(dirname(path), () => rename(draft, path));
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
    return { sha256, bytes: bytes.length };
  };
  return {
    async put(source, maxBytes = Number.POSITIVE_INFINITY) {
      if (!(source instanceof Readable))
        return source.length > maxBytes ? fail('artwork_too_large') : ok(await putBytes(source));
      await mkdir(drafts, { recursive: true });
      const draft = join(drafts, randomUUID());
      const hash = createHash('sha256');
      let bytes = 0;
      const meter = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          bytes += chunk.length;
          // Drains the stream for a while: a client whose upload is cut off never reads the reply.
          if (bytes > maxBytes) return done(bytes > 4 * maxBytes ? new TooLarge() : null);
          hash.update(chunk);
          done(null, chunk);
        },
        flush: (done) => done(bytes > maxBytes ? new TooLarge() : null),
      });
      try {
        await pipeline(source, meter, (chunks: AsyncIterable<Buffer>) => writeAll(draft, chunks));
        const sha256 = hash.digest('hex');
        const path = pathOf(sha256);
        await mkdir(join(folder, sha256.slice(0, 2)), { recursive: true });
        await rename(draft, path);
        return ok({ sha256, bytes });
      } catch (error) {
        await rm(draft, { force: true });
        if (error instanceof TooLarge) return fail('artwork_too_large');
        throw error;
      }
    },
    stream: async (sha256) => createReadStream(pathOf(sha256)),
    read: async (sha256) => readFile(pathOf(sha256)),
    has: async (sha256) => (await size(sha256)) !== null,
    size,
    localPath: async (sha256) => pathOf(sha256),
    remove: async (sha256) => rm(pathOf(sha256), { force: true }),
  };
};
