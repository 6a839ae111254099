/**
 * Migrations as an ordered set of ids. A stored design lists those applied to it; reading runs the rest. An id is never
 * reused and its `up` never changes once a design may have been saved with it.
 */
import { convertFromV1 } from './convert-from-v1.ts';
import type { MigrationTools } from './migration-tools.ts';
import { isObject, type StoredRecord } from './stored.ts';

export interface Migration {
  readonly id: string;
  /** Converts the stored form. Never throws: validation reports what cannot be read. */
  readonly up: (stored: StoredRecord, tools: MigrationTools) => StoredRecord;
}

export const migrations: readonly Migration[] = [{ id: '0001-convert-from-v1', up: convertFromV1 }];

/** Version of the record schemas that this code writes. */
export const schemaVersion = 2;

export const appliedMigrations: readonly string[] = migrations.map((migration) => migration.id);

function appliedOf(stored: StoredRecord): readonly string[] {
  const schema = stored.schema;
  if (!isObject(schema) || !Array.isArray(schema.applied)) return [];
  return schema.applied.filter((id): id is string => typeof id === 'string');
}

/** Migrates a stored design of any known version to the current one. Unknown ids stay in the set. */
export function migrate(stored: StoredRecord, tools: MigrationTools): StoredRecord {
  const before = appliedOf(stored);
  let design = stored;
  for (const migration of migrations) {
    if (!before.includes(migration.id)) design = migration.up(design, tools);
  }
  const applied = [...before, ...appliedMigrations.filter((id) => !before.includes(id))];
  const schema = isObject(design.schema) ? design.schema : {};
  const version =
    typeof schema.version === 'number' ? Math.max(schema.version, schemaVersion) : schemaVersion;
  return { ...design, schema: { ...schema, version, applied } };
}
