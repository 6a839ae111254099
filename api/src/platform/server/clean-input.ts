import { cleaning, type Schema } from '@shop/contracts';
import { cleanLines, cleanText } from '@shop/intake';
import type * as z from 'zod/mini';

type Any = z.core.$ZodType;

/** Zod's own union of its schemas, by which `def` is told apart. */
const defOf = (schema: Any) => (schema as z.core.$ZodTypes)._zod.def;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The schemas of a value inside `schema`: its members, what it wraps, each of its alternatives. */
const inner = (schema: Any, name = ''): readonly Any[] => {
  const def = defOf(schema);
  switch (def.type) {
    case 'object': {
      const member = Object.hasOwn(def.shape, name) ? def.shape[name] : undefined;
      return member === undefined ? [] : [member];
    }
    case 'array':
      return [def.element];
    case 'record':
      return [def.valueType];
    case 'union':
      return def.options;
    case 'pipe':
      return [def.in];
    default:
      return 'innerType' in def ? [def.innerType] : [];
  }
};

const hasMembers = (schema: Any): boolean => ['object', 'array', 'record'].includes(defOf(schema).type);

/** The schemas that a value may have, without what only wraps them; null where one of them is declared raw. */
const unwrap = (schemas: readonly Any[]): readonly Any[] | null => {
  const found: Any[] = [];
  for (const schema of schemas) {
    const declared = cleaning.get(schema);
    if (declared !== undefined && 'raw' in declared) return null;
    found.push(schema);
    if (hasMembers(schema)) continue;
    const wrapped = unwrap(inner(schema));
    if (wrapped === null) return null;
    found.push(...wrapped);
  }
  return found;
};

const hasLines = (schema: Any): boolean => {
  const declared = cleaning.get(schema);
  return declared !== undefined && 'lines' in declared;
};

const clean = (schemas: readonly Any[], value: unknown): unknown => {
  const possible = unwrap(schemas);
  if (possible === null) return value;
  const members = possible.filter(hasMembers);
  if (typeof value === 'string') return possible.some(hasLines) ? cleanLines(value) : cleanText(value);
  if (Array.isArray(value)) {
    const elements = members.flatMap((one) => inner(one));
    return value.map((one) => clean(elements, one));
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      clean(
        members.flatMap((member) => inner(member, name)),
        one,
      ),
    ]),
  );
};

/**
 * Cleans every text that people type, before a request is validated: NFC, nothing invisible, line breaks only where the
 * contract declares several lines (`cleaning`). What the contract declares raw stays as it was sent. It is the one place
 * where that happens; see `docs/intake.md`.
 */
export const cleanInput = (schema: Schema, sent: unknown): unknown =>
  isRecord(sent) ? clean([schema], sent) : sent;
