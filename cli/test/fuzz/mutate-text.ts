import { hostileTexts, invisibleMarks, oddNumbers } from './hostile-text.ts';
import { type Json, type JsonPath, pathsIn, valueAt, withAt } from './json.ts';
import type { Random } from './random.ts';
import { type Draft, type FuzzRequest, written } from './request.ts';
import type { JsonSchema } from './schema-values.ts';
import { stringFields } from './string-fields.ts';

export interface Schemas {
  readonly query: JsonSchema;
  readonly body: JsonSchema;
}

/** Puts a mark somewhere into a text: at either end or between two letters. */
const decorate = (text: string, random: Random): string => {
  const letters = [...text];
  const at = random.of([0, letters.length, random.below(letters.length + 1)]);
  return [...letters.slice(0, at), random.of(invisibleMarks), ...letters.slice(at)].join('');
};

/** A hostile text instead of a text, or beside it. */
const mutated = (was: string, random: Random): string => {
  const text = random.of(hostileTexts);
  return random.of([text, text, `${was}${text}`, `${text}${was}`]);
};

const textPaths = (body: Json | undefined): readonly JsonPath[] =>
  pathsIn(body).filter((path) => typeof valueAt(body, path) === 'string');

const inBody = (body: Json, paths: readonly JsonPath[], change: (text: string) => string): Json =>
  paths.reduce<Json>((made, path) => withAt(made, path, change(String(valueAt(made, path) ?? ''))), body);

const inQuery = (draft: Draft, name: string, value: string): Draft => ({
  ...draft,
  query: [...draft.query.filter(([one]) => one !== name), [name, value]],
});

const pick = <T>(list: readonly T[], random: Random): T | undefined => list[random.below(list.length)];

/** Every text of the body, the query and the path may be hit; one of them at least. */
const everywhere = (draft: Draft, random: Random, share: number, change: (text: string) => string): Draft => {
  const paths = textPaths(draft.body).filter(() => random.chance(share));
  return {
    ...draft,
    body: draft.body === undefined ? undefined : inBody(draft.body, paths, change),
    query: draft.query.map(([name, value]): [string, string] => [
      name,
      random.chance(share) ? change(value) : value,
    ]),
    params: Object.fromEntries(
      Object.entries(draft.params).map(([name, value]) => [
        name,
        random.chance(share / 4) ? change(value) : value,
      ]),
    ),
  };
};

/** One text field: of the body as sent, or any that the schemas name. */
const oneField = (draft: Draft, { query, body }: Schemas, random: Random): FuzzRequest => {
  const sent = pick(textPaths(draft.body), random);
  if (sent && random.chance(0.5))
    return written('hostile text', {
      ...draft,
      body: inBody(draft.body ?? {}, [sent], (text) => mutated(text, random)),
    });
  const named = pick(stringFields(body), random);
  if (named && random.chance(0.6))
    return written('hostile text', {
      ...draft,
      body: inBody(draft.body ?? {}, [named.path], (text) => mutated(text, random)),
    });
  const asked = pick(stringFields(query), random)?.path[0];
  if (asked !== undefined) return written('hostile query', inQuery(draft, asked, mutated('', random)));
  const param = pick(Object.keys(draft.params), random);
  return written('hostile path', {
    ...draft,
    params:
      param === undefined ? {} : { ...draft.params, [param]: mutated(draft.params[param] ?? '', random) },
  });
};

