import type { Die, Panel, Point, Side, Vec3 } from '../die.ts';
import { invertRigid } from '../fold/closure.ts';
import { type Matrix4, multiply, transform, transformDirection } from '../fold/matrix.ts';
import { type FoldOptions, foldPose } from '../fold/pose.ts';
import { uprightMatrix } from '../fold/upright-matrix.ts';
import { contains } from '../geometry/polygon.ts';

export interface Standing {
  readonly panel: Panel;
  /** Maps the sheet to the shop's axes: x to the viewer's right, y up, z to the viewer. */
  readonly matrix: Matrix4;
  readonly inverse: Matrix4;
}

/** The direction that each side faces, in the shop's axes. */
export const outwards: Readonly<Record<Side, Vec3>> = {
  front: [0, 0, 1],
  back: [0, 0, -1],
  right: [1, 0, 0],
  left: [-1, 0, 0],
  top: [0, 1, 0],
  bottom: [0, -1, 0],
};

/** Returns the closed box, upright, with its front to the viewer and its middle in the origin. */
export function closedBox(die: Die, options: FoldOptions = {}): Standing[] {
  const world = uprightMatrix(die);
  const pose = foldPose(die, 1, options);
  return die.panels.flatMap((panel) => {
    const place = pose.get(panel.id);
    if (!place) return [];
    const matrix = multiply(world, place);
    return [{ panel, matrix, inverse: invertRigid(matrix) }];
  });
}

/** The other face of a board (a card's back) is not another board. */
export const isBoard = (die: Die) => {
  const reverse = new Set(die.pieces.filter((piece) => piece.role === 'reverse').map((piece) => piece.id));
  return (panel: Panel): boolean => !reverse.has(panel.piece);
};

/** Returns the thickness of each panel in mm: a wrap is thinner than the greyboard under it. */
export const thicknesses = (die: Die) => {
  const calipers = new Map(die.pieces.map((piece) => [piece.id, piece.caliper]));
  return (panel: Panel | undefined): number => calipers.get(panel?.piece ?? '') ?? die.parameters.t;
};

/** Whether a panel has board at a point: within its outline and in none of its holes. */
export const covers = ({ outline, holes }: Panel, point: Point): boolean =>
  contains(outline, point) && !holes.some((hole) => contains(hole, point));

export interface Hit {
  readonly panel: Panel;
  readonly distance: number;
}

/** Returns where a ray meets panels, nearest first. */
export function hits(box: readonly Standing[], from: Vec3, along: Vec3): Hit[] {
  return box
    .flatMap(({ panel, inverse }) => {
      const dz = transformDirection(inverse, along)[2];
      if (Math.abs(dz) < 1e-9) return [];
      const distance = -transform(inverse, from)[2] / dz;
      if (distance <= 0) return [];
      const at: Vec3 = [
        from[0] + along[0] * distance,
        from[1] + along[1] * distance,
        from[2] + along[2] * distance,
      ];
      const [x, y] = transform(inverse, at);
      return covers(panel, [x, y]) ? [{ panel, distance }] : [];
    })
    .sort((a, b) => a.distance - b.distance);
}
