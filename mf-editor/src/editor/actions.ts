/** The buyer's actions on the selection, by key, button or list: each is one command and one undo step. */
import {
  type AssetRecord,
  type ColorId,
  type Command,
  type CommandResult,
  type FontId,
  frameOf,
  type NodeId,
  nodeById,
  uprightSize,
} from '@shop/design';
import type { Side } from '@shop/packaging';
import { findFreeOffset, listBoxes } from '../session/free-place.ts';
import type { Session } from '../session/session.ts';
import { getSideSize, stepOnSheet, uprightBox } from '../session/upright.ts';

const getSelectedIds = ({ store }: Session): NodeId[] => [...store.getState().ephemeral.selection];

const runOnSelected = (session: Session, command: (ids: NodeId[]) => Command): CommandResult | undefined => {
  const ids = getSelectedIds(session);
  return ids.length === 0 ? undefined : session.store.run(command(ids));
};

/** Millimetres on the sheet. */
export const nudge = (session: Session, dx: number, dy: number) =>
  runOnSelected(session, (ids) => ({ name: 'move', args: { ids, dx, dy } }));

export function removeSelected(session: Session): void {
  runOnSelected(session, (ids) => ({ name: 'remove', args: { ids } }));
}

export function duplicateSelected(session: Session): void {
  const result = runOnSelected(session, (ids) => ({ name: 'duplicate', args: { ids } }));
  if (result?.ok === true) session.store.setSelection(result.nodes);
}

export const reorderSelected = (session: Session, to: 'front' | 'back' | 'forward' | 'backward') =>
  runOnSelected(session, (ids) => ({ name: 'reorder', args: { ids, to } }));

export const alignSelected = (
  session: Session,
  edge: 'left' | 'centre' | 'right' | 'top' | 'middle' | 'bottom',
) => runOnSelected(session, (ids) => ({ name: 'align', args: { ids, edge } }));

export function setLocked(session: Session, id: NodeId, locked: boolean): void {
  session.store.run({ name: 'setLocked', args: { ids: [id], locked } });
}
export function setHidden(session: Session, id: NodeId, hidden: boolean): void {
  session.store.run({ name: 'setHidden', args: { ids: [id], hidden } });
}

/** Places an object and moves it clear of existing ones: one undo step, selected at the end. */
function placeWithoutOverlap(
  session: Session,
  side: Side | null,
  command: Command,
): CommandResult | undefined {
  const { store, die } = session;
  const occupied = listBoxes(store.getState().document, die, side);
  let placed: CommandResult | undefined;
  store.transact((run) => {
    placed = run(command);
    const [id] = placed.ok ? placed.nodes : [];
    const node = id === undefined ? undefined : nodeById(store.getState().document, id);
    if (id === undefined || node === undefined) return;
    const down = findFreeOffset(uprightBox(node, die, side), occupied, getSideSize(die, side));
    const [dx, dy] = stepOnSheet(die, side, [0, down]);
    if (down !== 0) run({ name: 'move', args: { ids: [id], dx, dy } });
  });
  if (placed?.ok === true) store.setSelection(placed.nodes);
  return placed;
}

/** Adds a line of text to a side. */
export function addText(session: Session, side: Side | null, text: string): void {
  const { width } = getSideSize(session.die, side);
  const { safe } = session.list();
  // A capital height of about a twentieth of the side is readable at arm's length; on small sides at least 14 pt.
  const size = Math.round(Math.min(14, Math.max(5, width / 14)) * 10) / 10;
  const w = Math.max(5, Math.round((width - 2 * safe) * 0.8));
  placeWithoutOverlap(session, side, {
    name: 'addText',
    args: { place: { side }, text, size, w, align: 'centre' },
  });
}

export function addRect(session: Session, side: Side | null, fill: string): void {
  const sideSize = getSideSize(session.die, side);
  const edge = Math.round(Math.min(sideSize.width, sideSize.height) / 3);
  placeWithoutOverlap(session, side, { name: 'addRect', args: { place: { side }, w: edge, h: edge, fill } });
}

/** Places an uploaded file on a side, fitted into its safe zone, and selects it. */
export function placeArtwork(
  session: Session,
  side: Side | null,
  asset: Pick<AssetRecord, 'sha256' | 'name' | 'format' | 'mm' | 'px'>,
): boolean {
  const { sha256, name, format, mm, px } = asset;
  const result = placeWithoutOverlap(session, side, {
    name: 'addImage',
    args: {
      place: { side },
      asset: { sha256, name, format, mm: [mm[0], mm[1]], px: px === null ? null : [px[0], px[1]] },
    },
  });
  return result?.ok === true;
}

/** Makes a picture or shape cover its whole side, including the bleed where the side ends at a cut. */
export function fillSide(session: Session, id: NodeId, side: Side | null, bleed: number): void {
  const node = nodeById(session.store.getState().document, id);
  if (node === undefined) return;
  const frame = side === null ? undefined : frameOf(session.die, side);
  const region = frame ?? { x: 0, y: 0, ...session.die.sheet };
  const upright = frame === undefined ? session.die.sheet : uprightSize(frame);
  const [needW, needH] = [upright.width + 2 * bleed, upright.height + 2 * bleed];
  const scale = Math.max(needW / node.size.w, needH / node.size.h);
  const [w, h] = node.type === 'image' ? [node.size.w * scale, node.size.h * scale] : [needW, needH];
  const [cx, cy] = [region.x + region.width / 2, region.y + region.height / 2];
  session.store.run({ name: 'resize', args: { id, x: cx - w / 2, y: cy - h / 2, w, h } });
}

/** Fonts load when chosen; until then the text keeps its old one. */
export async function chooseFont(session: Session, ids: readonly NodeId[], font: FontId): Promise<boolean> {
  if (!(await session.lettering.loadFont(font))) return false;
  return session.store.run({ name: 'setFont', args: { ids: [...ids], font } }).ok;
}

export const setBackground = (session: Session, side: Side | null, color: ColorId | string | null) =>
  session.store.run({ name: 'setBackground', args: { side, color } });
