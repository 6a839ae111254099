import type { Person, PersonalData, Queryable } from '../../platform/index.ts';
import { zip } from './zip.ts';

const text = (value: unknown): Buffer =>
  Buffer.from(
    JSON.stringify(value, (_key, each: unknown) => (typeof each === 'bigint' ? each.toString() : each), 2),
  );

/**
 * Returns all data about a person as a zip: `data.json` with one member per section, and
 * `files.json`, the list of their uploads. No section contains secrets (hashes of passwords and
 * tokens).
 */
export const collectData = async (
  db: Queryable,
  registry: readonly PersonalData[],
  person: Person,
  now: Date,
): Promise<Buffer> => {
  const sections: Record<string, unknown> = {};
  for (const { exports = {} } of registry)
    for (const [name, statement] of Object.entries(exports))
      sections[name] = await db.query(statement(person));
  const { files, ...rest } = sections;
  return zip(
    [
      { name: 'data.json', bytes: text({ made_at: now.toISOString(), ...rest }) },
      { name: 'files.json', bytes: text(files ?? []) },
    ],
    now,
  );
};
