import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '@shop/contracts';
import { request } from './request.ts';
import type { RequestInput } from './request-input.ts';
import type { ApiProblem, Result } from './result.ts';

type Part<Name extends string, Value> = unknown extends Value
  ? { readonly [K in Name]?: never }
  : Record<never, never> extends Value
    ? { readonly [K in Name]?: Value }
    : { readonly [K in Name]: Value };

interface CallOptions {
  readonly signal?: AbortSignal;
  /** Makes a write safe to repeat; call `newIdempotencyKey()` once per user action. */
  readonly idempotencyKey?: string;
  /** The revision that the change is based on, without quotes. */
  readonly ifMatch?: string | number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Receives the sent share of the request body, 0 to 1. */
  readonly onUploadProgress?: (share: number) => void;
}

export type CallInput<E extends Endpoint> = CallOptions &
  Part<'params', ParamsOf<E>> &
  Part<'query', QueryOf<E>> &
  Part<'body', BodyOf<E>>;

type CallArgs<E extends Endpoint> =
  Record<never, never> extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>];

/**
 * Calls one endpoint of the contracts. Never rejects: failures are returned as `{ ok: false, problem }`. Reads, and
 * writes with an idempotency key, are retried when the network fails; identical reads in flight share one request.
 *
 * @example const reply = await call(getOrder, { params: { number: 'R1' }, signal });
 */
export function call<E extends Endpoint>(
  endpoint: E,
  ...[input]: CallArgs<E>
): Promise<Result<ReplyOf<E>, ApiProblem>> {
  return request(endpoint, input ?? {}) as Promise<Result<ReplyOf<E>, ApiProblem>>;
}

/**
 * Uploads a file unchanged (`application/octet-stream`), with its name in `X-File-Name`.
 *
 * @example await upload(uploadAsset, file, { onProgress: setShare, signal })
 */
export function upload<E extends Endpoint & { readonly binary?: 'request' | 'reply' }>(
  endpoint: E,
  file: File,
  options: {
    readonly onProgress?: (share: number) => void;
    readonly signal?: AbortSignal;
    readonly params?: ParamsOf<E>;
    readonly query?: QueryOf<E>;
  } = {},
): Promise<Result<ReplyOf<E>, ApiProblem>> {
  const input: RequestInput = {
    body: file,
    headers: { 'Content-Type': 'application/octet-stream', 'X-File-Name': encodeURIComponent(file.name) },
    ...(options.params ? { params: options.params as Record<string, string> } : {}),
    ...(options.query ? { query: options.query as Record<string, string> } : {}),
    ...(options.signal ? { signal: options.signal } : {}),
    ...(options.onProgress ? { onUploadProgress: options.onProgress } : {}),
  };
  return request(endpoint, input) as Promise<Result<ReplyOf<E>, ApiProblem>>;
}

/** Returns a new `idempotencyKey`: one per user action, reused when that action is retried. */
export const newIdempotencyKey = (): string => crypto.randomUUID();
