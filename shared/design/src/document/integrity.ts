/** Named integrity errors of a document and their repair. The server refuses what it cannot repair. */

import { defaultFont } from '../text/fonts.ts';
import {
  allRecords,
  assetById,
  colorById,
  type DesignDocument,
  fontById,
  layersOf,
  nodesOf,
} from './document.ts';
import { byIndex, type ColorId, indexBetween, type NodeId, type RecordId } from './ids.ts';
import type { DesignRecord, NodeRecord } from './records.ts';

export const integrityCodes = [
  'node_without_layer',
  'duplicate_layer',
  'duplicate_index',
  'broken_index',
  'missing_asset',
  'missing_font',
  'missing_color',
  'broken_lines',
  'too_many_colors',
] as const;
export type IntegrityCode = (typeof integrityCodes)[number];

export interface IntegrityError {
  readonly code: IntegrityCode;
  readonly id: RecordId;
  /** The missing id, if one is missing. */
  readonly reference?: string;
}

const validIndex = (index: string): boolean => {
  try {
    indexBetween(index, null);
    return true;
  } catch {
    // The library throws for a key it did not create; that is the result, not a failure.
    return false;
  }
};

/** Colours that a node refers to. */
export function colorsUsed(node: NodeRecord): readonly ColorId[] {
  if (node.type === 'text') return [node.props.color];
  if (node.type === 'image') return [];
  return [node.props.fill, node.props.stroke?.color ?? null].filter((id) => id !== null);
}

export function checkIntegrity(document: DesignDocument): readonly IntegrityError[] {
  const errors: IntegrityError[] = [];
  const seenLayers = new Set<string>();
  for (const layer of layersOf(document)) {
    const place = `${layer.surface}/${layer.side}`;
    if (seenLayers.has(place)) errors.push({ code: 'duplicate_layer', id: layer.id });
    seenLayers.add(place);
    if (layer.background !== null && colorById(document, layer.background) === undefined) {
      errors.push({ code: 'missing_color', id: layer.id, reference: layer.background });
    }
  }
  const seenIndices = new Set<string>();
  for (const node of nodesOf(document)) {
    errors.push(...nodeErrors(document, node));
    const place = `${node.parent}/${node.index}`;
    if (seenIndices.has(place)) errors.push({ code: 'duplicate_index', id: node.id });
    seenIndices.add(place);
  }
  return errors;
}

function nodeErrors(document: DesignDocument, node: NodeRecord): readonly IntegrityError[] {
  const errors: IntegrityError[] = [];
  const { id } = node;
  if (document.records[node.parent]?.kind !== 'layer') {
    errors.push({ code: 'node_without_layer', id, reference: node.parent });
  }
  if (!validIndex(node.index)) errors.push({ code: 'broken_index', id });
  for (const color of colorsUsed(node)) {
    if (colorById(document, color) === undefined)
      errors.push({ code: 'missing_color', id, reference: color });
  }
  if (node.type === 'image' && assetById(document, node.props.asset) === undefined) {
    errors.push({ code: 'missing_asset', id, reference: node.props.asset });
  }
  if (node.type === 'text') {
    if (fontById(document, node.props.font) === undefined) {
      errors.push({ code: 'missing_font', id, reference: node.props.font });
    }
    const length = node.props.text.length;
    if (node.props.lines?.breaks.some(([start, end]) => start > end || end > length) === true) {
      errors.push({ code: 'broken_lines', id });
    }
  }
  return errors;
}

export interface RepairedDesign {
  readonly document: DesignDocument;
  readonly repaired: readonly IntegrityError[];
}

/**
 * Repairs every error that `checkIntegrity` lists: a node without its layer or its artwork is removed, since it has
 * nothing to show; colours and fonts fall back to black and Archivo.
 */
export function repairDesign(document: DesignDocument): RepairedDesign {
  const repaired = checkIntegrity(document);
  if (repaired.length === 0) return { document, repaired };
  const records: { [id in RecordId]?: DesignRecord } = { ...document.records };
  const fallback = ensureBlack(document, records);
  mergeLayers(document, records);
  for (const record of allRecords({ ...document, records })) {
    if (record.kind === 'layer' && record.background !== null && records[record.background] === undefined) {
      records[record.id] = { ...record, background: null };
    }
    if (record.kind !== 'node') continue;
    const fixed = repairNode(record, records, fallback);
    if (fixed === null) delete records[record.id];
    else records[record.id] = fixed;
  }
  reindex(records);
  return { document: { ...document, records }, repaired };
}

function ensureBlack(document: DesignDocument, records: { [id in RecordId]?: DesignRecord }): ColorId {
  const black = allRecords(document).find((record) => record.kind === 'color' && record.srgb === '#000000');
  if (black?.kind === 'color') return black.id;
  records['color:black'] = {
    kind: 'color',
    id: 'color:black',
    uid: 'black',
    index: 'a0',
    srgb: '#000000',
    cmyk: null,
    spot: null,
  };
  return 'color:black';
}

/** Moves nodes of a second layer for the same side to the first. */
function mergeLayers(document: DesignDocument, records: { [id in RecordId]?: DesignRecord }): void {
  const first = new Map<string, DesignRecord & { kind: 'layer' }>();
  for (const layer of layersOf(document).toSorted(byIndex)) {
    const place = `${layer.surface}/${layer.side}`;
    const kept = first.get(place);
    if (kept === undefined) {
      first.set(place, layer);
      continue;
    }
    for (const node of nodesOf(document)) {
      if (node.parent === layer.id) records[node.id] = { ...node, parent: kept.id };
    }
    delete records[layer.id];
  }
}

function repairNode(
  node: NodeRecord,
  records: { readonly [id in RecordId]?: DesignRecord },
  black: ColorId,
): NodeRecord | null {
  if (records[node.parent]?.kind !== 'layer') return null;
  const color = (id: ColorId): ColorId => (records[id]?.kind === 'color' ? id : black);
  if (node.type === 'image') return records[node.props.asset]?.kind === 'asset' ? node : null;
  if (node.type === 'text') {
    const { props } = node;
    const font = records[props.font]?.kind === 'font' ? props.font : defaultFont;
    const broken =
      props.lines?.breaks.some(([start, end]) => start > end || end > props.text.length) === true;
    const lines = broken || font !== props.font ? null : props.lines;
    return { ...node, props: { ...props, font, color: color(props.color), lines } };
  }
  const fill = node.props.fill === null ? null : color(node.props.fill);
  const stroke =
    node.props.stroke === null ? null : { ...node.props.stroke, color: color(node.props.stroke.color) };
  return node.type === 'rect'
    ? { ...node, props: { ...node.props, fill, stroke } }
    : { ...node, props: { ...node.props, fill, stroke } };
}

/** Assigns new keys to the nodes of a layer where two share one or a key is broken; the order stays. */
function reindex(records: { [id in RecordId]?: DesignRecord }): void {
  const byLayer = new Map<string, NodeRecord[]>();
  for (const record of Object.values(records)) {
    if (record?.kind === 'node') byLayer.set(record.parent, [...(byLayer.get(record.parent) ?? []), record]);
  }
  for (const nodes of byLayer.values()) {
    const keys = new Set(nodes.map((node) => node.index));
    if (keys.size === nodes.length && nodes.every((node) => validIndex(node.index))) continue;
    let last: string | null = null;
    for (const node of nodes.toSorted(byIndex)) {
      last = indexBetween(last, null);
      const id: NodeId = node.id;
      records[id] = { ...node, index: last };
    }
  }
}
