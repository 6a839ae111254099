import { fontCatalogue, fontRecord } from '../text/fonts.ts';
import type { DesignDocument, PrintSettings, RecordMap, StructureRef } from './document.ts';
import { type ColorId, type DesignId, indexBetween, newId, type RecordId } from './ids.ts';
import { appliedMigrations, schemaVersion } from './migrations.ts';
import { defaultPalette, type PaletteEntry } from './palette.ts';
import type { DesignRecord } from './records.ts';

export interface NewDesign {
  readonly structure: { readonly id: StructureRef['id']; readonly version?: number };
  readonly params: StructureRef['params'];
  readonly print: PrintSettings;
  readonly id?: DesignId;
  readonly palette?: readonly PaletteEntry[];
}

/** Id of a palette entry, derived from its uid, so that designs share the ids of the default palette. */
export const paletteColor = (uid: string): ColorId => `color:${uid}`;

/** Returns a new design: palette and typefaces, no layers. The first node or background of a side creates its layer. */
export function emptyDesign({
  structure,
  params,
  print,
  id,
  palette = defaultPalette,
}: NewDesign): DesignDocument {
  const records: { [id in RecordId]?: DesignRecord } = {};
  let last: string | null = null;
  for (const { uid, hex } of palette) {
    last = indexBetween(last, null);
    const color = paletteColor(uid);
    records[color] = { kind: 'color', id: color, uid, index: last, srgb: hex, cmyk: null, spot: null };
  }
  for (const entry of fontCatalogue) records[entry.id] = fontRecord(entry);
  return {
    schema: { version: schemaVersion, applied: appliedMigrations },
    id: id ?? newId('design'),
    rev: 0,
    structure: { id: structure.id, version: structure.version ?? 1, params },
    print,
    surfaces: ['outside', 'inside'],
    records: records satisfies RecordMap,
    foreign: {},
  };
}
