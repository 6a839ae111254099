// One store: the schemas of endpoints are compared, none is called.
import type { TestApi } from '@shop/api/test/start-test-api.ts';
import { defineEndpoint } from '@shop/contracts';
import * as z from 'zod/mini';
import { startWholeApi } from '../whole-api.ts';
import { findOpenParts } from './open-schemas.ts';

let shop: TestApi;
beforeAll(async () => {
  shop = await startWholeApi();
});
afterAll(() => shop.cleanup());

/** Free-form objects that stay, each with what checks them instead. */
const allowed: readonly (readonly [RegExp, string])[] = [
  [
    / document: unknown$|\.document: unknown$/,
    'the design document: shared/design reads it whole or refuses it',
  ],
  [
    /\.structure_options: record$/,
    'numbers by the names of a structure: shared/packaging knows them and refuses others',
  ],
  [/\.parameters(\.options)?: record$/, 'the same numbers, as they are told'],
  [
    /^GET \/v1\/dies\/.* query: loose object$/,
    'the same numbers, asked for; api/src/catalogue/dies refuses other names',
  ],
  [
    /^POST \/v1\/staff\/price_books(\/preview)? body\.\w+: record$|[. ](change|reply)\.price_book\.\w+: record$/,
    'rows by the ids of what is priced: reading the book refuses others',
  ],
  [
    /^POST \/releases\/(publish|check_build) /,
    'package names, CSP directives and file paths of a build, each checked at publication',
  ],
  [
    /\.onboarding: record$/,
    'the eight answers by name, held to a pattern: the brand’s own name is part of one',
  ],
  [
    /\/preflight reply\.findings\[\]\.params: record$/,
    'the values of a finding’s text, by the names of its message; shared/design alone writes them',
  ],
];

it('finds what is free-form', () => {
  const probe = defineEndpoint({
    method: 'POST',
    path: '/probe',
    summary: 'Never registered',
    audience: 'anyone',
    body: z.strictObject({
      named: z.optional(z.array(z.looseObject({ one: z.string() }))),
      either: z.union([z.string(), z.record(z.string(), z.string())]),
    }),
    reply: z.object({ anything: z.nullable(z.unknown()) }),
    errors: [],
  });
  expect(findOpenParts(probe)).toEqual([
    'POST /probe body.named[]: loose object',
    'POST /probe body.either: record',
    'POST /probe reply.anything: unknown',
  ]);
});

it('every endpoint names and shapes all that goes in and out', () => {
  const parts = shop.api.registrations.flatMap(({ endpoint }) => findOpenParts(endpoint));
  expect(parts.filter((part) => !allowed.some(([place]) => place.test(part)))).toEqual([]);
  // An exception that nothing needs any more must be removed.
  expect(allowed.filter(([place]) => !parts.some((part) => place.test(part)))).toEqual([]);
});
