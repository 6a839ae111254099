/** The placement of new nodes: their layer, stack order and position on the sheet. */
import type { Side } from '@shop/packaging';
import { layersOf, nodesOf } from '../document/document.ts';
import { byIndex, indexBetween, type LayerId, type NodeId } from '../document/ids.ts';
import type { LayerRecord, SurfaceName } from '../document/records.ts';
import { frameOf, regionOf, uprightRotation, uprightSize } from '../geometry/die-frame.ts';
import { mm } from '../geometry/matrix.ts';
import { type Draft, freshId, putRecords } from './draft.ts';

/** Returns the layer of a side and creates it on first use. */
export function ensureLayer(draft: Draft, surface: SurfaceName, side: Side | null): LayerRecord {
  const layers = layersOf(draft.document).toSorted(byIndex);
  const known = layers.find((layer) => layer.surface === surface && layer.side === side);
  if (known !== undefined) return known;
  const index = indexBetween(layers.at(-1)?.index ?? null, null);
  const layer: LayerRecord = {
    kind: 'layer',
    id: freshId(draft, 'layer'),
    surface,
    side,
    index,
    locked: false,
    hidden: false,
    background: null,
  };
  putRecords(draft, layer);
  return layer;
}

/** Returns an order key above every node of the layer. */
export function topIndex(draft: Draft, layer: LayerId): string {
  const nodes = nodesOf(draft.document).filter((node) => node.parent === layer);
  return indexBetween(nodes.toSorted(byIndex).at(-1)?.index ?? null, null);
}

/** Returns the maximum width and height of art on an upright side. */
export function areaOn(draft: Draft, side: Side | null): { readonly width: number; readonly height: number } {
  const frame = side === null ? undefined : frameOf(draft.die, side);
  return frame === undefined ? draft.die.sheet : uprightSize(frame);
}

export interface Placement {
  readonly surface: SurfaceName;
  readonly side: Side | null;
  readonly x?: number | undefined;
  readonly y?: number | undefined;
}

/** Returns the placement fields of a new node: centred on its side and upright unless x, y are given. */
export function nodeBase(
  draft: Draft,
  place: Placement,
  size: { readonly w: number; readonly h: number },
  id: NodeId | undefined,
) {
  const region = regionOf(draft.die, place.side);
  const layer = ensureLayer(draft, place.surface, place.side);
  const [cx, cy] =
    region === undefined ? [0, 0] : [region.x + region.width / 2, region.y + region.height / 2];
  return {
    kind: 'node',
    id: id ?? freshId(draft, 'node'),
    parent: layer.id,
    index: topIndex(draft, layer.id),
    name: '',
    locked: false,
    hidden: false,
    xf: {
      x: mm(place.x ?? cx - size.w / 2),
      y: mm(place.y ?? cy - size.h / 2),
      rot: uprightRotation(draft.die, place.side),
      flipX: false,
      flipY: false,
    },
    size: { w: mm(size.w), h: mm(size.h) },
    continueSeams: [],
    flagged: false,
  } as const;
}

/** Whether the die has this side. */
export const hasSide = (draft: Draft, side: Side | null): boolean =>
  side === null || frameOf(draft.die, side) !== undefined;
