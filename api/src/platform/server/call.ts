import type { Readable } from 'node:stream';
import type { commonCodes, Endpoint, ProblemCode, Schema } from '@shop/contracts';
import type { RegionId } from '@shop/regions';
import type { FastifyBaseLogger } from 'fastify';
import type * as z from 'zod/mini';
import type { Db } from '../db/db.ts';
import type { Result } from './result.ts';

/** The authenticated user. */
export interface CallUser {
  readonly id: number;
  /** `null` for an anonymous visitor. */
  readonly email: string | null;
  readonly anonymous: boolean;
  readonly role: 'customer' | 'staff';
  readonly locale: string;
  /** The token itself, empty for an API key; never store or log it. */
  readonly token: string;
  /** When the session proved its second factor; `null` otherwise, and always for customers. */
  readonly secondFactorAt: Date | null;
}

/** The permissions of the calling API key. */
export interface KeyGrant {
  readonly id: number;
  readonly scopes: readonly string[];
  /** `null`: all regions. */
  readonly regions: readonly string[] | null;
  /** `null`: all remotes. */
  readonly remotes: readonly string[] | null;
  readonly expiresAt: Date | null;
}

type CommonCode = (typeof commonCodes)[number];

/** The input of every handler, validated against the contract. */
export interface Call<Params, Query, Body, User> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly user: User;
  /** From `X-Region`; `eu` without the header. */
  readonly region: RegionId;
  /**
   * The actor, for audit rows and idempotency: `user:7`, `staff:deploy`, `key:3`, `staff:key:4`,
   * `anyone`.
   */
  readonly actor: string;
  /** The calling API key; `null` for a session, a visitor and an operator key. */
  readonly key: KeyGrant | null;
  /** The regions and remotes that the caller is limited to, by a key or by a person's roles. */
  readonly held: Pick<KeyGrant, 'regions' | 'remotes'>;
  readonly db: Db;
  readonly log: FastifyBaseLogger;
  readonly requestId: string;
  /** The client's IP address, as far as the proxies are trusted. */
  readonly ip: string;
  /** Returns a header by its lower-case name. */
  readonly header: (name: string) => string | undefined;
  /** The request's bytes, for endpoints with `binary: 'request'`; empty otherwise. */
  readonly stream: Readable;
  /** Sets a header of the reply, for example `etag`. */
  readonly setHeader: (name: string, value: string) => void;
  /**
   * The request's raw bytes, for signature checks; only for endpoints registered with `rawBody`.
   */
  readonly rawBody: Buffer | null;
}

const binaryTag = Symbol('binary reply');

/** A reply of bytes instead of JSON, for endpoints with `binary: 'reply'`. */
export interface BinaryReply {
  readonly [binaryTag]: true;
  readonly body: Readable | Uint8Array;
  readonly type: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Wraps a stream as a reply.
 * @example ok(binary(stream, 'image/webp', { 'cache-control': 'private, max-age=3600' }))
 */
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

/** What tells which record a call is about. */
export interface RecordCall<Params = unknown, Body = unknown> {
  readonly db: Db;
  readonly params: Params;
  readonly body: Body;
}

export interface RouteOptions<Params = unknown, Body = unknown> {
  /**
   * For calls of staff about one record: reads the region of the record, null where there is none. A caller who is
   * limited to regions, by a key or by a person's roles, is refused (403 `forbidden`) when this one is not among them.
   */
  regionOf?(call: RecordCall<Params, Body>): Promise<string | null>;
  /**
   * `false`: the reply holds a secret (a token) and is not stored for replays; the endpoint must be
   * safe to repeat.
   */
  readonly replay?: false;
  /**
   * The handler uses its own transactions, since it calls another server between them. It must be
   * safe to repeat: when a process dies half-way, its Idempotency-Key is free again after some
   * seconds and the request runs again. All other handlers commit their effects together with their
   * stored reply.
   */
  readonly phases?: true;
  /** Retains the raw bytes of a JSON body, to verify a signature over them. */
  readonly rawBody?: true;
  /**
   * Also accepts forms of pages without scripts; see `docs/api.md`. Never for endpoints that a
   * header token protects.
   */
  readonly form?: true;
  /** Maximum size of a JSON body in bytes; 1 MiB by default. */
  readonly bodyLimit?: number;
  /**
   * For reads: seconds for which any cache may store a successful reply, which then carries an
   * `ETag` and answers `If-None-Match` with 304. Cached replies vary by region and language.
   * Without it nothing is cached.
   */
  readonly cacheSeconds?: number;
  /** Calls a minute per address, where stricter than the audience's default. */
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
  options?: RouteOptions<z.output<Params>, z.output<Body>>,
) => void;

/**
 * Binds a contract to its handler. Call it directly for the audiences `visitor` and `member`, which
 * always have a user; `open` for `anyone` and `staff` for `staff`, which may have none.
 * Registration throws on a mismatch. `shared` is for contracts with `alsoStaff`: the user is the
 * owner, `null` for staff, who see everything.
 */
export interface Route extends Bind<CallUser> {
  readonly open: Bind<CallUser | null>;
  readonly staff: Bind<CallUser | null>;
  readonly shared: Bind<CallUser | null>;
}