/** A text of the longest length of its field, or one more or less, counted in UTF-16 as the schema does. */
const atLimit = (draft: Draft, { query, body }: Schemas, random: Random): FuzzRequest => {
  const text = (limit: number): string => {
    const length = Math.min(20_000, Math.max(0, limit + random.of([-1, 0, 1])));
    const letter = random.of(['ä', 'W', '🎁', 'a\u0301', 'Ż']);
    return letter
      .repeat(Math.ceil(length / letter.length))
      .slice(0, length)
      .replace(/\p{Cs}$/u, 'x');
  };
  const fields = stringFields(body).filter(({ maxLength }) => maxLength !== null);
  const field = pick(fields, random);
  if (field)
    return written('at its limit', {
      ...draft,
      body: withAt(draft.body ?? {}, field.path, text(field.maxLength ?? 0)),
    });
  const asked = pick(
    stringFields(query).filter(({ maxLength }) => maxLength !== null),
    random,
  );
  return asked
    ? written('at its limit', inQuery(draft, asked.path[0] ?? '', text(asked.maxLength ?? 0)))
    : oneField(draft, { query, body }, random);
};

const rawMark = '@@raw@@';

/** A number in the place of any value, as text that no JSON writer makes. */
const rawNumber = (draft: Draft, random: Random): FuzzRequest => {
  const paths = pathsIn(draft.body);
  const numeric = paths.filter((path) => typeof valueAt(draft.body, path) === 'number');
  const path = pick(numeric.length > 0 && random.chance(0.8) ? numeric : paths, random) ?? ['surplus'];
  const text = JSON.stringify(withAt(draft.body ?? {}, path, rawMark));
  return written('odd number', draft, text.replace(`"${rawMark}"`, random.of(oddNumbers)));
};

/** A name that objects inherit, or one with invisible marks, in any object of the body. */
const hostileName = (draft: Draft, random: Random): FuzzRequest => {
  const text = JSON.stringify(draft.body ?? {});
  const opens = [...text.matchAll(/\{(?=["}])/g)].map(({ index }) => index + 1);
  const at = pick(opens, random) ?? 1;
  const name = JSON.stringify(
    random.of([
      '__proto__',
      'constructor',
      'prototype',
      'toString',
      '__defineGetter__',
      mutated('name', random),
    ]),
  );
  const value = random.of(['{"role":"staff"}', '"x"', '1', '[]', 'null']);
  const comma = text[at] === '}' ? '' : ',';
  return written('hostile name', draft, `${text.slice(0, at)}${name}:${value}${comma}${text.slice(at)}`);
};

/** Headers that the shop keeps: a file's name in percent encoding, the device of a session, a key. */
const inHeaders = (draft: Draft, random: Random): FuzzRequest =>
  written('hostile header', {
    ...draft,
    headers: {
      ...draft.headers,
      'x-file-name': encodeURIComponent(`a${random.of(hostileTexts)}b.pdf`.replace(/[\ud800-\udfff]/gu, '')),
      // Header text is Latin-1, with a soft hyphen, a no-break space and the controls above 0x80.
      'user-agent': random.of([
        'Fire\u00adfox',
        'Saf\u0085ari\u009f',
        '\u00a0',
        "' or 1=1",
        'x'.repeat(2000),
      ]),
      'x-consent': random.of(['{"analytics":true}', '{"__proto__":1}', '{', `{"a":"${'x'.repeat(150)}"}`]),
    },
  });

type TextMutator = (draft: Draft, schemas: Schemas, random: Random) => FuzzRequest;

const textMutators: readonly [TextMutator, ...TextMutator[]] = [
  oneField,
  oneField,
  atLimit,
  (draft, _schemas, random) =>
    written(
      'invisible marks',
      everywhere(draft, random, 0.7, (text) => decorate(text, random)),
    ),
  (draft, _schemas, random) =>
    written(
      'invisible marks',
      everywhere(draft, random, 0.2, (text) => decorate(text, random)),
    ),
  (draft, _schemas, random) =>
    written(
      'hostile texts',
      everywhere(draft, random, 0.5, (text) => mutated(text, random)),
    ),
  (draft, _schemas, random) => rawNumber(draft, random),
  (draft, _schemas, random) => hostileName(draft, random),
  (draft, _schemas, random) => inHeaders(draft, random),
];

/** Returns the call with hostile text in its fields; about half of these stay acceptable to the shop. */
export const mutateText: TextMutator = (draft, schemas, random) =>
  random.of(textMutators)(draft, schemas, random);
