/** Conversion between stored JSON and documents, without losing stored data. */
import type * as z from 'zod/mini';
import { type DesignDocument, type StructureRef, storedDesignSchema } from './document.ts';
import type { RecordId } from './ids.ts';
import type { MigrationTools } from './migration-tools.ts';
import { migrate } from './migrations.ts';
import { type DesignRecord, recordSchemas } from './records.ts';
import { isObject } from './stored.ts';

/** A record that does not match its schema. It is preserved verbatim among the foreign ones. */
export interface InvalidRecord {
  readonly id: string;
  readonly path: string;
}

export type ParsedDesign =
  | { readonly ok: true; readonly document: DesignDocument; readonly invalid: readonly InvalidRecord[] }
  | { readonly ok: false; readonly code: 'not_a_design'; readonly path: string };

const pathOf = (error: z.core.$ZodError): string => error.issues[0]?.path.map(String).join('.') ?? '';

type KnownKind = keyof typeof recordSchemas;
const isKnown = (kind: unknown): kind is KnownKind =>
  typeof kind === 'string' && Object.hasOwn(recordSchemas, kind);

/** Parses a design of any known version. */
export function parseDesign(input: unknown, tools: MigrationTools): ParsedDesign {
  if (!isObject(input)) return { ok: false, code: 'not_a_design', path: '' };
  const head = storedDesignSchema.safeParse(migrate(input, tools));
  if (!head.success) return { ok: false, code: 'not_a_design', path: pathOf(head.error) };
  const { records: stored, ...rest } = head.data;
  const records: { [id in RecordId]?: DesignRecord } = {};
  const foreign: Record<string, unknown> = {};
  const invalid: InvalidRecord[] = [];
  for (const [id, value] of Object.entries(stored)) {
    const kind = isObject(value) ? value.kind : undefined;
    if (!isKnown(kind)) {
      foreign[id] = value;
      continue;
    }
    const record = recordSchemas[kind].safeParse(value);
    if (record.success && record.data.id === id) {
      records[record.data.id] = record.data;
    } else {
      foreign[id] = value;
      invalid.push({ id, path: record.success ? 'id' : pathOf(record.error) });
    }
  }
  const structure: StructureRef = rest.structure;
  return { ok: true, document: { ...rest, structure, records, foreign }, invalid };
}

/** Returns the stored form. `JSON.stringify` of it is stable for equal documents with equal insertion order. */
export function serializeDesign(document: DesignDocument): Record<string, unknown> {
  const { records, foreign, ...head } = document;
  return { ...head, records: { ...foreign, ...records } };
}
