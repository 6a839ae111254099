import type { Readable } from 'node:stream';
import type { commonCodes, Endpoint, ProblemCode, Schema } from '@shop/contracts';
import type { RegionId } from '@shop/regions';
import type { FastifyBaseLogger } from 'fastify';
import type * as z from 'zod/mini';
import type { Db } from '../db/db.ts';
import type { Result } from './result.ts';

/** The user behind the presented token. */
export interface CallUser {
  readonly id: number;
  /** `null` for an anonymous visitor. */
  readonly email: string | null;
  readonly anonymous: boolean;
  readonly role: 'customer' | 'staff';
  readonly locale: string;
  /** The presented token itself, empty for an API key; never store or log it. */
  readonly token: string;
}

/** What an API key that calls was given. */
export interface KeyGrant {
  readonly id: number;
  readonly scopes: readonly string[];
  /** `null`: everywhere. */
  readonly regions: readonly string[] | null;
  /** `null`: all. */
  readonly remotes: readonly string[] | null;
  readonly expiresAt: Date | null;
}

type CommonCode = (typeof commonCodes)[number];

/** What every handler gets; the parts are checked by the contract. */
export interface Call<Params, Query, Body, User> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly user: User;
  /** From `X-Region`; `eu` without the header. */
  readonly region: RegionId;
  /** Who acts, for audit rows and idempotency: `user:7`, `staff:deploy`, `key:3`, `staff:key:4`, `anyone`. */
  readonly actor: string;
  /** The API key that calls; `null` for a session, a visitor and the operator's own key. */
  readonly key: KeyGrant | null;
  readonly db: Db;
  readonly log: FastifyBaseLogger;
  readonly requestId: string;
  /** The caller's address, as far as the proxies in front are trusted. */
  readonly ip: string;
  /** One header by its lower-case name. */
  readonly header: (name: string) => string | undefined;
  /** The request's bytes, for endpoints with `binary: 'request'`; empty otherwise. */
  readonly stream: Readable;
  /** Sets a header of the reply, for example `etag`. */
  readonly setHeader: (name: string, value: string) => void;
  /** The bytes of the request as they were sent, for signatures; kept only for endpoints registered with `rawBody`. */
  readonly rawBody: Buffer | null;
}

const binaryTag = Symbol('binary reply');

/** Bytes instead of JSON, for endpoints with `binary: 'reply'`. */
export interface BinaryReply {
  readonly [binaryTag]: true;
  readonly body: Readable | Uint8Array;
  readonly type: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** @example ok(binary(stream, 'image/webp', { 'cache-control': 'private, max-age=3600' })) */
export const binary = (
  body: Readable | Uint8Array,
  type: string,
  headers: Readonly<Record<string, string>> = {},
): BinaryReply => ({ [binaryTag]: true, body, type, headers });

export const isBinary = (value: unknown): value is BinaryReply =>
  typeof value === 'object' && value !== null && binaryTag in value;

type Handler<
  Params extends Schema,
  Query extends Schema,
  Body extends Schema,
  Reply extends Schema,
  Code extends ProblemCode,
  User,
> = (
  call: Call<z.output<Params>, z.output<Query>, z.output<Body>, User>,
) => Promise<Result<z.output<Reply> | BinaryReply, Code | CommonCode>>;

export interface RouteOptions {
  /** `false`: the reply holds a secret (a token) and is not kept for replays; such an endpoint repeats harmlessly. */
  readonly replay?: false;
  /**
   * Works in transactions of its own, since another server is asked between them. Such an endpoint bears repeating: a
   * process that dies half-way leaves its Idempotency-Key taken for some seconds and is then run again. All others commit
   * their effects and their kept reply together.
   */
  readonly phases?: true;
  /** Keeps the raw bytes of a JSON body, to check a signature over them. */
  readonly rawBody?: true;
  /** Also takes the forms of pages without scripts; see `docs/api.md`. Never for what a token in a header protects. */
  readonly form?: true;
  /** Largest JSON body in bytes; 1 MiB otherwise. */
  readonly bodyLimit?: number;
  /**
   * Reads only: seconds for which anybody may keep a successful reply, which then carries an `ETag` and answers
   * `If-None-Match` with 304. Replies are kept apart by region and language. Without it nothing is kept.
   */
  readonly cacheSeconds?: number;
  /** Calls a minute and address, where the default of the audience is too generous. */
  readonly perMinute?: number;
}

type Bind<User> = <
  Params extends Schema,
  Query extends Schema,
  Body extends Schema,
  Reply extends Schema,
  Code extends ProblemCode,
>(
  endpoint: Endpoint<Params, Query, Body, Reply, Code>,
  handler: Handler<Params, Query, Body, Reply, Code, User>,
  options?: RouteOptions,
) => void;

/**
 * Binds a contract to its handler. Called directly for the audiences `visitor` and `member`, where there always is a
 * user; `open` for `anyone`, `staff` for `staff`, where there may be none. Registration throws on a mismatch.
 * `shared` is for contracts with `alsoStaff`: the user is the owner to answer for, `null` for staff, who see everything.
 */
export interface Route extends Bind<CallUser> {
  readonly open: Bind<CallUser | null>;
  readonly staff: Bind<CallUser | null>;
  readonly shared: Bind<CallUser | null>;
}
