import { apply, invert, uprightSize, uprightToSheet } from '@shop/design';
import { type Side, sides } from '@shop/packaging';
import { FoldedBox, type SideArtwork } from '@shop/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettled } from '../editor/use-session.ts';
import { getBoardAppearance } from '../painting/board.ts';
import type { Session } from '../session/session.ts';
import type { Orbit } from './orbit.ts';
import { getPixelDensity, paintSheetPicture } from './sheet-picture.ts';

type Art = Partial<Record<Side, SideArtwork>>;

/** Returns each side as a small upright picture, cut out of the sheet's picture. */
async function paintSidePictures(session: Session): Promise<Art> {
  const { list } = session.settled();
  const sheet = document.createElement('canvas');
  paintSheetPicture(sheet, list, { shaper: session.lettering.shaper, pictureOf: session.pictures.of });
  const density = getPixelDensity(list.sheet);
  const art: Art = {};
  for (const frame of session.die.frames) {
    const { width, height } = uprightSize(frame);
    const side = new OffscreenCanvas(Math.ceil(width * density), Math.ceil(height * density));
    const context = side.getContext('2d');
    const back = invert(uprightToSheet(frame));
    if (context === null || back === null) continue;
    const [a, b, c, d] = back;
    const [e, f] = apply(back, [0, 0]);
    context.setTransform(a, b, c, d, e * density, f * density);
    context.drawImage(sheet, 0, 0);
    art[frame.side] = { image: URL.createObjectURL(await side.convertToBlob()) };
  }
  return art;
}

/** The box without WebGL: the shop's own drawing with the same artwork. */
export function BoxStill({
  session,
  fold,
  orbit,
}: {
  readonly session: Session;
  readonly fold: number;
  readonly orbit: Orbit;
}) {
  const { t } = useTranslation('mf-editor');
  const { list } = useSettled(session);
  const [art, setArt] = useState<Art>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: another display list gives other pictures
  useEffect(() => {
    let isMounted = true;
    let current: Art = {};
    void paintSidePictures(session).then((pictures) => {
      current = pictures;
      if (isMounted) setArt(pictures);
      else revokePictures(pictures);
    });
    return () => {
      isMounted = false;
      revokePictures(current);
    };
  }, [session, list]);
  const { kind, insideKind } = getBoardAppearance(list.print);
  return (
    <FoldedBox
      die={session.die}
      fold={fold}
      yaw={orbit.yaw}
      pitch={orbit.pitch}
      board={kind}
      inside={insideKind}
      artwork={art}
      title={t('box.label')}
    />
  );
}

const revokePictures = (art: Art): void => {
  for (const side of sides) {
    const image = art[side]?.image;
    if (image !== undefined) URL.revokeObjectURL(image);
  }
};
