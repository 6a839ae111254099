/** What the buyer does to what is selected, by key, button or list: each one command, each one undo step. */
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
import type { Session } from '../session/session.ts';
import { roomOf } from '../session/upright.ts';

const selected = ({ store }: Session): NodeId[] => [...store.getState().ephemeral.selection];

const onSelected = (session: Session, command: (ids: NodeId[]) => Command): CommandResult | undefined => {
  const ids = selected(session);
  return ids.length === 0 ? undefined : session.store.run(command(ids));
};

/** Millimetres on the sheet. */
export const nudge = (session: Session, dx: number, dy: number) =>
  onSelected(session, (ids) => ({ name: 'move', args: { ids, dx, dy } }));

export function removeSelected(session: Session): void {
  onSelected(session, (ids) => ({ name: 'remove', args: { ids } }));
}

export function duplicateSelected(session: Session): void {
  const made = onSelected(session, (ids) => ({ name: 'duplicate', args: { ids } }));
  if (made?.ok === true) session.store.setSelection(made.nodes);
}

export const reorderSelected = (session: Session, to: 'front' | 'back' | 'forward' | 'backward') =>
  onSelected(session, (ids) => ({ name: 'reorder', args: { ids, to } }));

export const alignSelected = (
  session: Session,
  edge: 'left' | 'centre' | 'right' | 'top' | 'middle' | 'bottom',
) => onSelected(session, (ids) => ({ name: 'align', args: { ids, edge } }));

export function setLocked(session: Session, id: NodeId, locked: boolean): void {
  session.store.run({ name: 'setLocked', args: { ids: [id], locked } });
}
export function setHidden(session: Session, id: NodeId, hidden: boolean): void {
  session.store.run({ name: 'setHidden', args: { ids: [id], hidden } });
}

/** A line of text on a side, selected. Null when the side cannot take it. */
export function addText(session: Session, side: Side | null, text: string): NodeId | null {
  const { width } = roomOf(session.die, side);
  // About an eighth of the side's width a capital: to be read at arm's length, and on small sides still 14 pt.
  const size = Math.round(Math.min(14, Math.max(5, width / 14)) * 10) / 10;
  const made = session.store.run({ name: 'addText', args: { place: { side }, text, size, align: 'centre' } });
  if (!made.ok) return null;
  session.store.setSelection(made.nodes);
  return made.nodes[0] ?? null;
}

export function addRect(session: Session, side: Side | null, fill: string): void {
  const room = roomOf(session.die, side);
  const edge = Math.round(Math.min(room.width, room.height) / 3);
  const made = session.store.run({
    name: 'addRect',
    args: { place: { side }, w: edge, h: edge, fill },
  });
  if (made.ok) session.store.setSelection(made.nodes);
}

/** Puts an uploaded file on a side, fitted into its safe zone, selected. */
export function placeArtwork(
  session: Session,
  side: Side | null,
  asset: Pick<AssetRecord, 'sha256' | 'name' | 'format' | 'mm' | 'px'>,
): CommandResult {
  const { sha256, name, format, mm, px } = asset;
  const made = session.store.run({
    name: 'addImage',
    args: {
      place: { side },
      asset: { sha256, name, format, mm: [mm[0], mm[1]], px: px === null ? null : [px[0], px[1]] },
    },
  });
  if (made.ok) session.store.setSelection(made.nodes);
  return made;
}

/** Makes a picture or shape cover its whole side, bleed included where the side ends at a cut. */
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

/** Fonts come when they are chosen; until one is there the text keeps its old one. */
export async function chooseFont(session: Session, ids: readonly NodeId[], font: FontId): Promise<boolean> {
  if (!(await session.lettering.need(font))) return false;
  return session.store.run({ name: 'setFont', args: { ids: [...ids], font } }).ok;
}

export const setBackground = (session: Session, side: Side | null, color: ColorId | string | null) =>
  session.store.run({ name: 'setBackground', args: { side, color } });
