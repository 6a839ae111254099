import { hostileTexts } from './hostile-text.ts';
import { type Json, type JsonPath, pathsIn, withAt } from './json.ts';
import { mutateText, type Schemas } from './mutate-text.ts';
import type { Random } from './random.ts';
import { type Draft, type FuzzRequest, written } from './request.ts';

const odd: readonly [Json, ...Json[]] = [
  null,
  true,
  [],
  {},
  -1,
  0,
  0.5,
  1e20,
  -1e20,
  1e308,
  2 ** 31,
  2 ** 53,
  [[]],
  [null],
  { a: { b: {} } },
  'x'.repeat(5000),
  '🎁'.repeat(300),
];

const deep = (levels: number): string => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
const text = (body: Json | undefined): string => (body === undefined ? '{}' : JSON.stringify(body));

type Mutator = readonly [kind: string, spoil: (draft: Draft, random: Random) => FuzzRequest];

const anyPath = (body: Json | undefined, random: Random): JsonPath => {
  const [first, ...rest] = pathsIn(body);
  return first ? random.of([first, ...rest]) : ['surplus'];
};
const put = (draft: Draft, path: JsonPath, value: Json | undefined): Draft => ({
  ...draft,
  body: withAt(draft.body ?? {}, path, value),
});
const inQuery = (draft: Draft, random: Random, value: string): Draft => {
  const at = random.below(draft.query.length + 1);
  const [name] = draft.query[at] ?? ['q[name_cont]'];
  return { ...draft, query: [...draft.query.filter(([one]) => one !== name), [name, value]] };
};
const inParams = (draft: Draft, random: Random, value: string): Draft => {
  const [first, ...rest] = Object.keys(draft.params);
  return first
    ? { ...draft, params: { ...draft.params, [random.of([first, ...rest])]: value } }
    : inQuery(draft, random, value);
};

