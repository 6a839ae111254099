import type { AssetId, FontId, NodeId } from '../document/ids.ts';
import type { AssetRecord } from '../document/records.ts';
import type { WasmSource } from '../text/harfbuzz.ts';
import type { Shaper } from '../text/shaper.types.ts';

/** A shaper that also returns font files and plain advances; `createShaper` creates one. */
export interface PrintShaper extends Shaper {
  bytes(font: FontId): Uint8Array | undefined;
  /** Advance of a single glyph, ems. */
  advance(font: FontId, gid: number): number;
}

/** Pixels of a picture, 8 bits per channel, rows from the top. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
  readonly alpha: Uint8Array | null;
}

/** The writer's dependencies beside the list. It opens no file itself. */
export interface PrintResources {
  readonly shaper: PrintShaper;
  /** `harfbuzzjs/dist/harfbuzz-subset.wasm`. */
  readonly subsetter: WasmSource;
  /** The stored, inspected file of an asset. */
  readonly bytes: (asset: AssetRecord) => Promise<Uint8Array>;
  /** Rasterises an SVG that cannot stay vectors, at 300 pixels per inch of its printed size. */
  readonly rasterise: (asset: AssetRecord, pixels: readonly [number, number]) => Promise<Raster>;
  /** ICC profiles: `profiles/fogra39l.icc` and `profiles/srgb.icc`. */
  readonly outputProfile: Uint8Array;
  readonly rgbProfile: Uint8Array;
}

export interface PrintFileMeta {
  readonly title: string;
  /** The permanent identity of the file: order and line, for instance. Equal input gives equal bytes. */
  readonly reference: string;
  readonly created: Date;
  readonly producer: string;
}

/** Notes on the file for the print shop and the buyer. */
export type PrintNote =
  | { readonly code: 'svg_as_picture'; readonly asset: AssetId; readonly feature: string }
  | { readonly code: 'spot_renamed'; readonly asset: AssetId; readonly spot: string }
  | { readonly code: 'asset_missing'; readonly asset: AssetId; readonly nodeId: NodeId | null }
  | { readonly code: 'inside_left_out' };

export interface PrintFile {
  readonly bytes: Uint8Array;
  readonly notes: readonly PrintNote[];
  readonly dieHash: string;
}
