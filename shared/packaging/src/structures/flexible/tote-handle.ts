import type { Point, Vec3 } from '../../die.ts';
import { polygon } from '../shapes.ts';
import type { PanelDraft } from '../structure.ts';

/** A strap of webbing beside the cloth, and where it is sewn on. */
export interface Handle {
  readonly id: string;
  readonly parent: string;
  readonly width: number;
  readonly length: number;
  /** Outer width of the loop. */
  readonly span: number;
  /** Middle of the loop on the cloth. */
  readonly middle: number;
  readonly sewn: number;
  /** How far behind the printed face it lies. */
  readonly depth: number;
  /** Near edge of the strap beside the cloth, and the direction away from the cloth. */
  readonly x: number;
  readonly across: 1 | -1;
  /** Where its sewn end lies beside the cloth. */
  readonly foot: number;
  /** The top edge of the cloth, and the direction in which the loop extends beyond it. */
  readonly top: number;
  readonly up: 1 | -1;
}

/**
 * A straight strap becomes a loop by two folds of 45°, like a ribbon: up, across, down. It is then moved behind the
 * cloth, with its ends below the top edge.
 */
export function handle(strap: Handle): PanelDraft[] {
  const { id, parent, width: w, length, span, x, across, foot, up } = strap;
  const leg = (length - span) / 2;
  const at = (u: number, v: number): Point => [x + across * u, foot + up * v];
  const [one, two] = [leg, leg + span];
  const left = strap.middle - (across * span) / 2;
  const lift: number = 2 * w;
  const place: Vec3 = [left - x, strap.top - up * strap.sewn - foot, strap.depth];
  return [
    {
      id,
      piece: id,
      path: polygon(at(0, 0), at(w, 0), at(w, one + w), at(0, one)),
      hinge: {
        parent,
        kind: 'join',
        from: at(0, 0),
        to: at(0, length),
        angle: 0,
        stage: [0.45, 0.65],
        keys: [
          { at: 0, angle: 0, move: [0, 0, 0] },
          { at: 0.25, angle: 0, move: [0, 0, lift] },
          { at: 0.75, angle: 0, move: [place[0], place[1], lift] },
          { at: 1, angle: 0, move: place },
        ],
      },
    },
    {
      id: `${id}Across`,
      path: polygon(at(0, one), at(w, one + w), at(w, two - w), at(0, two)),
      layer: 1,
      hinge: { parent: id, from: at(0, one), to: at(w, one + w), angle: 180, stage: [0.3, 0.38] },
    },
    {
      id: `${id}Down`,
      path: polygon(at(0, two), at(w, two - w), at(w, length), at(0, length)),
      layer: 1,
      hinge: {
        parent: `${id}Across`,
        from: at(0, two),
        to: at(w, two - w),
        angle: 180,
        stage: [0.38, 0.45],
      },
    },
  ];
}
