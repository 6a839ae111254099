import type { DieParameters, Path, Point } from '../../die.ts';
import { roundedPath } from '../../geometry/path.ts';
import { mirrorDrawing } from '../mirror.ts';
import { polygon } from '../shapes.ts';
import { type Drawing, option, type PanelDraft, type Structure, tangent } from '../structure.ts';
import { tuckEndOptions } from './tuck-end-options.ts';

const id = 'tuck-end-reverse';
type Parameters = Required<DieParameters>;

/**
 * Reverse tuck-end folding carton (ECMA A20.20.03.01 family), crease convention of EDITOR.md 2.2 (3): sizes are
 * measured crease to crease. From the glue flap: front L, right W + t, back L + t, left W + 2t. The top lid hangs on
 * the back, the bottom lid on the front; both tuck in behind the opposite panel.
 */
export const tuckEndReverse: Structure = {
  id,
  version: 1,
  code: 'ECMA A20.20.03.01',
  nameKey: `structure.${id}.name`,
  family: 'carton',
  limits: {
    L: { min: 20, max: 400, step: 1 },
    W: { min: 20, max: 250, step: 1 },
    H: { min: 20, max: 500, step: 1 },
    t: { min: 0, max: 2, step: 0.05 },
  },
  options: tuckEndOptions,
  defaultSize: { L: 100, W: 60, H: 160 },
  defaultBoard: 'cardstock-350',
  bleed: 3,
  safe: 3,
  outside: (p) => ({
    L: p.L + 2 * p.t,
    W: p.W + 2 * p.t,
    H: p.H + option(p, 'bodyAllowance') + 3 * p.t,
  }),
  manufacturing: (p) => ({ L: p.L, W: p.W + p.t, H: p.H + option(p, 'bodyAllowance') }),
  packed: ({ parameters: p, sheet }) => ({
    width: p.L + p.W + 2 * p.t,
    height: sheet.height,
    thickness: 2 * p.t,
  }),
  draw,
};

function draw(p: Parameters): Drawing {
  const { L, W, t } = p;
  const glue = option(p, 'glueFlap');
  const top = W + option(p, 'tuckDepth');
  const bottom = top + p.H + option(p, 'bodyAllowance');
  const x1 = glue;
  const x2 = x1 + L;
  const x3 = x2 + W + t;
  const x4 = x3 + L + t;
  const x5 = x4 + W + 2 * t;
  const body = (
    name: 'front' | 'right' | 'back' | 'left',
    from: number,
    to: number,
    parent?: string,
  ): PanelDraft => ({
    id: name,
    path: polygon([from, top], [to, top], [to, bottom], [from, bottom]),
    side: name,
    turn: 0,
    ...(parent
      ? { hinge: { parent, from: [from, top], to: [from, bottom], angle: 90, stage: [0, 0.35] as const } }
      : {}),
  });
  const chamfer = option(p, 'glueChamfer');
  const panels: PanelDraft[] = [
    body('front', x1, x2),
    body('right', x2, x3, 'front'),
    body('back', x3, x4, 'right'),
    body('left', x4, x5, 'back'),
    {
      id: 'glue',
      path: polygon([x1, top], [x1, bottom], [x1 - glue, bottom - chamfer], [x1 - glue, top + chamfer]),
      hinge: { parent: 'front', from: [x1, top], to: [x1, bottom], angle: 90, stage: [0, 0.35] },
    },
    ...lid(p, 'top', 'back', x3, x4, top, -1),
    ...lid(p, 'bottom', 'front', x1, x2, bottom, 1),
    dust(p, 'rightTop', 'right', x2, x3, top, -1, 'right'),
    dust(p, 'leftTop', 'left', x4, x5, top, -1, 'left'),
    dust(p, 'rightBottom', 'right', x2, x3, bottom, 1, 'left'),
    dust(p, 'leftBottom', 'left', x4, x5, bottom, 1, 'right'),
  ];
  const drawing: Drawing = { panels, glue: ['glue~left', 'topTuck~front', 'bottomTuck~back'] };
  return option(p, 'glueSide') === 1 ? mirrorDrawing(drawing) : drawing;
}

/** Lid and tuck. Slits at the ends of the tuck's crease catch the dust flaps. */
function lid(
  p: Parameters,
  end: 'top' | 'bottom',
  parent: string,
  x0: number,
  x1: number,
  y: number,
  out: -1 | 1,
): PanelDraft[] {
  const inset = option(p, 'tuckInset');
  const slit = option(p, 'lockSlit');
  const radius = option(p, 'tuckRadius');
  const edge = y + out * p.W;
  const tip = edge + out * option(p, 'tuckDepth');
  const [a, b] = [x0 + inset, x1 - inset];
  const path: Path = roundedPath([
    { at: [a, edge] },
    { at: [a, tip], radius },
    { at: [b, tip], radius },
    { at: [b, edge] },
  ]);
  return [
    {
      id: end,
      path: polygon([x0, y], [x1, y], [x1, edge], [x0, edge]),
      hinge: {
        parent,
        from: [x0, y],
        to: [x1, y],
        angle: 90,
        stage: end === 'top' ? [0.92, 1] : [0.6, 0.72],
      },
      side: end,
      turn: 180,
      layer: 1,
    },
    {
      id: `${end}Tuck`,
      path,
      hinge: {
        parent: end,
        from: [a + slit, edge],
        to: [b - slit, edge],
        angle: 90,
        stage: end === 'top' ? [0.84, 0.92] : [0.5, 0.6],
      },
    },
  ];
}

/** A dust flap. On the side of the lid (`towards`) it is relieved by a shoulder, on the other it slants by 15°. */
function dust(
  p: Parameters,
  name: string,
  parent: string,
  x0: number,
  x1: number,
  y: number,
  out: -1 | 1,
  towards: 'left' | 'right',
): PanelDraft {
  const depth = option(p, 'dustFlap');
  const gap = option(p, 'dustRelief') + p.t;
  const shoulder = Math.max(3, 0.6 * gap);
  const ease = 0.5 + p.t;
  const [near, far, into] = towards === 'left' ? [x0, x1, 1] : [x1, x0, -1];
  const at = (x: number, v: number): Point => [x, y + out * v];
  const inner = near + into * ease;
  const outer = far - into * 0.5;
  return {
    id: name,
    path: polygon(
      at(inner, 0),
      at(inner, shoulder),
      at(near + into * gap, shoulder + (gap - ease)),
      at(near + into * gap, depth),
      at(outer - into * depth * tangent(15), depth),
      at(outer, 0),
    ),
    hinge: {
      parent,
      from: at(inner, 0),
      to: at(outer, 0),
      angle: 90,
      stage: out === -1 ? [0.72, 0.84] : [0.35, 0.5],
    },
  };
}
