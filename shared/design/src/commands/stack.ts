/** Commands on the object list: order, copies, removal, locks. */
import { nodesOf } from '../document/document.ts';
import { byIndex, indexBetween, type NodeId } from '../document/ids.ts';
import type { NodeRecord } from '../document/records.ts';
import { mm } from '../geometry/matrix.ts';
import {
  type Draft,
  done,
  dropRecords,
  findEditable,
  freshId,
  type HandlerResult,
  putRecords,
  refuse,
} from './draft.ts';
import { topIndex } from './place.ts';
import type { CommandArgs } from './schemas.ts';

export function remove(draft: Draft, { ids }: CommandArgs<'remove'>): HandlerResult {
  const found = findEditable(draft, ids);
  if (!found.ok) return found;
  dropRecords(draft, ids);
  return done(ids);
}

const siblings = (draft: Draft, node: NodeRecord): readonly NodeRecord[] =>
  nodesOf(draft.document)
    .filter((other) => other.parent === node.parent)
    .toSorted(byIndex);

export function reorder(draft: Draft, { ids, to }: CommandArgs<'reorder'>): HandlerResult {
  const found = findEditable(draft, ids);
  if (!found.ok) return found;
  const moving = found.nodes.toSorted(byIndex);
  // Towards the front the topmost moves first, towards the back the lowest, so a group preserves its order.
  const order = to === 'front' || to === 'backward' ? moving : moving.toReversed();
  for (const node of order) {
    const stack = siblings(draft, node);
    const others = stack.filter((other) => other.id !== node.id);
    const at = stack.findIndex((other) => other.id === node.id);
    const target = targetOf(to, at, others.length, (place) => {
      const other = others[place];
      return other !== undefined && ids.includes(other.id);
    });
    const below = others[target - 1]?.index ?? null;
    const above = others[target]?.index ?? null;
    putRecords(draft, { ...node, index: indexBetween(below, above) });
  }
  return done(ids);
}

/** The position among the others; a node does not pass a neighbour that moves too. */
function targetOf(
  to: CommandArgs<'reorder'>['to'],
  at: number,
  count: number,
  movesToo: (place: number) => boolean,
): number {
  if (to === 'front') return count;
  if (to === 'back') return 0;
  if (to === 'forward') return at < count && !movesToo(at) ? at + 1 : at;
  return at > 0 && !movesToo(at - 1) ? at - 1 : at;
}

export function duplicate(draft: Draft, { ids, dx, dy, newIds }: CommandArgs<'duplicate'>): HandlerResult {
  const found = findEditable(draft, ids, { locked: 'allowed' });
  if (!found.ok) return found;
  const made: NodeId[] = [];
  for (const [at, node] of found.nodes.toSorted(byIndex).entries()) {
    const id = newIds?.[at] ?? freshId(draft, 'node');
    putRecords(draft, copyOf(draft, node, id, dx, dy));
    made.push(id);
  }
  return done(made);
}

function copyOf(draft: Draft, node: NodeRecord, id: NodeId, dx: number, dy: number): NodeRecord {
  return {
    ...node,
    id,
    index: topIndex(draft, node.parent),
    xf: { ...node.xf, x: mm(node.xf.x + dx), y: mm(node.xf.y + dy) },
    locked: false,
  };
}

/** Refuses nodes whose layer, colours, font or artwork this design lacks, instead of pasting them in part. */
export function paste(draft: Draft, { nodes, dx, dy }: CommandArgs<'paste'>): HandlerResult {
  const made: NodeId[] = [];
  for (const node of nodes) {
    if (draft.document.records[node.parent]?.kind !== 'layer') {
      return refuse({ code: 'unknown_side', side: node.parent });
    }
    const id = freshId(draft, 'node');
    putRecords(draft, copyOf(draft, node, id, dx, dy));
    made.push(id);
  }
  return done(made);
}

export function setLocked(draft: Draft, { ids, locked }: CommandArgs<'setLocked'>): HandlerResult {
  const found = findEditable(draft, ids, { locked: 'allowed' });
  if (!found.ok) return found;
  putRecords(draft, ...found.nodes.map((node) => ({ ...node, locked })));
  return done(ids);
}

export function setHidden(draft: Draft, { ids, hidden }: CommandArgs<'setHidden'>): HandlerResult {
  const found = findEditable(draft, ids, { locked: 'allowed' });
  if (!found.ok) return found;
  putRecords(draft, ...found.nodes.map((node) => ({ ...node, hidden })));
  return done(ids);
}

export function setLayer(draft: Draft, { id, locked, hidden }: CommandArgs<'setLayer'>): HandlerResult {
  const layer = draft.document.records[id];
  if (layer?.kind !== 'layer') return refuse({ code: 'unknown_side', side: id });
  putRecords(draft, { ...layer, locked: locked ?? layer.locked, hidden: hidden ?? layer.hidden });
  return done([]);
}

export function rename(draft: Draft, { id, name }: CommandArgs<'rename'>): HandlerResult {
  const found = findEditable(draft, [id], { locked: 'allowed' });
  if (!found.ok) return found;
  putRecords(draft, ...found.nodes.map((node) => ({ ...node, name })));
  return done([id]);
}
