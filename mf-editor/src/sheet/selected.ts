/** The selection as the sheet shows it. Each call reads the current design, including during a gesture. */
import { frameById, type NodeFrame, type NodeId, type NodeRecord, nodeById } from '@shop/design';
import type { Side } from '@shop/packaging';
import type { Session } from '../session/session.ts';

export const selectedIds = ({ store }: Session): readonly NodeId[] => store.getState().ephemeral.selection;

/** Returns the one node with handles: selected alone, visible and unlocked. */
export function getSelectedNode(session: Session): NodeRecord | undefined {
  const [id, ...more] = selectedIds(session);
  const node =
    id === undefined || more.length > 0 ? undefined : nodeById(session.store.getState().document, id);
  return node === undefined || node.locked || node.hidden ? undefined : node;
}

export const selectedFrames = (session: Session): readonly NodeFrame[] =>
  selectedIds(session).flatMap((id) => frameById(session.list(), id) ?? []);

/** Whether preflight, which pauses during a gesture, found the selection outside the safe zone. */
export function isOutsideSafeZone(session: Session): boolean {
  const names = new Set<string | null>(selectedIds(session));
  return session.settled().findings.some(({ id, nodeId }) => id === 'safe_zone' && names.has(nodeId));
}

/** The same by outlines alone, cheap enough for every pointer move. Always false on the whole sheet. */
export function exceedsSafeZone(session: Session, side: Side | null): boolean {
  const frame = session.die.frames.find((each) => each.side === side);
  if (frame === undefined) return false;
  const { safe } = session.list();
  return selectedFrames(session).some(
    ({ bounds }) =>
      bounds.x < frame.x + safe ||
      bounds.y < frame.y + safe ||
      bounds.x + bounds.width > frame.x + frame.width - safe ||
      bounds.y + bounds.height > frame.y + frame.height - safe,
  );
}
