import type { Die } from '@shop/packaging';
import type { DesignDocument } from '../document/document.ts';
import type { AssetId } from '../document/ids.ts';
import type { AssetRecord, LayerRecord } from '../document/records.ts';
import type { Shaper } from '../text/shaper.types.ts';

/** Finds an asset's record by id. `createAssetLookup(document)` is the usual one. */
export type AssetLookup = (id: AssetId) => AssetRecord | undefined;

/** The input for resolving the nodes of one layer. */
export interface ResolveInput {
  readonly document: DesignDocument;
  readonly layer: LayerRecord;
  readonly die: Die;
  readonly bleed: number;
  readonly assets: AssetLookup;
  readonly shaper: Shaper;
  readonly clips: readonly string[];
}
