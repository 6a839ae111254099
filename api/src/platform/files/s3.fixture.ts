import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Settings } from './s3-store.ts';

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');
const mac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/**
 * Whether a request is signed with this secret. Computed from the published rules of AWS Signature
 * Version 4 (docs.aws.amazon.com, "Create a signed AWS API request"), independently of the client's
 * code.
 */
const isSigned = (
  request: IncomingMessage,
  body: Buffer,
  { secretAccessKey, accessKeyId }: S3Settings,
): boolean => {
  const match =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    );
  if (match === null) return false;
  const [, id, date = '', region = '', names = '', signature = ''] = match;
  const claimed = String(request.headers['x-amz-content-sha256'] ?? '');
  if (id !== accessKeyId || (claimed !== sha256(body) && claimed !== 'UNSIGNED-PAYLOAD')) return false;
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3');
  const headers = names
    .split(';')
    .map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`)
    .join('');
  const canonical = [request.method, pathname, searchParams.toString(), headers, names, claimed].join('\n');
  const scope = `${date}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = mac(mac(mac(mac(`AWS4${secretAccessKey}`, date), region), 's3'), 'aws4_request');
  return timingSafeEqual(mac(key, text), Buffer.from(signature, 'hex'));
};

export interface TestBucket {
  readonly settings: S3Settings;
  /** Objects by key, for tests to inspect and corrupt. */
  readonly objects: Map<string, Buffer>;
  /** Statuses to answer with first, one per request. */
  readonly trouble: number[];
  close(): Promise<void>;
}

/** Starts a local bucket that rejects every request with a wrong signature. */
export const startTestBucket = async (): Promise<TestBucket> => {
  const objects = new Map<string, Buffer>();
  const trouble: number[] = [];
  const answer = (request: IncomingMessage, body: Buffer): { status: number; body: Buffer | string } => {
    const early = trouble.shift();
    if (early !== undefined) return { status: early, body: '<Error><Code>SlowDown</Code></Error>' };
    if (!isSigned(request, body, settings))
      return { status: 403, body: '<Error><Code>SignatureDoesNotMatch</Code></Error>' };
    const key = (request.url ?? '').replace(`/${settings.bucket}/`, '');
    const found = objects.get(key);
    if (request.method === 'PUT') objects.set(key, body);
    if (request.method === 'DELETE') objects.delete(key);
    if (request.method === 'PUT') return { status: 200, body: '' };
    if (request.method === 'DELETE') return { status: 204, body: '' };
    return found === undefined
      ? { status: 404, body: '<Error><Code>NoSuchKey</Code></Error>' }
      : { status: 200, body: found };
  };
  const server: Server = createServer((request, reply) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { status, body } = answer(request, Buffer.concat(parts));
      reply.writeHead(status, status === 204 ? {} : { 'content-length': Buffer.byteLength(body) });
      reply.end(request.method === 'HEAD' ? undefined : body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const settings: S3Settings = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bucket: 'shop-files',
    region: 'eu-central-1',
    accessKeyId: 'AKIAEXAMPLE',
    secretAccessKey: 'a secret/with+signs',
  };
  return {
    settings,
    objects,
    trouble,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
