import * as contracts from '@shop/contracts';
import { cleaning, type Endpoint, proRequestsOf } from '@shop/contracts';
import * as z from 'zod/mini';
import { cleanInput } from './clean-input.ts';

const text = z.string();
const lines = z.string().register(cleaning, { lines: true });
const raw = z.string().register(cleaning, { raw: 'A test.' });

it('cleans every text, however deep, and keeps lines only where the contract declares several', () => {
  const schema = z.object({
    name: text,
    message: z.optional(z.nullable(lines)),
    address: z.object({ city: text, lines: z.array(text) }),
    either: z.union([z.literal(1), lines]),
    answers: z.record(text, lines),
    count: z.int(),
    none: z.nullable(text),
  });
  expect(
    cleanInput(schema, {
      name: 'Anna\u200b\r\nNowak',
      message: 'Good day,\r\n12\u00ad boxes',
      address: { city: '\u202eWarszawa', lines: ['a\tb', 'ｃ'] },
      either: 'a\r\nb',
      answers: { one: 'c\u200b\nd' },
      unknown: { deep: ['e\u200b\nf'] },
      count: 12,
      none: null,
    }),
  ).toEqual({
    name: 'Anna Nowak',
    message: 'Good day,\n12 boxes',
    address: { city: 'Warszawa', lines: ['a b', 'c'] },
    either: 'a\nb',
    answers: { one: 'c\nd' },
    unknown: { deep: ['e f'] },
    count: 12,
    none: null,
  });
});

it('leaves as it was sent what the contract declares raw', () => {
  const sent = {
    password: ' a\u200b  b ',
    maybe: 'x\u00ad',
    document: { objects: [{ text: 'a\u200db  c\n' }] },
    either: 'y\u200b',
  };
  const schema = z.object({
    password: raw,
    maybe: z.optional(z.nullable(raw)),
    document: z.unknown().register(cleaning, { raw: 'A test.' }),
    either: z.union([z.int(), raw]),
  });
  expect(cleanInput(schema, sent)).toEqual(sent);
});

it('leaves alone what is no object', () => {
  const schema = z.object({ name: text });
  expect([undefined, 'a\u200b', ['a']].map((sent) => cleanInput(schema, sent))).toEqual([
    undefined,
    'a\u200b',
    ['a'],
  ]);
});

/** A dirty value for every text that a schema takes, in the value's own structure. */
const dirty = (schema: z.core.$ZodType): unknown => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const of = (one: z.core.$ZodType): unknown => dirty(one);
  switch (def.type) {
    case 'string':
    case 'unknown':
      return 'a\u200b\nb';
    case 'object':
      return Object.fromEntries(Object.entries(def.shape).map(([name, one]) => [name, of(one)]));
    case 'array':
      return [of(def.element)];
    case 'record':
      return { key: of(def.valueType) };
    case 'union':
      return def.options.map(of).find((value) => typeof value === 'string' || value instanceof Object);
    case 'pipe':
      return of(def.in);
    case 'transform':
      return 'a\u200b\nb';
    default:
      return 'innerType' in def ? of(def.innerType) : null;
  }
};

/** What of a cleaned value is still dirty, or has lines: `path: text`. */
const kept = (value: unknown, path: string): readonly string[] => {
  if (typeof value === 'string') return value === 'a b' ? [] : [`${path} ${JSON.stringify(value)}`];
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, one]) =>
        kept(one, `${path}${Array.isArray(value) ? '' : `.${name}`}`),
      )
    : [];
};

it('cleans every text field of the API but the declared ones', () => {
  const everything: readonly [string, unknown][] = [
    ...Object.entries(contracts),
    ...Object.entries(proRequestsOf('shop')),
  ];
  const endpoints = everything.filter(
    (entry): entry is [string, Endpoint] =>
      typeof entry[1] === 'object' && entry[1] !== null && 'audience' in entry[1] && 'path' in entry[1],
  );
  const fields = endpoints.flatMap(([name, { body, query }]) =>
    [query, body].flatMap((schema) => (schema ? kept(cleanInput(schema, dirty(schema)), name) : [])),
  );
  const withLines = fields.filter((field) => field.endsWith('"a\\nb"'));
  for (const field of withLines)
    expect(field).toMatch(
      /\.(message|text|note|reason|discount_reason|terms|review_note|review_reason) "a\\nb"$/,
    );
  expect(withLines.length).toBeGreaterThan(20);
  const untouched = fields.filter((field) => !withLines.includes(field)).map((field) => field.split(' ')[0]);
  const ofBuilds = untouched.filter((field) =>
    /^(publishRelease|checkBuild)\.(manifest|files)\b/.test(`${field}`),
  );
  expect(untouched.filter((field) => !ofBuilds.includes(field)).sort()).toEqual([
    'beginPasskey.password',
    'beginTotp.password',
    'changeEmail.password',
    'changePassword.current_password',
    'changePassword.password',
    'createDesign.box_design.document',
    'createStaffAccount.password',
    'requestErasure.password',
    'resetPassword.user.password',
    'saveDesign.box_design.document',
    'signIn.user.password',
    'signUp.user.password',
  ]);
});
