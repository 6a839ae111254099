/** Reflow for another size or structure: every node retains its size and its relative centre on its side. */
import type { Die, Point, Side } from '@shop/packaging';
import { nodesOf } from '../document/document.ts';
import type { NodeId } from '../document/ids.ts';
import type { NodeRecord } from '../document/records.ts';
import { frameOf, uprightRotation, uprightSize, uprightToSheet } from '../geometry/die-frame.ts';
import { apply, boundsOf, identity, invert, type Matrix, mm } from '../geometry/matrix.ts';
import { centreOf, cornersOf } from '../resolve/frames.ts';
import { type Draft, done, type HandlerResult, layerOf, putRecords, refuse } from './draft.ts';
import type { CommandArgs } from './schemas.ts';

/** An upright side: its size and its position on the sheet. */
interface SideArea {
  readonly width: number;
  readonly height: number;
  readonly toSheet: Matrix;
  readonly turn: number;
}

function sideAreaOf(die: Die, side: Side | null): SideArea | undefined {
  if (side === null) return { ...die.sheet, toSheet: identity, turn: 0 };
  const frame = frameOf(die, side);
  if (frame === undefined) return undefined;
  return { ...uprightSize(frame), toSheet: uprightToSheet(frame), turn: uprightRotation(die, side) };
}

export function setStructure(draft: Draft, { structure }: CommandArgs<'setStructure'>): HandlerResult {
  const made = draft.context.dieOf(structure);
  if (!made.ok) {
    const [problem] = made.problems;
    return refuse({
      code: 'impossible_structure',
      parameter: problem?.parameter ?? 'size',
      limit: problem?.limit ?? 0,
    });
  }
  draft.document = { ...draft.document, structure };
  const flagged: NodeId[] = [];
  const moved: NodeRecord[] = [];
  for (const node of nodesOf(draft.document)) {
    const side = layerOf(draft, node)?.side ?? null;
    const next = reflowNode(node, sideAreaOf(draft.die, side), sideAreaOf(made.die, side));
    if (next.flagged) flagged.push(node.id);
    if (next !== node) moved.push(next);
  }
  putRecords(draft, ...moved);
  return done(
    moved.map((node) => node.id),
    flagged,
  );
}

/** The tolerance in millimetres before a node counts as overflowing. */
const tolerance = 0.01;

function reflowNode(node: NodeRecord, before: SideArea | undefined, after: SideArea | undefined): NodeRecord {
  const inverse = before === undefined ? null : invert(before.toSheet);
  if (before === undefined || after === undefined || inverse === null) return { ...node, flagged: true };
  const centre = apply(inverse, centreOf(node));
  const box = boundsOf(cornersOf(node).map((corner) => apply(inverse, corner)));
  const across = reflowAxis(centre[0], box.x, box.width, before.width, after.width);
  const down = reflowAxis(centre[1], box.y, box.height, before.height, after.height);
  const [cx, cy] = apply(after.toSheet, [across.centre, down.centre] satisfies Point);
  const rot = (((node.xf.rot + after.turn - before.turn) % 360) + 360) % 360;
  const flagged = across.flagged || down.flagged;
  const x = mm(cx - node.size.w / 2);
  const y = mm(cy - node.size.h / 2);
  const same = x === node.xf.x && y === node.xf.y && rot === node.xf.rot && flagged === node.flagged;
  return same ? node : { ...node, xf: { ...node.xf, x, y, rot }, flagged };
}

/**
 * Reflows one axis: the centre keeps its relative position. A node that would overflow more than before is moved back
 * inside as far as it fits and flagged; one that no longer covers its side is flagged.
 */
function reflowAxis(centre: number, start: number, length: number, before: number, after: number) {
  const kept = (centre / before) * after;
  const offset = start - centre;
  const over = (edge: number, size: number) => Math.max(0, -edge, edge + length - size);
  const covered = start <= tolerance && start + length >= before - tolerance;
  const covers = kept + offset <= tolerance && kept + offset + length >= after - tolerance;
  if (covered) return { centre: kept, flagged: !covers };
  if (over(kept + offset, after) <= over(start, before) + tolerance) return { centre: kept, flagged: false };
  const edge = length >= after ? (after - length) / 2 : Math.min(Math.max(0, kept + offset), after - length);
  return { centre: edge - offset, flagged: true };
}
