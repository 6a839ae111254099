import {
  commonCodes,
  type Endpoint,
  memberScopes,
  type ProblemCode,
  problemSchema,
  type Schema,
  scopeOf,
  statusOf,
} from '@shop/contracts';
import * as z from 'zod/mini';
import { headerRefs, replyHeaders, requestHeaders } from './openapi-headers.ts';
import { toProblem } from './problems.ts';
import type { Registration } from './registration.ts';
import { fail } from './result.ts';

type Json = Readonly<Record<string, unknown>>;

const schemaOf = (schema: Schema, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
    // Requests with undeclared fields are refused, so the schema says the same.
    override: ({ zodSchema, jsonSchema }) => {
      if (io === 'input' && zodSchema._zod.def.type === 'object') jsonSchema.additionalProperties ??= false;
    },
  });
  return rest;
};

const propertiesOf = (
  schema: Schema | undefined,
): { properties: Record<string, Json>; required: readonly string[] } => {
  if (!schema) return { properties: {}, required: [] };
  const { properties, required } = schemaOf(schema, 'input');
  return {
    properties: (properties ?? {}) as Record<string, Json>,
    required: Array.isArray(required) ? required.map(String) : [],
  };
};

/** Whether the body may be omitted. */
const isOptional = (schema: Schema): boolean => z.safeParse(schema, undefined).success;

const parameters = (schema: Schema | undefined, place: 'path' | 'query'): Json[] => {
  const { properties, required } = propertiesOf(schema);
  return Object.entries(properties).map(([name, described]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: described,
  }));
};

const statusTitles: Readonly<Record<number, string>> = {
  401: 'No token, or an invalid one',
  403: 'An API key without the scope',
  404: 'Not found, or it belongs to somebody else',
  405: 'Method not allowed',
  409: 'Changed meanwhile; load it again',
  422: 'Invalid request',
  429: 'Too many requests',
  500: 'Internal error',
  503: 'Try again in a moment',
};

/** One reply per status, with the closed set of its codes. */
const problemReplies = (codes: readonly ProblemCode[]): Json => {
  const byStatus = new Map<number, ProblemCode[]>();
  for (const code of new Set(codes))
    byStatus.set(statusOf[code], [...(byStatus.get(statusOf[code]) ?? []), code]);
  return Object.fromEntries(
    [...byStatus].map(([status, names]) => [
      String(status),
      {
        description: `${statusTitles[status] ?? 'Refused'}: ${names.join(', ')}`,
        headers: headerRefs(
          'X-Request-Id',
          ...(status === 405 ? ['Allow'] : []),
          ...(status === 429 ? ['RateLimit-Policy', 'RateLimit'] : []),
          ...(status === 429 || status === 503 || status === 409 || status === 500 ? ['Retry-After'] : []),
        ),
        content: {
          'application/problem+json': {
            schema: {
              allOf: [
                { $ref: '#/components/schemas/Problem' },
                { type: 'object', properties: { status: { const: status }, code: { enum: names } } },
              ],
            },
            examples: Object.fromEntries(
              names.map((code) => [code, { value: toProblem(fail(code), 'request-id') }]),
            ),
          },
        },
      },
    ]),
  );
};

/** Returns the security requirements of an endpoint: a token, or a key with the scope. */
const securityOf = (endpoint: Endpoint): readonly Json[] => {
  const { audience } = endpoint;
  const scope = scopeOf(endpoint);
  const key = scope === null ? [] : [{ key: [scope] }];
  if (audience === 'anyone') return [{}, { token: [] }, ...key];
  return audience === 'staff' ? [...key, { token: [] }] : [{ token: [] }, ...key];
};

const bytes = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };

const operationOf = (endpoint: Endpoint): Json => {
  const { method, path, summary, audience, params, query, body, reply, errors, binary } = endpoint;
  return {
    operationId: `${method.toLowerCase()}${path.replace(/\W+(\w)/g, (_all, letter: string) => letter.toUpperCase())}`,
    summary,
    tags: [path.split('/').find((part) => part !== '' && !/^(v\d|:.*)$/.test(part)) ?? 'other'],
    security: securityOf(endpoint),
    'x-audience': audience,
    'x-scope': scopeOf(endpoint),
    parameters: [...parameters(params, 'path'), ...parameters(query, 'query'), ...requestHeaders(endpoint)],
    ...(binary === 'request' ? { requestBody: { required: true, content: bytes } } : {}),
    ...(body
      ? {
          requestBody: {
            required: !isOptional(body),
            content: { 'application/json': { schema: schemaOf(body, 'input') } },
          },
        }
      : {}),
    responses: {
      200: {
        description: 'Done',
        headers: headerRefs(
          'X-Request-Id',
          'RateLimit-Policy',
          'RateLimit',
          ...(method === 'GET' ? ['ETag'] : ['Idempotency-Replayed']),
        ),
        content: binary === 'reply' ? bytes : { 'application/json': { schema: schemaOf(reply, 'output') } },
      },
      ...(method === 'GET' ? { 304: { description: 'Not modified', headers: headerRefs('ETag') } } : {}),
      ...problemReplies([...commonCodes, ...errors]),
    },
  };
};

/**
 * Generates OpenAPI 3.1 for all registered endpoints from the contracts that also validate requests
 * and type clients.
 */
export const openApiOf = (registrations: readonly Registration[], brand: string): Json => {
  const paths: Record<string, Record<string, Json>> = {};
  for (const { endpoint } of registrations) {
    const path = `/api${endpoint.path.replace(/:(\w+)/g, '{$1}')}`;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand} API`,
      version: '1',
      description:
        'Amounts are decimal strings. Problems are RFC 9457 with a closed code. Writes take an Idempotency-Key; lists ' +
        'take page and per_page, and where they say so a cursor. See /api/docs.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      headers: replyHeaders,
      schemas: { Problem: schemaOf(problemSchema, 'output') },
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'X-Spree-Token',
          description:
            'The token of a visitor (`GET /api/users/anonymous`) or of a session (`POST /api/sign_in`).',
        },
        key: {
          type: 'http',
          scheme: 'bearer',
          description: `An API key. The scope that a call needs is shown with it. Of an account: ${memberScopes
            .filter((scope) => scope.endsWith(':*'))
            .join(
              ', ',
            )}, each also as :read and :write. Of the shop’s tools besides: releases:*, staff:* or one of its parts, such as staff:orders:read.`,
        },
      },
    },
  };
};
