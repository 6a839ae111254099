/**
 * The design document: a head and a flat store of records. `StoredDesign` is the form on the wire and in the database;
 * in memory `records` holds the kinds that this version knows and `foreign` everything else, verbatim.
 */
import { type StructureId, structureIds } from '@shop/packaging';
import * as z from 'zod/mini';
import type { AssetId, ColorId, DesignId, FontId, LayerId, NodeId, RecordId } from './ids.ts';
import {
  type AssetRecord,
  type ColorRecord,
  type DesignRecord,
  type FontRecord,
  type LayerRecord,
  type NodeRecord,
  surfaces,
} from './records.ts';

export const structureSchema = z.looseObject({
  id: z.enum(structureIds),
  /** Version of the structure's formulas on which the design was created. */
  version: z.number(),
  params: z.looseObject({
    L: z.number(),
    W: z.number(),
    H: z.number(),
    t: z.number(),
    options: z.optional(z.record(z.string(), z.number())),
  }),
});

export const printSchema = z.looseObject({
  mode: z.string(),
  material: z.string(),
  inside: z.boolean(),
  white: z.boolean(),
  units: z.enum(['mm', 'cm', 'in']),
});

export interface StructureRef {
  readonly id: StructureId;
  readonly version: number;
  readonly params: {
    readonly L: number;
    readonly W: number;
    readonly H: number;
    readonly t: number;
    readonly options?: Readonly<Record<string, number>> | undefined;
  };
}

export interface PrintSettings {
  /** Print mode and material by their catalogue names. */
  readonly mode: string;
  readonly material: string;
  readonly inside: boolean;
  /** A white plate is printed under the art. */
  readonly white: boolean;
  readonly units: 'mm' | 'cm' | 'in';
}

/** The document-wide part of a design; undo includes it. */
export interface DesignHead {
  readonly structure: StructureRef;
  readonly print: PrintSettings;
}

export type RecordMap = { readonly [id in RecordId]?: DesignRecord };

export interface DesignDocument extends DesignHead {
  readonly schema: { readonly version: number; readonly applied: readonly string[] };
  readonly id: DesignId;
  /** Revision of the last saved state; only the server increments it. */
  readonly rev: number;
  readonly surfaces: readonly (typeof surfaces)[number][];
  readonly records: RecordMap;
  readonly foreign: Readonly<Record<string, unknown>>;
}

export const storedDesignSchema = z.looseObject({
  schema: z.looseObject({ version: z.number(), applied: z.array(z.string()) }),
  id: z.templateLiteral(['design:', z.string()]),
  rev: z.number(),
  structure: structureSchema,
  print: printSchema,
  // Every sheet has an outside, and each side exists once: the print file has one page per side.
  surfaces: z
    .array(z.enum(surfaces))
    .check(z.refine((names) => names.includes('outside') && new Set(names).size === names.length)),
  records: z.record(z.string(), z.unknown()),
});
export type StoredDesign = z.infer<typeof storedDesignSchema>;

export const allRecords = (document: DesignDocument): readonly DesignRecord[] =>
  Object.values(document.records).filter((record) => record !== undefined);

export function layersOf(document: DesignDocument): readonly LayerRecord[] {
  return allRecords(document).filter((record) => record.kind === 'layer');
}
export function nodesOf(document: DesignDocument): readonly NodeRecord[] {
  return allRecords(document).filter((record) => record.kind === 'node');
}
export function colorsOf(document: DesignDocument): readonly ColorRecord[] {
  return allRecords(document).filter((record) => record.kind === 'color');
}
export function fontsOf(document: DesignDocument): readonly FontRecord[] {
  return allRecords(document).filter((record) => record.kind === 'font');
}

export function layerById(document: DesignDocument, id: LayerId): LayerRecord | undefined {
  const record = document.records[id];
  return record?.kind === 'layer' ? record : undefined;
}
export function nodeById(document: DesignDocument, id: NodeId): NodeRecord | undefined {
  const record = document.records[id];
  return record?.kind === 'node' ? record : undefined;
}
export function colorById(document: DesignDocument, id: ColorId): ColorRecord | undefined {
  const record = document.records[id];
  return record?.kind === 'color' ? record : undefined;
}
export function fontById(document: DesignDocument, id: FontId): FontRecord | undefined {
  const record = document.records[id];
  return record?.kind === 'font' ? record : undefined;
}
export function assetById(document: DesignDocument, id: AssetId): AssetRecord | undefined {
  const record = document.records[id];
  return record?.kind === 'asset' ? record : undefined;
}
