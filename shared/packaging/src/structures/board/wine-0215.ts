import type { DieParameters, Point } from '../../die.ts';
import { roundedPath } from '../../geometry/path.ts';
import { mirrorDrawing } from '../mirror.ts';
import { polygon } from '../shapes.ts';
import { type Drawing, option, type PanelDraft, type Structure } from '../structure.ts';
import { jointFlap } from './joint.ts';
import { flapInset, wineOptions } from './wine-0215-options.ts';

type Parameters = Required<DieParameters>;

/**
 * Tuck-top box with a snap-lock (1-2-3) bottom, FEFCO 0215: wine and heavier products. Formulas: sources.md, snap-lock box. From the
 * glue flap: front, right, back, left. The bottom's flap on the front has the slot, the one on the back the tongue.
 */
export const wine0215: Structure = {
  id: 'fefco-0215',
  version: 1,
  code: 'FEFCO 0215',
  nameKey: 'structure.fefco-0215.name',
  family: 'corrugated',
  limits: {
    L: { min: 60, max: 600, step: 1 },
    W: { min: 50, max: 400, step: 1 },
    H: { min: 60, max: 600, step: 1 },
    t: { min: 0, max: 6, step: 0.1 },
  },
  options: wineOptions,
  defaultSize: { L: 165, W: 80, H: 330 },
  defaultBoard: 'natural-e',
  bleed: 5,
  safe: 5,
  // The lid lies over the dust flaps; three layers of the bottom lie below the crease, the tongue above it.
  outside: ({ L, W, H, t }) => ({ L: L + 2 * t, W: W + 2 * t, H: H + (19 * t) / 3 }),
  manufacturing: ({ L, W, H, t }) => ({ L: L + t, W: W + t, H: H + (4 * t) / 3 }),
  packed: ({ parameters: p, sheet }) => ({
    width: p.L + p.W + 2 * p.t,
    height: sheet.height,
    thickness: 2 * p.t,
  }),
  draw,
};

function draw(p: Parameters): Drawing {
  const { L, W, H, t } = p;
  // The lid's crease is one caliper above that of the dust flaps, which it covers.
  const lidY = option(p, 'tuckDepth') + W;
  const top = lidY + t;
  const bottom = top + H + (4 * t) / 3;
  const x1 = option(p, 'glueFlap');
  const x2 = x1 + L + t;
  const x3 = x2 + W + t;
  const x4 = x3 + L + t;
  const x5 = x4 + W + t - option(p, 'jointAllowance');
  const wall = (
    name: 'front' | 'right' | 'back' | 'left',
    from: number,
    to: number,
    head: number,
    parent?: string,
  ): PanelDraft => ({
    id: name,
    path: polygon([from, head], [to, head], [to, bottom], [from, bottom]),
    side: name,
    turn: 0,
    ...(parent
      ? { hinge: { parent, from: [from, top], to: [from, bottom], angle: 90, stage: [0, 0.35] as const } }
      : {}),
  });
  const panels: PanelDraft[] = [
    wall('front', x1, x2, lidY),
    wall('right', x2, x3, top, 'front'),
    wall('back', x3, x4, lidY, 'right'),
    wall('left', x4, x5, top, 'back'),
    jointFlap(p, 'front', [x1, top], [x1, bottom], -1),
    dust(p, 'rightDust', 'right', x2, x3, top),
    dust(p, 'leftDust', 'left', x4, x5, top),
    ...lid(p, x3, x4, lidY),
    slotted(p, x1, x2, bottom),
    sideFlap(p, 'rightBottom', 'right', x2, x3, bottom),
    sideFlap(p, 'leftBottom', 'left', x5, x4, bottom),
    ...tongued(p, x3, x4, bottom),
  ];
  const drawing: Drawing = { panels, glue: ['glue~left', 'topTuck~front', 'lockTongue~frontBottom'] };
  return option(p, 'glueSide') === 1 ? mirrorDrawing(drawing) : drawing;
}

