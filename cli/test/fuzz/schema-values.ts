import { decoratedWords } from './hostile-text.ts';
import type { Json } from './json.ts';
import type { Random } from './random.ts';

/** The parts of JSON Schema (as in OpenAPI 3.1) that are read here. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly Json[];
  readonly const?: Json;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly format?: string;
  readonly pattern?: string;
}

const words: readonly [string, ...string[]] = [
  'Zażółć gęślą jaźń',
  'Ærø',
  '箱',
  'a',
  '🎁 gift',
  'O’Neil',
  'x y',
  'Ещё',
  'ﬁ',
  'e\u0301',
  ...decoratedWords,
];

const textOf = (
  { format, pattern, minLength = 0, maxLength = 60 }: JsonSchema,
  random: Random,
): string | undefined => {
  if (format === 'uuid') return undefined;
  if (format === 'date') return '2026-12-24';
  if (format === 'date-time') return '2027-01-02T03:04:05Z';
  if (pattern !== undefined && pattern !== '^\\P{Cc}*$') return undefined;
  const word = random.of(words);
  const long = random.of([minLength, maxLength, Math.min(maxLength, word.length)]);
  // Whole characters, so that no surrogate pair is cut; the length is counted in UTF-16, as the schema does.
  const text = [...word.repeat(1 + Math.ceil(long / word.length))].reduce(
    (made, letter) => (made.length + letter.length <= Math.max(long, minLength) ? made + letter : made),
    '',
  );
  return text.length >= minLength ? text : undefined;
};

/**
 * Returns a value that the schema accepts; `undefined` if a pattern would have to be guessed. About half of the
 * numbers and lengths are at the bounds.
 */
export const valueFor = (schema: JsonSchema, random: Random): Json | undefined => {
  if (schema.const !== undefined) return schema.const;
  const [first, ...rest] = schema.enum ?? [];
  if (first !== undefined) return random.of([first, ...rest]);
  const [one, ...others] = schema.anyOf ?? schema.oneOf ?? [];
  if (one) return valueFor(random.of([one, ...others]), random);
  switch (schema.type) {
    case 'string':
      return textOf(schema, random);
    case 'integer':
    case 'number': {
      const least = schema.minimum ?? 0;
      const most = Math.min(schema.maximum ?? 1000, 2 ** 31 - 1);
      return random.of([least, Math.min(most, least + 1), most, Math.min(most, least + random.below(100))]);
    }
    case 'boolean':
      return random.chance(0.5);
    case 'null':
      return null;
    case 'array': {
      const value = schema.items ? valueFor(schema.items, random) : undefined;
      return value === undefined ? (schema.minItems ? undefined : []) : [value];
    }
    case 'object': {
      const made: Record<string, Json> = {};
      for (const [name, inner] of Object.entries(schema.properties ?? {})) {
        const needed = schema.required?.includes(name) === true;
        if (!needed && random.chance(0.5)) continue;
        const value = valueFor(inner, random);
        if (value !== undefined) made[name] = value;
        else if (needed) return undefined;
      }
      return made;
    }
    default:
      return undefined;
  }
};

/** Returns the optional properties of objects in a schema, with the path of their object. Alternatives are left out. */
export const optionalFields = (
  schema: JsonSchema,
  at: readonly string[] = [],
): readonly { readonly path: readonly string[]; readonly schema: JsonSchema; readonly required: boolean }[] =>
  Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => {
    const path = [...at, name];
    const required = schema.required?.includes(name) === true;
    return [{ path, schema: inner, required }, ...(required ? optionalFields(inner, path) : [])];
  });
