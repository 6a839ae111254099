import type { FieldProblem } from '@shop/contracts';
import * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;

const pathOf = (part: string, path: readonly PropertyKey[]): string =>
  [part, ...path.map(String)].filter((piece) => piece !== '').join('.');

const nouns: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

const limitOf = (limit: unknown): { limit?: number } =>
  typeof limit === 'number' || typeof limit === 'bigint' ? { limit: Number(limit) } : {};

const examples = ['12.34', '2026-12-31', '14:30', 'name@example.com', 'PL', 'pl'];

/** Returns an example for a text with a fixed format. A pattern that accepts any word has none. */
const exampleOf = (pattern: string | undefined): string | undefined => {
  const [, source, flags] = /^\/(.*)\/([a-z]*)$/s.exec(pattern ?? '') ?? [];
  if (source === undefined) return undefined;
  const form = new RegExp(source, flags);
  return form.test('a') ? undefined : examples.find((example) => form.test(example));
};

/** One sentence per issue; forms translate `code` and `limit` for the shopper. */
const describe = (issue: Issue): Omit<FieldProblem, 'path'> => {
  switch (issue.code) {
    case 'invalid_type': {
      if (issue.input === undefined) return { code: 'required', message: 'Fill in this field.' };
      return {
        code: 'wrong_type',
        message: `Send ${nouns[issue.expected] ?? `a value of type ${issue.expected}`}.`,
      };
    }
    case 'too_small': {
      const bound = `${issue.minimum}`;
      if (issue.origin === 'string')
        return issue.minimum === 1
          ? { code: 'required', message: 'Fill in this field.', limit: 1 }
          : { code: 'too_short', message: `Use at least ${bound} characters.`, ...limitOf(issue.minimum) };
      if (issue.origin === 'array')
        return { code: 'too_few', message: `Name at least ${bound}.`, ...limitOf(issue.minimum) };
      return { code: 'too_small', message: `Use ${bound} or more.`, ...limitOf(issue.minimum) };
    }
    case 'too_big': {
      const bound = `${issue.maximum}`;
      if (issue.origin === 'string')
        return { code: 'too_long', message: `Use at most ${bound} characters.`, ...limitOf(issue.maximum) };
      if (issue.origin === 'array')
        return { code: 'too_many', message: `Name at most ${bound}.`, ...limitOf(issue.maximum) };
      return { code: 'too_big', message: `Use ${bound} or less.`, ...limitOf(issue.maximum) };
    }
    case 'invalid_value':
      return {
        code: 'not_offered',
        message:
          issue.values.length <= 12
            ? `Choose one of: ${issue.values.map(String).join(', ')}.`
            : 'Choose another value.',
      };
    case 'invalid_format': {
      const example = exampleOf(issue.pattern);
      return {
        code: 'wrong_format',
        message: example === undefined ? 'Check the format.' : `Write it as ${example}.`,
      };
    }
    case 'invalid_union':
      return issue.input === undefined
        ? { code: 'required', message: 'Fill in this field.' }
        : { code: 'invalid', message: 'Check this value.' };
    case 'invalid_key':
      return { code: 'unknown_field', message: `Leave out: ${String(issue.path?.at(-1) ?? 'this')}.` };
    case 'unrecognized_keys':
      return { code: 'unknown_field', message: `Leave out: ${issue.keys.join(', ')}.` };
    default:
      return { code: 'invalid', message: 'Check this value.' };
  }
};

export type ValidationResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fields: readonly FieldProblem[] };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Finds sent fields that the schema did not take over. Schemas drop unknown fields silently, but
 * the sender may have meant something by them, so they are refused by name. No request schema
 * renames or moves a field.
 */
const unknownFields = (sent: unknown, taken: unknown, path: string): readonly FieldProblem[] => {
  if (Array.isArray(sent) && Array.isArray(taken))
    return sent.flatMap((one, index) => unknownFields(one, taken[index], pathOf(path, [index])));
  if (!isRecord(sent) || !isRecord(taken)) return [];
  return Object.entries(sent).flatMap(([name, value]) =>
    Object.hasOwn(taken, name)
      ? unknownFields(value, taken[name], pathOf(path, [name]))
      : [{ path: pathOf(path, [name]), code: 'unknown_field', message: `Leave out: ${name}.` }],
  );
};

/**
 * Validates one part of a request. Paths of body fields start at the body's root; those of other
 * parts start with the part's name (`query.page`).
 */
export const validatePart = <S extends z.ZodMiniType>(
  schema: S,
  input: unknown,
  part: '' | 'query' | 'params',
): ValidationResult<z.output<S>> => {
  const result = z.safeParse(schema, input, { reportInput: true });
  if (result.success) {
    const fields = unknownFields(input, result.data, pathOf(part, []));
    return fields.length === 0 ? { ok: true, value: result.data } : { ok: false, fields };
  }
  return {
    ok: false,
    fields: result.error.issues.map((issue) => ({ path: pathOf(part, issue.path), ...describe(issue) })),
  };
};
