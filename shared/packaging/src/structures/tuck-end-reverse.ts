import type { DieParameters, Path, Point } from '../die.ts';
import { roundedPath } from '../geometry/path.ts';
import { polygon } from './shapes.ts';
import { mirrored } from './shipping-0201.ts';
import {
  type Drawing,
  fixedOption,
  glueSideOption,
  type Known,
  type OptionSpec,
  option,
  type PanelDraft,
  type Structure,
  tangent,
} from './structure.ts';

const id = 'tuck-end-reverse';
type Parameters = Required<DieParameters>;

const bounded = (name: string, limits: OptionSpec['limits'], initial: OptionSpec['initial']): OptionSpec => ({
  id: name,
  nameKey: `structure.${id}.option.${name}`,
  unit: 'mm',
  step: 0.5,
  limits,
  initial,
});
const got = (known: Known, name: string): number => known.options[name] ?? 0;

const options: readonly OptionSpec[] = [
  bounded(
    'glueFlap',
    ({ W }) => ({ min: 8, max: Math.min(40, W - 3) }),
    () => 12,
  ),
  bounded(
    'glueChamfer',
    (known) => ({ min: 0, max: Math.min(got(known, 'glueFlap'), known.H / 3) }),
    () => 5,
  ),
  bounded(
    'tuckDepth',
    ({ H }) => ({ min: 8, max: Math.min(40, H - 2) }),
    () => 12,
  ),
  bounded(
    'tuckInset',
    ({ t }) => ({ min: t, max: t + 3 }),
    ({ t }) => 0.5 + t,
  ),
  bounded(
    'tuckRadius',
    (known) => ({ min: 0, max: Math.min(got(known, 'tuckDepth'), known.L / 2 - got(known, 'tuckInset')) }),
    () => 3,
  ),
  bounded(
    'lockSlit',
    ({ L }) => ({ min: 0, max: L / 4 }),
    ({ L }) => Math.min(7, L / 8),
  ),
  bounded(
    'dustRelief',
    () => ({ min: 2, max: 5 }),
    () => 3,
  ),
  bounded(
    'dustFlap',
    (known) => ({
      min: 9,
      max: Math.min(known.W, known.L / 2, (known.W - 4 - got(known, 'dustRelief') - known.t) / tangent(15)),
    }),
    ({ L }) => Math.min(14, L / 2),
  ),
  fixedOption(id, 'bodyAllowance', 'mm', { min: 0, max: 5, step: 0.1 }, () => 0),
  glueSideOption(id),
];

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
  options,
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
  return {
    panels: option(p, 'glueSide') === 1 ? panels.map(mirrored) : panels,
    glue: ['glue~left', 'topTuck~front', 'bottomTuck~back'],
  };
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