function lid(p: Parameters, x0: number, x1: number, y: number): PanelDraft[] {
  const inset = option(p, 'tuckInset');
  const radius = option(p, 'tuckRadius');
  const edge = y - p.W;
  const [a, b] = [x0 + inset, x1 - inset];
  return [
    {
      id: 'top',
      path: polygon([x0, y], [x1, y], [x1, edge], [x0, edge]),
      hinge: { parent: 'back', from: [x0, y], to: [x1, y], angle: 90, stage: [0.92, 1] },
      side: 'top',
      turn: 180,
    },
    {
      id: 'topTuck',
      path: roundedPath([
        { at: [a, edge] },
        { at: [a, 0], radius },
        { at: [b, 0], radius },
        { at: [b, edge] },
      ]),
      hinge: { parent: 'top', from: [a, edge], to: [b, edge], angle: 90, stage: [0.84, 0.92] },
    },
  ];
}

function dust(p: Parameters, id: string, parent: string, x0: number, x1: number, y: number): PanelDraft {
  const inset = option(p, 'dustInset');
  const depth = option(p, 'dustFlap');
  const chamfer = option(p, 'dustChamfer');
  const [a, b] = [x0 + inset, x1 - inset];
  return {
    id,
    path: polygon(
      [a, y],
      [a, y - depth + chamfer],
      [a + chamfer, y - depth],
      [b - chamfer, y - depth],
      [b, y - depth + chamfer],
      [b, y],
    ),
    hinge: { parent, from: [a, y], to: [b, y], angle: 90, stage: [0.72, 0.84] },
  };
}

/** First flap of the bottom: as deep as half the box and the lock, with a slot for the tongue. */
function slotted(p: Parameters, x0: number, x1: number, y: number): PanelDraft {
  const middle = y + (p.W + p.t) / 2;
  const end = middle + option(p, 'lockDepth');
  const leg = flapInset + option(p, 'legWidth');
  const [a, b] = [x0 + flapInset, x1 - flapInset];
  return {
    id: 'frontBottom',
    path: polygon(
      [x0, y],
      [a, y + flapInset],
      [a, end],
      [x0 + leg, end],
      [x0 + leg, middle],
      [x1 - leg, middle],
      [x1 - leg, end],
      [b, end],
      [b, y + flapInset],
      [x1, y],
    ),
    hinge: { parent: 'front', from: [x0, y], to: [x1, y], angle: 90, stage: [0.35, 0.44] },
    layer: 1,
  };
}

/** Second: two flaps, deep on the front's half, cut away where the tongued flap narrows. `front` and `back` are x. */
function sideFlap(
  p: Parameters,
  id: string,
  parent: string,
  front: number,
  back: number,
  y: number,
): PanelDraft {
  const depth = option(p, 'sideFlap');
  const rest = depth - option(p, 'sideUndercut');
  const into = Math.sign(back - front);
  const half = into * ((p.W + p.t) / 2 - 3);
  const at = (x: number, v: number): Point => [x, y + v];
  return {
    id,
    path: polygon(
      at(front, 0),
      at(front + into * flapInset, flapInset),
      at(front + into * flapInset, depth),
      at(front + half, depth),
      at(front + half, rest),
      at(back - into * flapInset, Math.max(flapInset, rest / 2)),
      at(back - into * flapInset, flapInset),
      at(back, 0),
    ),
    hinge: { parent, from: at(front, 0), to: at(back, 0), angle: 90, stage: [0.44, 0.53] },
    layer: 2,
  };
}

/** Third flap: narrows to half the length; its tongue goes through the slot and lies inside. */
function tongued(p: Parameters, x0: number, x1: number, y: number): PanelDraft[] {
  const middle = y + (p.W + p.t) / 2;
  const end = middle + option(p, 'lockDepth');
  const quarter = Math.max((x1 - x0) / 4, flapInset + option(p, 'legWidth'));
  const [a, b] = [x0 + quarter, x1 - quarter];
  const taper = Math.min(5, (b - a) / 8);
  return [
    {
      id: 'backBottom',
      path: polygon([x0, y], [a, middle], [b, middle], [x1, y]),
      hinge: { parent: 'back', from: [x0, y], to: [x1, y], angle: 90, stage: [0.53, 0.64] },
      side: 'bottom',
      turn: 0,
      layer: 3,
    },
    {
      id: 'lockTongue',
      path: polygon([a, middle], [a + taper, end], [b - taper, end], [b, middle]),
      // Not creased: the board bends by the three layers between it and its flap while it is pushed in.
      hinge: {
        parent: 'backBottom',
        kind: 'bend',
        from: [a, middle],
        to: [b, middle],
        angle: 0,
        stage: [0.53, 0.64],
      },
      layer: -3,
    },
  ];
}
