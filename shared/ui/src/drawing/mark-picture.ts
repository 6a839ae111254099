import { makeDie, type Picture, projectBox } from '@shop/packaging';

/** The geometry of the mark. `mark-paths.ts` has its output, so that a page need not load the whole core for it. */
export const markPicture = (): Picture => {
  const made = makeDie('fefco-0201', { L: 130, W: 130, H: 110, t: 1.5 });
  if (!made.ok) throw new Error(`The mark cannot be made: ${JSON.stringify(made.problems)}`);
  return projectBox(made.die, { fold: 0.72, yaw: 45, pitch: 30 });
};

/** Path data in whole tenths of a millimetre. */
export const markPaths = (picture: Picture): readonly string[] =>
  picture.faces.map(
    (face) => `M${face.points2D.map((point) => point.map((value) => value.toFixed(1)).join(' ')).join('L')}Z`,
  );
