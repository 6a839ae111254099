import type { Endpoint } from '@shop/contracts';

type Json = Readonly<Record<string, unknown>>;

interface RequestHeader {
  readonly name: string;
  readonly description: string;
  readonly example?: string;
  /** Whether the endpoint reads the header. */
  readonly of: (endpoint: Pick<Endpoint, 'method' | 'path' | 'audience' | 'scope'>) => boolean;
}

const pathMatches =
  (pattern: RegExp) =>
  ({ path }: Pick<Endpoint, 'path'>): boolean =>
    pattern.test(path);

/**
 * Headers other than `Authorization`, `X-Spree-Token` and `Idempotency-Key`, which follow from the
 * declaration.
 */
const documentedHeaders: readonly RequestHeader[] = [
  {
    name: 'X-Region',
    description: 'The market; `eu` without it.',
    example: 'pl',
    of: () => true,
  },
  {
    name: 'X-Request-Id',
    description: 'Returned in the reply and written to the log; created when absent.',
    of: () => true,
  },
  {
    name: 'If-None-Match',
    description: 'The `ETag` of an earlier reply; the reply is 304 while nothing has changed.',
    of: ({ method }) => method === 'GET',
  },
  {
    name: 'If-Match',
    description: 'The order’s `version`; refused with `stale_cart` if it has changed.',
    of: ({ method, path }) =>
      method !== 'GET' && /^\/(?:v2\/)?(?:orders|checkouts)\/:\w+(?:\/(?:line_item|next)|$)/.test(path),
  },
  {
    name: 'X-Spree-Order-Token',
    description: 'The token of an order’s link, for buyers without an account.',
    of: pathMatches(/^\/orders\/:number(?:\/cancel)?$/),
  },
  {
    name: 'Access-Token',
    description: 'The token of a share, to read or copy another person’s design.',
    of: ({ method, path }) =>
      (method === 'GET' && path === '/box_designs/:id') || path === '/box_designs/:id/duplicate',
  },
  {
    name: 'Design-Token',
    description: 'The token of a visitor’s design, to move the design to the caller.',
    of: pathMatches(/^\/(?:v\d\/)?box_designs\/:id\/assign/),
  },
  {
    name: 'X-Click-Data',
    description: 'Click ids and campaign of the first visit, as a JSON object of at most 2048 characters.',
    example: '{"utm_source":"newsletter"}',
    of: pathMatches(/segment|first_touch|acquisition|sessions\/(?:create|append)/),
  },
  {
    name: 'X-Consent',
    description: 'The visitor’s consent preferences.',
    of: pathMatches(/segment|first_touch|acquisition/),
  },
  {
    name: 'X-File-Name',
    description: 'The name of the uploaded file, percent-encoded.',
    of: ({ method, path }) => method === 'POST' && path === '/assets',
  },
  {
    name: 'Stripe-Signature',
    description: 'The gateway’s signature over the body.',
    of: pathMatches(/stripe\/(?:webhook|events)|webhooks\/stripe/),
  },
];

export const requestHeaders = (endpoint: Endpoint): readonly Json[] => [
  ...documentedHeaders
    .filter(({ of }) => of(endpoint))
    .map(({ name, description, example }) => ({
      name,
      in: 'header',
      required: false,
      description,
      schema: { type: 'string' },
      ...(example === undefined ? {} : { example }),
    })),
  ...(endpoint.method === 'GET'
    ? []
    : [
        {
          name: 'Idempotency-Key',
          in: 'header',
          required: endpoint.idempotency === 'required',
          description:
            'Makes a repeated request harmless: the same key with the same request returns the first reply.',
          schema: { type: 'string', minLength: 1, maxLength: 255 },
          example: '7d3f7f0e-5a2a-4f0c-9b57-0f9a2f6f6c55',
        },
      ]),
];

const headerSchema = (description: string, type: 'string' | 'integer' = 'string'): Json => ({
  description,
  schema: { type },
});

/** Headers of replies, under `components.headers`. */
export const replyHeaders: Readonly<Record<string, Json>> = {
  'X-Request-Id': headerSchema('Quote it when you report a problem.'),
  'RateLimit-Policy': headerSchema('The limit that is closest to its end: `"address";q=1200;w=60`.'),
  RateLimit: headerSchema(
    'The remaining calls, and the seconds until the limit resets: `"address";r=1199;t=42`.',
  ),
  'Retry-After': headerSchema('Seconds to wait before the same request may succeed.', 'integer'),
  ETag: headerSchema('Identifies this content; send it as `If-None-Match`.'),
  'Idempotency-Replayed': headerSchema(
    '`true` when this is the reply of an earlier request of the same key.',
  ),
  Allow: headerSchema('The methods of this path.'),
};

export const headerRefs = (...names: readonly string[]): Json =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
