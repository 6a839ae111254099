import path from 'node:path';
import type { FileStore } from '@shop/api/platform';
import { createDiskStore, createS3Store, type S3Settings } from '@shop/api/platform/composition';

const names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

const text = (env: NodeJS.ProcessEnv, name: string): string | null => env[name]?.trim() || null;

/** Returns the bucket's settings if they are complete, null for the disk. */
export const s3Settings = (env: NodeJS.ProcessEnv): S3Settings | null => {
  const [endpoint, bucket, accessKeyId, secretAccessKey] = names.map((name) => text(env, name));
  return endpoint && bucket && accessKeyId && secretAccessKey
    ? { endpoint, bucket, accessKeyId, secretAccessKey, region: text(env, 'S3_REGION') ?? 'us-east-1' }
    : null;
};

/** Returns why the bucket's configuration is invalid, in one sentence, or null. A partial configuration is refused. */
export const s3Fault = (env: NodeJS.ProcessEnv): string | null => {
  const set = names.filter((name) => text(env, name) !== null);
  const endpoint = text(env, 'S3_ENDPOINT');
  if (set.length > 0 && set.length < names.length)
    return `${set.join(', ')} ${set.length === 1 ? 'is' : 'are'} set without ${names.filter((name) => !set.includes(name)).join(', ')}; set all four to store files in a bucket, or none.`;
  if (endpoint !== null && !(URL.canParse(endpoint) && /^https?:$/.test(new URL(endpoint).protocol)))
    return `S3_ENDPOINT is "${endpoint}"; set it to an address such as https://s3.eu-central-1.amazonaws.com.`;
  if (set.length > 0 && !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(text(env, 'S3_BUCKET') ?? ''))
    return 'S3_BUCKET is not a valid bucket name: use 3 to 63 lower-case letters, digits, dots and hyphens.';
  return null;
};

export interface FileStores {
  /** Uploads, artwork, print files. */
  readonly files: FileStore;
  /** Files of builds. */
  readonly releaseFiles: FileStore;
}

/** Opens the shop's two stores, in one bucket or in the data folder. */
export const openFileStores = (dataDir: string, s3: S3Settings | null): FileStores => {
  const store = (name: string) =>
    s3 === null
      ? createDiskStore(path.join(dataDir, name))
      : createS3Store(s3, { prefix: name, cache: path.join(dataDir, 'cache', name) });
  return { files: store('files'), releaseFiles: store('releases') };
};