const mutators: readonly [Mutator, ...Mutator[]] = [
  [
    'wrong type',
    (draft, random) => written('wrong type', put(draft, anyPath(draft.body, random), random.of(odd))),
  ],
  [
    'wrong type 2',
    (draft, random) => written('wrong type', put(draft, anyPath(draft.body, random), random.of(odd))),
  ],
  ['missing', (draft, random) => written('missing', put(draft, anyPath(draft.body, random), undefined))],
  ['surplus', (draft, random) => written('surplus', put(draft, ['is_admin'], random.of(odd)))],
  [
    'hostile query',
    (draft, random) => written('hostile query', inQuery(draft, random, random.of(hostileTexts))),
  ],
  [
    'hostile path',
    (draft, random) => written('hostile path', inParams(draft, random, random.of(hostileTexts))),
  ],
  [
    'odd path',
    (draft, random) =>
      written(
        'odd path',
        inParams(
          draft,
          random,
          random.of(['-1', '1.5', '1e3', '99999999999999999999', 'x'.repeat(150), '2147483648']),
        ),
      ),
  ],
  ['long path', (draft, random) => written('long path', inParams(draft, random, 'x'.repeat(3000)))],
  ['long query', (draft, random) => written('long query', inQuery(draft, random, 'x'.repeat(6000)))],
  [
    'odd query',
    (draft, random) =>
      written(
        'odd query',
        inQuery(draft, random, random.of(['-1', '0', '1.5', '1e9', '10000000000', '[]', '{}'])),
      ),
  ],
  [
    'query twice',
    (draft) =>
      written('query twice', {
        ...draft,
        query: [...draft.query, ...draft.query, ['page', '1'], ['page', '2']],
      }),
  ],
  ['deep', (draft) => written('deep', draft, deep(5000))],
  ['less deep', (draft) => written('deep', draft, deep(60))],
  ['huge', (draft, random) => written('huge', put(draft, anyPath(draft.body, random), 'x'.repeat(300_000)))],
  [
    'prototype',
    (draft) => written('prototype', draft, text(draft.body).replace(/^\{/, '{"__proto__":{"role":"staff"},')),
  ],
  [
    'constructor',
    (draft) => written('prototype', put(draft, ['constructor'], { prototype: { role: 'staff' } })),
  ],
  [
    'prototype in query',
    (draft) =>
      written('prototype in query', {
        ...draft,
        query: [...draft.query, ['__proto__[role]', 'staff'], ['__proto__', 'x']],
      }),
  ],
  [
    'broken JSON',
    (draft, random) => written('broken JSON', draft, text(draft.body).slice(0, -1 - random.below(3))),
  ],
  ['two names', (draft) => written('two names', draft, text(draft.body).replace(/^\{/, '{"a":1,"a":2,'))],
  [
    'not UTF-8',
    (draft) => written('not UTF-8', draft, Uint8Array.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])),
  ],
  ['no body', (draft) => written('no body', { ...draft, body: undefined, bytes: undefined })],
  ['a list', (draft) => written('a list', { ...draft, body: [draft.body ?? 1] })],
  ['a text', (draft) => written('a text', { ...draft, body: 'text' })],
  [
    'content type',
    (draft, random) =>
      written('content type', {
        ...draft,
        headers: {
          ...draft.headers,
          'content-type': random.of([
            'text/plain',
            'application/xml',
            'multipart/form-data',
            'application/x-www-form-urlencoded',
            'application/json; charset=utf-16',
            ';;;',
          ]),
        },
      }),
  ],
  [
    'no token',
    (draft) =>
      written('no token', { ...draft, headers: without(draft.headers, 'x-spree-token', 'authorization') }),
  ],
  [
    'forged token',
    (draft, random) =>
      written('forged token', {
        ...draft,
        headers: {
          ...without(draft.headers, 'x-spree-token', 'authorization'),
          'x-spree-token': random.of([
            'x'.repeat(43),
            "' or 1=1 --",
            '',
            'x'.repeat(4000),
            'eyJhbGciOiJub25lIn0.e30.',
          ]),
        },
      }),
  ],
  [
    'forged key',
    (draft, random) =>
      written('forged key', {
        ...draft,
        headers: {
          ...draft.headers,
          authorization: random.of([
            'Bearer x',
            `Bearer ${'k'.repeat(60)}`,
            'Basic eDp5',
            "Bearer ' or 1=1",
            'Bearer',
          ]),
        },
      }),
  ],
  [
    'wrong method',
    (draft, random) =>
      written('wrong method', {
        ...draft,
        method: random.of(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']),
      }),
  ],
  [
    'region',
    (draft, random) =>
      written('region', {
        ...draft,
        headers: { ...draft.headers, 'x-region': random.of(['atlantis', "'", 'x'.repeat(500), 'PL', '']) },
      }),
  ],
  [
    'languages and ranges',
    (draft, random) =>
      written('headers', {
        ...draft,
        headers: {
          ...draft.headers,
          'accept-language': random.of(['*', 'xx-YY;q=zz', 'a'.repeat(800)]),
          'if-none-match': random.of(['*', '"', 'W/"x"']),
          range: 'bytes=9-1',
          accept: random.of(['application/xml', '*/*;q=0', '']),
          'x-request-id': random.of(['a b', '<script>', 'x'.repeat(500)]),
          'x-forwarded-for': "127.0.0.1' or 1=1",
        },
      }),
  ],
  [
    'idempotency key',
    (draft, random) =>
      written('idempotency key', {
        ...draft,
        headers: {
          ...draft.headers,
          'idempotency-key': random.of(['used again', '', 'x'.repeat(300), "'--"]),
        },
      }),
  ],
  [
    'no idempotency key',
    (draft) =>
      written('no idempotency key', { ...draft, headers: without(draft.headers, 'idempotency-key') }),
  ],
];

const without = (headers: Draft['headers'], ...names: readonly string[]): Draft['headers'] =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

/** Returns a valid call with one mutation; half of the calls have hostile text in their fields. */
export const mutate = (draft: Draft, schemas: Schemas, random: Random): FuzzRequest =>
  random.chance(0.5) ? mutateText(draft, schemas, random) : random.of(mutators)[1](draft, random);
