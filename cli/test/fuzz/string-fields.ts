import type { JsonSchema } from './schema-values.ts';

/** A field of a request that holds text, with the longest text that its schema takes. */
export interface StringField {
  readonly path: readonly string[];
  readonly maxLength: number | null;
}

const isText = ({ type, anyOf, oneOf, format }: JsonSchema): boolean =>
  (format !== 'uuid' && (type === 'string' || (Array.isArray(type) && type.includes('string')))) ||
  [...(anyOf ?? []), ...(oneOf ?? [])].some(isText);

const limitIn = ({ maxLength, anyOf, oneOf }: JsonSchema): number | null =>
  maxLength ?? [...(anyOf ?? []), ...(oneOf ?? [])].map(limitIn).find((limit) => limit !== null) ?? null;

/** Returns the text fields of a schema, those of objects within it and of its alternatives too; lists are left out. */
export const stringFields = (schema: JsonSchema, at: readonly string[] = []): readonly StringField[] => {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, inner]): readonly StringField[] => {
    const path = [...at, name];
    return isText(inner) ? [{ path, maxLength: limitIn(inner) }] : stringFields(inner, path);
  });
  return [
    ...own,
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((one) => stringFields(one, at)),
  ];
};
