/**
 * The painters' input: a flat list in millimetres on the sheet as seen from its printed face. A painter loops over the
 * items in order and computes no geometry.
 */
import type { Point, Side } from '@shop/packaging';
import type { PrintSettings, StructureRef } from '../document/document.ts';
import type { AssetId, FontId, LayerId, NodeId } from '../document/ids.ts';
import type { AssetRecord, Cmyk, Crop, FontRecord, SurfaceName } from '../document/records.ts';
import type { Bounds, Matrix } from '../geometry/matrix.ts';
import type { Outline } from '../geometry/outline.ts';

/** One colour for screen and press. `srgb` fills the canvas; `cmyk` (per cent) goes to the plates. */
export interface Paint {
  readonly srgb: string;
  readonly cmyk: Cmyk;
  readonly spot: string | null;
}

/** The plates of an item. `white` items print only on the white plate. */
export type Plate = 'process' | 'white';

interface ItemBase {
  /** Null for a layer's background. */
  readonly nodeId: NodeId | null;
  readonly layerId: LayerId;
  readonly side: Side | null;
  readonly plate: Plate;
  /** Names in `Surface.clips`; the item is visible only inside all of them. */
  readonly clips: readonly string[];
  /** Axis-parallel box around the item before clipping. */
  readonly bounds: Bounds;
}

export interface PathItem extends ItemBase {
  readonly kind: 'path';
  readonly outline: Outline;
  readonly fill: Paint | null;
  readonly stroke: { readonly paint: Paint; readonly width: number } | null;
}

export interface ImageItem extends ItemBase {
  readonly kind: 'image';
  readonly asset: AssetId;
  /** Maps the unit square, filled by the cropped part (y down), to the sheet. */
  readonly matrix: Matrix;
  /** The visible part, 0…1 of the asset from its top left. */
  readonly crop: Crop;
  readonly opacity: number;
  /** Printed pixels per inch, the smaller axis; null for vector artwork. */
  readonly dpi: number | null;
}

/** A glyph at its origin on the baseline, in run space: millimetres, y down. */
export interface PlacedGlyph {
  readonly gid: number;
  readonly x: number;
  readonly y: number;
  /** Index of the first UTF-16 unit in `text` that this glyph shows. */
  readonly cluster: number;
}

/** One line of text. The outline of a glyph is `shaper.glyphPath(font, gid)`, in ems, times `size`. */
export interface GlyphRunItem extends ItemBase {
  readonly kind: 'glyphRun';
  readonly font: FontId;
  readonly size: number;
  readonly matrix: Matrix;
  readonly glyphs: readonly PlacedGlyph[];
  readonly text: string;
  readonly fill: Paint;
  /** True when the font lacks a character of the text. */
  readonly missing: boolean;
}

export type DisplayItem = PathItem | ImageItem | GlyphRunItem;

/** The four corners of a node's box on the sheet, from its own top left clockwise, and whether it is interactive. */
export interface NodeFrame {
  readonly nodeId: NodeId;
  readonly layerId: LayerId;
  readonly side: Side | null;
  readonly corners: readonly [Point, Point, Point, Point];
  readonly centre: Point;
  readonly bounds: Bounds;
  readonly locked: boolean;
}

export interface Surface {
  readonly surface: SurfaceName;
  readonly items: readonly DisplayItem[];
  readonly clips: Readonly<Record<string, Outline>>;
  /** Visible nodes from the bottom to the top. */
  readonly frames: readonly NodeFrame[];
}

export interface DisplayList {
  readonly structure: StructureRef;
  readonly print: PrintSettings;
  readonly sheet: { readonly width: number; readonly height: number };
  /** Bleed beyond the cut and distance from cuts and creases. */
  readonly bleed: number;
  readonly safe: number;
  readonly surfaces: readonly Surface[];
  readonly fonts: Readonly<Record<FontId, FontRecord>>;
  readonly assets: Readonly<Record<AssetId, AssetRecord>>;
}

/** The die as outlines: the editor displays them and the print file writes them on separate plates. */
export interface DielineOutlines {
  readonly cut: readonly Outline[];
  readonly crease: readonly Outline[];
  readonly bleed: Outline;
  /** The safe areas, one per panel: nothing in them is lost to cut or fold. */
  readonly safe: readonly Outline[];
}
