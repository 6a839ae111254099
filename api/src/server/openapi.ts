import {
  commonCodes,
  type Endpoint,
  type ProblemCode,
  problemSchema,
  type Schema,
  statusOf,
} from '@shop/contracts';
import * as z from 'zod/mini';
import type { Registration } from './route.ts';

type Json = Readonly<Record<string, unknown>>;

const schemaOf = (schema: Schema, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
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

const parameters = (schema: Schema | undefined, place: 'path' | 'query'): Json[] => {
  const { properties, required } = propertiesOf(schema);
  return Object.entries(properties).map(([name, described]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: described,
  }));
};

const header = (name: string, description: string, required = false): Json => ({
  name,
  in: 'header',
  required,
  description,
  schema: { type: 'string' },
});

const headersOf = ({ method, idempotency }: Endpoint): Json[] => [
  header('X-Region', 'The market: eu, pl, se, …; eu without it.'),
  ...(method === 'GET'
    ? []
    : [
        header(
          'Idempotency-Key',
          'Makes repeating the request harmless: the same key answers the first reply.',
          idempotency === 'required',
        ),
      ]),
];

/** One reply per status; the codes that share it are listed. */
const problemReplies = (codes: readonly ProblemCode[]): Json => {
  const byStatus = new Map<number, ProblemCode[]>();
  for (const code of codes) byStatus.set(statusOf[code], [...(byStatus.get(statusOf[code]) ?? []), code]);
  return Object.fromEntries(
    [...byStatus].map(([status, names]) => [
      String(status),
      {
        description: names.join(', '),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  );
};

const security: Readonly<Record<Endpoint['audience'], readonly Json[]>> = {
  anyone: [{}],
  visitor: [{ token: [] }],
  member: [{ token: [] }],
  staff: [{ key: [] }, { token: [] }],
};

const bytes = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };

const operationOf = (endpoint: Endpoint): Json => {
  const { method, path, summary, audience, params, query, body, reply, errors, binary } = endpoint;
  return {
    operationId: `${method.toLowerCase()}${path.replace(/\W+(\w)/g, (_all, letter: string) => letter.toUpperCase())}`,
    summary,
    tags: [path.split('/').find((part) => part !== '' && !/^(v\d|:.*)$/.test(part)) ?? 'other'],
    security: security[audience],
    parameters: [...parameters(params, 'path'), ...parameters(query, 'query'), ...headersOf(endpoint)],
    ...(binary === 'request' ? { requestBody: { required: true, content: bytes } } : {}),
    ...(body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(body, 'input') } },
          },
        }
      : {}),
    responses: {
      200: {
        description: 'Done',
        content: binary === 'reply' ? bytes : { 'application/json': { schema: schemaOf(reply, 'output') } },
      },
      ...problemReplies([...commonCodes, ...errors]),
    },
  };
};

/** OpenAPI 3.1 of everything that is bound, written from the same contracts that check requests and type clients. */
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
      description: 'Amounts are decimal strings. Problems are RFC 9457 with a closed code. See /api/docs.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Problem: schemaOf(problemSchema, 'output') },
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'X-Spree-Token' },
        key: { type: 'http', scheme: 'bearer' },
      },
    },
  };
};
