import type * as z from 'zod/mini';
import type { ProblemCode } from './problem.ts';

/** Who may call: anyone; any token (including an anonymous user's); a registered user; the shop's staff or a CI key. */
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
   * The scope that an API key needs; defaults to what `scopeOf` derives from path, method and audience. `none`:
   * sessions only, no API keys.
   */
  readonly scope?: string;
  /**
   * For `visitor` and `member`: owners see their own data; staff, and the shop's tools with a key for the same `staff:`
   * scope, see all.
   */
  readonly alsoStaff?: true;
  /**
   * For `visitor` and `member`: people of the staff with this permission may make the call for the owner in a session.
   * Without it they are a customer like others.
   */
  readonly staffScope?: string;
  /** A session of staff may make the call before it has proved its second factor. Calls of visitors need no mention. */
  readonly beforeSecondFactor?: true;
  /**
   * The reply's `token` replaces the caller's, which the server refuses from then on. The client sends no other call of
   * the page meanwhile.
   */
  readonly replacesToken?: true;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly reply: Reply;
  /** Every problem code of this endpoint, besides `commonCodes`. */
  readonly errors: readonly Code[];
  /** `required`: requests without an Idempotency-Key answer 422. Other writes accept one. */
  readonly idempotency?: 'required';
  /** The request or reply is bytes instead of JSON; `reply` then describes the JSON side, if there is one. */
  readonly binary?: 'request' | 'reply';
}

/** Declares an endpoint and preserves its literal types. */
export const defineEndpoint = <
  Params extends Schema,
  Query extends Schema,
  Body extends Schema,
  Reply extends Schema,
  Code extends ProblemCode,
>(
  endpoint: Endpoint<Params, Query, Body, Reply, Code>,
): Endpoint<Params, Query, Body, Reply, Code> => endpoint;

/** The parameters of a call. Absent parts stay absent. */
export type ParamsOf<E extends Endpoint> =
  E extends Endpoint<infer P, Schema, Schema, Schema> ? z.input<P> : never;
export type QueryOf<E extends Endpoint> =
  E extends Endpoint<Schema, infer Q, Schema, Schema> ? z.input<Q> : never;
export type BodyOf<E extends Endpoint> =
  E extends Endpoint<Schema, Schema, infer B, Schema> ? z.input<B> : never;
/** The reply of a call. */
export type ReplyOf<E extends Endpoint> =
  E extends Endpoint<Schema, Schema, Schema, infer R> ? z.output<R> : never;
