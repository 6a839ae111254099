import type * as z from 'zod/mini';
import type { ProblemCode } from './problem.ts';

/** Who may call: anyone; any token (an anonymous user too); a registered user; the shop's own staff or a CI key. */
export type Audience = 'anyone' | 'visitor' | 'member' | 'staff';

export type Schema = z.ZodMiniType;

/**
 * One HTTP endpoint, declared once. The same value registers the route in `api`, types the client in `shared/kit`
 * and writes OpenAPI. `path` is relative to `/api`, parameters are written `:name`.
 */
export interface Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Reply extends Schema = Schema,
  Code extends ProblemCode = ProblemCode,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly summary: string;
  readonly audience: Audience;
  /**
   * What an API key needs to call this: see `scopeOf`, which derives it from path, method and audience where it is
   * absent. `none`: no API key may call it, only a session.
   */
  readonly scope?: string;
  /**
   * For `visitor` and `member`: owners see what is theirs; staff, and keys of the shop's tools with the same scope
   * behind `staff:`, see everybody's.
   */
  readonly alsoStaff?: true;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly reply: Reply;
  /** Every code this endpoint may answer with, besides `commonCodes`. */
  readonly errors: readonly Code[];
  /** `required`: calls without an Idempotency-Key are refused with 422. Writes accept one otherwise. */
  readonly idempotency?: 'required';
  /** Bytes in or out instead of JSON; `reply` then describes the JSON side, if there is one. */
  readonly binary?: 'request' | 'reply';
}

/** Keeps the literal types of a declaration. */
export const defineEndpoint = <
  Params extends Schema,
  Query extends Schema,
  Body extends Schema,
  Reply extends Schema,
  Code extends ProblemCode,
>(
  endpoint: Endpoint<Params, Query, Body, Reply, Code>,
): Endpoint<Params, Query, Body, Reply, Code> => endpoint;

/** What a caller passes. Absent parts stay absent. */
export type ParamsOf<E extends Endpoint> =
  E extends Endpoint<infer P, Schema, Schema, Schema> ? z.input<P> : never;
export type QueryOf<E extends Endpoint> =
  E extends Endpoint<Schema, infer Q, Schema, Schema> ? z.input<Q> : never;
export type BodyOf<E extends Endpoint> =
  E extends Endpoint<Schema, Schema, infer B, Schema> ? z.input<B> : never;
/** What a caller gets. */
export type ReplyOf<E extends Endpoint> =
  E extends Endpoint<Schema, Schema, Schema, infer R> ? z.output<R> : never;
