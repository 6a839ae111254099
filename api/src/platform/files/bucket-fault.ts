import { AwsClient } from 'aws4fetch';
import type { S3Settings } from './s3-store.ts';

const longest = 10_000;

/** Answers of S3 that say that the key itself is wrong. A refusal of one address alone may be a narrow policy. */
const keyRefused = /<Code>(InvalidAccessKeyId|SignatureDoesNotMatch|AuthorizationHeaderMalformed)<\/Code>/;

const reasonOf = (error: unknown): string => {
  const { message, cause } = error as {
    readonly message: string;
    readonly cause?: Partial<NodeJS.ErrnoException>;
  };
  return cause?.message || cause?.code || message;
};

/** Why the bucket cannot be used, in one sentence, or null: asks it once for a file that is not there. */
export const findBucketFault = async ({
  endpoint,
  bucket,
  region,
  accessKeyId,
  secretAccessKey,
}: S3Settings): Promise<string | null> => {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  try {
    const reply = await client.fetch(`${endpoint.replace(/\/$/, '')}/${bucket}/files/00/start`, {
      signal: AbortSignal.timeout(longest),
    });
    const text = await reply.text();
    if (text.includes('<Code>NoSuchBucket</Code>'))
      return `There is no bucket "${bucket}" at ${endpoint}: create it, or check S3_BUCKET and S3_REGION.`;
    if (keyRefused.test(text))
      return `The store at ${endpoint} does not accept the key: check S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and S3_REGION.`;
    return reply.status >= 500
      ? `The store at ${endpoint} replied ${reply.status}: check S3_ENDPOINT and that the store is running.`
      : null;
  } catch (error) {
    return `The store at ${endpoint} cannot be reached (${reasonOf(error)}): check S3_ENDPOINT and that the store is running.`;
  }
};
