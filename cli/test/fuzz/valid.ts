import { type Json, withAt } from './json.ts';
import type { Schemas } from './mutate-text.ts';
import type { Random } from './random.ts';
import { type Draft, type FuzzRequest, written } from './request.ts';
import { optionalFields, valueFor } from './schema-values.ts';

/** Returns a call that its schema accepts, though the shop may have a reason to refuse it. */
export const vary = (draft: Draft, schemas: Schemas, random: Random): FuzzRequest => {
  const fields = optionalFields(schemas.body);
  const asked = optionalFields(schemas.query).filter(
    ({ path: [name = ''] }) => !/token|signature|expires/.test(name),
  );
  const [one, ...others] = random.chance(0.5) || draft.body === undefined ? asked : fields;
  if (!one) return written('valid', draft);
  const { path, schema, required } = random.of([one, ...others]);
  const fromBody = fields.some((field) => field.path === path);
  const value = required && !random.chance(0.7) ? undefined : valueFor(schema, random);
  if (value === undefined) return written('valid', draft);
  if (fromBody) return written('varied', { ...draft, body: withAt(draft.body ?? {}, path, value) });
  const [name = ''] = path;
  const texts = (Array.isArray(value) ? value : [value]).map((text: Json): [string, string] => [
    name,
    String(text),
  ]);
  return written('varied', {
    ...draft,
    query: [...draft.query.filter(([known]) => known !== name), ...texts],
  });
};
