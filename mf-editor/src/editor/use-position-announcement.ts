import { nodeById } from '@shop/design';
import { useFormat } from '@shop/kit/i18n';
import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nodeName } from '../objects/node-name.ts';
import type { Session } from '../session/session.ts';
import { uprightBox } from '../session/upright.ts';
import type { SheetView } from '../sheet/sheet-view.ts';

export interface PositionAnnouncement {
  /** The text of the status region; initially empty. */
  readonly announcement: string;
  /** Announces the position of the first selected object, and shows the safe zone if it lies outside. */
  readonly announcePosition: () => void;
}

/** Moving an object by keys shows no guides, so its position is announced. */
export function usePositionAnnouncement(
  session: Session,
  sheet: RefObject<SheetView | null>,
): PositionAnnouncement {
  const { t } = useTranslation('mf-editor');
  const format = useFormat();
  const [announcement, setAnnouncement] = useState('');
  const announcePosition = () => {
    const { document, ephemeral } = session.store.getState();
    const [id] = ephemeral.selection;
    const node = id === undefined ? undefined : nodeById(document, id);
    if (node === undefined) return;
    const layer = document.records[node.parent];
    const { x, y } = uprightBox(node, session.die, layer?.kind === 'layer' ? layer.side : null);
    setAnnouncement(
      t('object.movedTo', { name: nodeName(node, document, t), x: format.length(x), y: format.length(y) }),
    );
    if (session.settled().findings.some((each) => each.id === 'safe_zone' && each.nodeId === node.id))
      sheet.current?.flashSafeZone();
  };
  return { announcement, announcePosition };
}
