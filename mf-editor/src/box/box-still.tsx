import { apply, invert, uprightSize, uprightToSheet } from '@shop/design';
import { type Side, sides } from '@shop/packaging';
import { FoldedBox, type SideArtwork } from '@shop/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettled } from '../editor/use-session.ts';
import { boardLook } from '../painting/board.ts';
import type { Session } from '../session/session.ts';
import type { Orbit } from './orbit.ts';
import { densityOf, paintSheetPicture } from './sheet-picture.ts';

type Art = Partial<Record<Side, SideArtwork>>;

/** Returns each side as a small upright picture, cut out of the sheet's picture. */
async function sidePictures(session: Session): Promise<Art> {
  const { list } = session.settled();
  const sheet = document.createElement('canvas');
  paintSheetPicture(sheet, list, { shaper: session.lettering.shaper, pictureOf: session.pictures.of });
  const density = densityOf(list.sheet);
  const art: Art = {};
  for (const frame of session.die.frames) {
    const { width, height } = uprightSize(frame);
    const side = new OffscreenCanvas(Math.ceil(width * density), Math.ceil(height * density));
    const brush = side.getContext('2d');
    const back = invert(uprightToSheet(frame));
    if (brush === null || back === null) continue;
    const [a, b, c, d] = back;
    const [e, f] = apply(back, [0, 0]);
    brush.setTransform(a, b, c, d, e * density, f * density);
    brush.drawImage(sheet, 0, 0);
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
    let here = true;
    let mine: Art = {};
    void sidePictures(session).then((made) => {
      mine = made;
      if (here) setArt(made);
      else release(made);
    });
    return () => {
      here = false;
      release(mine);
    };
  }, [session, list]);
  const { kind, insideKind } = boardLook(list.print);
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

const release = (art: Art): void => {
  for (const side of sides) {
    const image = art[side]?.image;
    if (image !== undefined) URL.revokeObjectURL(image);
  }
};
