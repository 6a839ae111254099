import { useTerms } from '@shop/kit/i18n';
import type { Side } from '@shop/packaging';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Session } from '../session/session.ts';

/** The lid first: most boxes are seen from above. */
const firstSide = ({ die }: Session): Side | null =>
  die.frames.some(({ side }) => side === 'top') ? 'top' : (die.frames[0]?.side ?? null);

/** The current side; null is the whole sheet. */
export function useSide(session: Session) {
  const { t } = useTranslation('mf-editor');
  const term = useTerms();
  const [side, setSide] = useState(() => firstSide(session));
  /** Selecting an object of another side shows that side, unless the whole sheet is shown. */
  const follow = (next: Side | null) => {
    if (side !== null && next !== null && next !== side) setSide(next);
  };
  return { side, sideName: side === null ? t('side.sheet') : term('side', side), setSide, follow };
}
