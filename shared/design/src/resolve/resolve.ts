/**
 * Document + die -> display list. Pure: the same input gives the same list in the browser, in a worker and on the
 * server, so canvas, folded box and print file cannot disagree.
 */
import type { Die } from '@shop/packaging';
import { allRecords, type DesignDocument, layersOf, nodesOf } from '../document/document.ts';
import { byIndex } from '../document/ids.ts';
import { colorsUsed } from '../document/integrity.ts';
import type { LayerRecord, NodeRecord, SurfaceName } from '../document/records.ts';
import { sideRegion } from '../geometry/clips.ts';
import { frameOf } from '../geometry/die-frame.ts';
import { type Outline, rectOutline } from '../geometry/outline.ts';
import type { Shaper } from '../text/shaper.types.ts';
import { dielineOf, marginsOf } from './dieline.ts';
import type { DisplayItem, DisplayList, NodeFrame, Surface } from './display-list.ts';
import { frameOfNode } from './frames.ts';
import { backgroundItem, itemsOfNode } from './items.ts';
import type { AssetLookup, ResolveInput } from './resolve-input.ts';
import { whiteUnder } from './white.ts';

export const createAssetLookup =
  (document: DesignDocument): AssetLookup =>
  (id) => {
    const record = document.records[id];
    return record?.kind === 'asset' ? record : undefined;
  };

/**
 * Returns the display list of a design. Hidden layers and nodes are omitted; a node whose asset, font or colour is
 * missing paints nothing but retains its frame, so it can still be selected and repaired.
 */
export function resolve(
  document: DesignDocument,
  die: Die,
  assets: AssetLookup,
  shaper: Shaper,
): DisplayList {
  const { bleed, safe } = marginsOf(die);
  const names = document.surfaces.filter((name) => name === 'outside' || document.print.inside);
  const records = allRecords(document);
  return {
    structure: document.structure,
    print: document.print,
    sheet: die.sheet,
    bleed,
    safe,
    surfaces: names.map((name) => resolveSurface(document, die, name, assets, shaper)),
    fonts: Object.fromEntries(records.filter((one) => one.kind === 'font').map((one) => [one.id, one])),
    assets: Object.fromEntries(records.filter((one) => one.kind === 'asset').map((one) => [one.id, one])),
  };
}

function resolveSurface(
  document: DesignDocument,
  die: Die,
  name: SurfaceName,
  assets: AssetLookup,
  shaper: Shaper,
): Surface {
  const { bleed } = marginsOf(die);
  const clips: Record<string, Outline> = { bleed: dielineOf(die).bleed };
  const items: DisplayItem[] = [];
  const frames: NodeFrame[] = [];
  const nodes = nodesOf(document);
  for (const layer of stackLayers(layersOf(document), name)) {
    if (layer.hidden) continue;
    const frame = layer.side === null ? undefined : frameOf(die, layer.side);
    if (layer.side !== null && frame === undefined) continue;
    if (frame !== undefined) {
      const { x, y, width, height } = sideRegion(die, frame, bleed);
      clips[frame.side] = rectOutline(x, y, width, height);
    }
    const input: ResolveInput = {
      document,
      layer,
      die,
      bleed,
      assets,
      shaper,
      clips: frame === undefined ? ['bleed'] : ['bleed', frame.side],
    };
    items.push(...backgroundItem(input));
    for (const node of childrenOf(nodes, layer)) {
      if (node.hidden) continue;
      frames.push(frameOfNode(node, layer));
      items.push(...resolveNodeItems(node, input));
    }
  }
  const white = document.print.white && name === 'outside' ? whiteUnder(items) : [];
  return { surface: name, items: [...white, ...items], clips, frames };
}

/** The sheet's layers are below the sides' layers; within each group the index decides. */
export function stackLayers(layers: readonly LayerRecord[], name: SurfaceName): readonly LayerRecord[] {
  const rank = (layer: LayerRecord) => (layer.side === null ? 0 : 1);
  return layers
    .filter((layer) => layer.surface === name)
    .toSorted((a, b) => rank(a) - rank(b) || byIndex(a, b));
}

export function childrenOf(nodes: readonly NodeRecord[], layer: LayerRecord): readonly NodeRecord[] {
  return nodes.filter((node) => node.parent === layer.id).toSorted(byIndex);
}

interface CachedItems {
  readonly depends: readonly unknown[];
  readonly items: readonly DisplayItem[];
}

const itemsCache = new WeakMap<NodeRecord, CachedItems>();

/** Items of an unchanged node are the same objects in successive lists, so painters can cache by identity. */
function resolveNodeItems(node: NodeRecord, input: ResolveInput): readonly DisplayItem[] {
  const { document, layer, die, assets, shaper } = input;
  const font = node.type === 'text' ? node.props.font : null;
  const depends = [
    layer,
    die,
    shaper,
    font !== null && shaper.has(font) && shaper.hash(font),
    node.type === 'image' ? assets(node.props.asset) : null,
    ...colorsUsed(node).map((id) => document.records[id]),
  ];
  const known = itemsCache.get(node);
  if (known?.depends.every((value, at) => value === depends[at]) === true) return known.items;
  const items = itemsOfNode(node, input);
  itemsCache.set(node, { depends, items });
  return items;
}
