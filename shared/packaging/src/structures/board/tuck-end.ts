import type { DieParameters, Path, Point, StructureId } from '../../die.ts';
import { roundedPath } from '../../geometry/path.ts';
import { mirrorDrawing } from '../mirror.ts';
import { polygon } from '../shapes.ts';
import { type Drawing, option, type PanelDraft, type Structure, tangent } from '../structure.ts';
import { tuckEndOptions, tuckEndOutside } from './tuck-end-options.ts';

type Parameters = Required<DieParameters>;

/**
 * A carton with tucked lids at both ends. From the glue flap: front, right, back, left. The top lid hangs on the back,
 * the bottom lid where `bottomOn` says. Two public conventions (sources.md, tuck carton) are one option apart.
 */
export function tuckEnd(id: StructureId, code: string, bottomOn: 'front' | 'back'): Structure {
  return {
    id,
    version: 1,
    code,
    nameKey: `structure.${id}.name`,
    family: 'carton',
    limits: {
      L: { min: 20, max: 400, step: 1 },
      W: { min: 20, max: 250, step: 1 },
      H: { min: 20, max: 500, step: 1 },
      t: { min: 0, max: 2, step: 0.05 },
    },
    options: tuckEndOptions(id, bottomOn),
    profiles: { outside: tuckEndOutside },
    defaultSize: { L: 100, W: 60, H: 160 },
    defaultBoard: 'cardstock-350',
    bleed: 3,
    safe: 3,
    outside: (p) =>
      stepped(p)
        ? { L: p.L + 3 * p.t, W: p.W + 2 * p.t, H: p.H + option(p, 'bodyAllowance') + 4 * p.t }
        : { L: p.L + 2 * p.t, W: p.W + 2 * p.t, H: p.H + option(p, 'bodyAllowance') + 3 * p.t },
    manufacturing: (p) => ({ L: widths(p).front, W: widths(p).right, H: bodyHeight(p) }),
    packed: ({ parameters: p, sheet }) => ({
      width: p.L + p.W + 2 * p.t,
      height: sheet.height,
      thickness: 2 * p.t,
    }),
    draw: (p) => draw(p, bottomOn),
  };
}

const stepped = (p: Parameters): boolean => option(p, 'convention') === 1;

/** Crease to crease: girth compensation 0, 1, 1, 2 calipers, or the outside convention's 2, 2, 3, 1. */
const widths = ({ L, W, t, ...rest }: Parameters) =>
  stepped({ L, W, t, ...rest })
    ? { front: L + 2 * t, right: W + 2 * t, back: L + 3 * t, left: W + t }
    : { front: L, right: W + t, back: L + t, left: W + 2 * t };

const bodyHeight = (p: Parameters): number => p.H + option(p, 'bodyAllowance') + (stepped(p) ? 2 * p.t : 0);

const lidDepth = (p: Parameters): number => p.W + (stepped(p) ? p.t : 0);

function draw(p: Parameters, bottomOn: 'front' | 'back'): Drawing {
  const glue = option(p, 'glueFlap');
  const top = lidDepth(p) + option(p, 'tuckDepth');
  const bottom = top + bodyHeight(p);
  // The outside convention creases the dust flaps one caliper inside the lids.
  const step = stepped(p) ? p.t : 0;
  const { front, right, back, left } = widths(p);
  const x1 = glue;
  const x2 = x1 + front;
  const x3 = x2 + right;
  const x4 = x3 + back;
  const x5 = x4 + left;
  const body = (
    name: 'front' | 'right' | 'back' | 'left',
    from: number,
    to: number,
    inset: number,
    parent?: string,
  ): PanelDraft => {
    const hinge = { from: [from, top + step] as const, to: [from, bottom - step] as const };
    return {
      id: name,
      path: polygon([from, top + inset], [to, top + inset], [to, bottom - inset], [from, bottom - inset]),
      side: name,
      turn: 0,
      ...(parent ? { hinge: { parent, ...hinge, angle: 90, stage: [0, 0.35] as const } } : {}),
    };
  };
  const chamfer = option(p, 'glueChamfer');
  const [high, low] = [top + step, bottom - step];
  const [b0, b1] = bottomOn === 'front' ? [x1, x2] : [x3, x4];
  // A dust flap is relieved on the side of the lid that comes down beside it.
  const [rightLid, leftLid] =
    bottomOn === 'front' ? (['left', 'right'] as const) : (['right', 'left'] as const);
  const panels: PanelDraft[] = [
    body('front', x1, x2, 0),
    body('right', x2, x3, step, 'front'),
    body('back', x3, x4, 0, 'right'),
    body('left', x4, x5, step, 'back'),
    {
      id: 'glue',
      path: polygon([x1, high], [x1, low], [x1 - glue, low - chamfer], [x1 - glue, high + chamfer]),
      hinge: { parent: 'front', from: [x1, high], to: [x1, low], angle: 90, stage: [0, 0.35] },
    },
    ...lid(p, 'top', 'back', x3, x4, top, -1),
    ...lid(p, 'bottom', bottomOn, b0, b1, bottom, 1),
    dust(p, 'rightTop', 'right', x2, x3, high, -1, 'right'),
    dust(p, 'leftTop', 'left', x4, x5, high, -1, 'left'),
    dust(p, 'rightBottom', 'right', x2, x3, low, 1, rightLid),
    dust(p, 'leftBottom', 'left', x4, x5, low, 1, leftLid),
  ];
  const opposite = bottomOn === 'front' ? 'back' : 'front';
  const drawing: Drawing = { panels, glue: ['glue~left', 'topTuck~front', `bottomTuck~${opposite}`] };
  return option(p, 'glueSide') === 1 ? mirrorDrawing(drawing) : drawing;
}

/** Lid and tuck. Slits at the ends of the tuck's crease catch the dust flaps. */
function lid(
  p: Parameters,
  end: 'top' | 'bottom',
  parent: 'front' | 'back',
  x0: number,
  x1: number,
  y: number,
  out: -1 | 1,
): PanelDraft[] {
  const inset = option(p, 'tuckInset');
  const slit = option(p, 'lockSlit');
  const radius = option(p, 'tuckRadius');
  const edge = y + out * lidDepth(p);
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
      // Up is away from the front: towards the hinge of a bottom lid on the back, away from it in the other two.
      turn: end === 'bottom' && parent === 'back' ? 0 : 180,
      // Where the creases are in one line, the lid lies over the dust flaps by its layer.
      layer: stepped(p) ? 0 : 1,
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
