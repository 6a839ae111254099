import type { DieParameters, Point } from '../../die.ts';
import { polygon, rectangle } from '../shapes.ts';
import { type Drawing, option, type PanelDraft } from '../structure.ts';

type Span = readonly [from: number, to: number];

/** Layers of the closed bottom, in calipers below the walls: triangles, their corners, front flap, back flap. */
const order = { backCorner: 1, frontCorner: 2, front: 3, back: 5 } as const;

/**
 * The block bottom: below each gusset a triangle with two corners of 45°. The corners are turned out under the
 * triangle, the triangle in; then the front flap is closed and the back flap glued over it.
 *
 * In paper all these parts are connected around each corner of the bag. A tree of rigid panels cannot hold that ring,
 * so the corners hang on the triangle, and their borders with the flaps are creases outside the tree. What reaches
 * past the middle of the bottom would be dog-eared in paper: behind the back flap it is turned in with the flap
 * (`ear…`).
 */
export function bagBottom(
  p: Required<DieParameters>,
  { right, back, left }: { readonly right: Span; readonly back: Span; readonly left: Span },
): { panels: PanelDraft[]; creases: NonNullable<Drawing['creases']> } {
  const { L, H } = p;
  const deep = H + option(p, 'bottomFlap');
  const sides = [
    gussetBottom('Right', H, deep, right[0], right[1]),
    gussetBottom('Left', H, deep, left[1], left[0]),
  ];
  const flap = (id: string, parent: string, [x0, x1]: Span, layer: number): PanelDraft => ({
    id,
    path: rectangle(x0, H, x1, deep),
    layer,
    hinge: {
      parent,
      from: [x0, H],
      to: [x1, H],
      angle: 90,
      stage: parent === 'front' ? [0.7, 0.84] : [0.84, 1],
    },
  });
  return {
    panels: [
      flap('bottomFront', 'front', [0, L], order.front),
      { ...flap('bottom', 'back', back, order.back), side: 'bottom', turn: 0 },
      ...sides.flatMap(({ panels }) => panels),
    ],
    creases: [
      ...sides.flatMap(({ creases }) => creases),
      [
        [right[0], H],
        [right[0], deep],
      ],
    ],
  };
}

/** Below one gusset: `front` and `back` are the corners of the bag that it ends at. */
function gussetBottom(
  name: 'Left' | 'Right',
  H: number,
  deep: number,
  front: number,
  back: number,
): { panels: PanelDraft[]; creases: (readonly [Point, Point])[] } {
  const parent = name === 'Left' ? 'left' : 'right';
  const triangle = `gusset${name}`;
  const ear = Math.abs(back - front) / 2;
  const tip: Point = [(front + back) / 2, H + ear];
  const corner = (x: number): Point => [x, H];
  const end = (x: number): Point => [x, deep];
  const beside = (x: number): Point => [x, H + ear];
  return {
    panels: [
      {
        id: triangle,
        path: polygon(corner(front), corner(back), tip),
        hinge: { parent, from: corner(front), to: corner(back), angle: 90, stage: [0.58, 0.7] },
      },
      {
        id: `backCorner${name}`,
        path: polygon(corner(back), tip, beside(back)),
        layer: -order.backCorner,
        hinge: { parent: triangle, from: corner(back), to: tip, angle: -180, stage: [0.42, 0.5] },
      },
      {
        id: `frontCorner${name}`,
        path: polygon(corner(front), tip, end(tip[0]), end(front)),
        layer: -order.frontCorner,
        hinge: { parent: triangle, from: corner(front), to: tip, angle: -180, stage: [0.5, 0.58] },
      },
      {
        id: `ear${name}`,
        path: polygon(beside(back), tip, end(tip[0]), end(back)),
        layer: 1,
        hinge: { parent: 'bottom', from: beside(back), to: end(back), angle: 180, stage: [0.12, 0.42] },
      },
    ],
    creases: [
      [tip, end(tip[0])],
      [beside(back), tip],
      [corner(back), beside(back)],
    ],
  };
}
