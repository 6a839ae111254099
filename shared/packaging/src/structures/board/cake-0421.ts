import type { DieParameters } from '../../die.ts';
import { roundedPath } from '../../geometry/path.ts';
import { mirrorPanel } from '../mirror.ts';
import { mirrorPoint, polygon, rectangle } from '../shapes.ts';
import { type Drawing, option, type PanelDraft, type Structure, tangent } from '../structure.ts';
import { cakeOptions } from './cake-0421-options.ts';

const id = 'fefco-0421';
type Parameters = Required<DieParameters>;

/**
 * Cake box: tray with rolled side walls and a hinged lid that tucks in, FEFCO 0421. Formulas from one public source, in the
 * sizes from score to score l × w × d: flat l + 4d + 2t/3 + 2 by 2w + 3d − 2t. Drawn as the mailer: base centre as origin,
 * front on top, lid below.
 */
export const cake0421: Structure = {
  id,
  version: 1,
  code: 'FEFCO 0421',
  nameKey: `structure.${id}.name`,
  family: 'corrugated',
  limits: {
    L: { min: 80, max: 600, step: 1 },
    W: { min: 80, max: 500, step: 1 },
    H: { min: 25, max: 250, step: 1 },
    t: { min: 0.3, max: 5, step: 0.1 },
  },
  // An inner wall must pass the opposite wall while it folds in.
  within: ({ L }) => ({ H: { max: 0.9 * L } }),
  options: cakeOptions,
  defaultSize: { L: 220, W: 220, H: 110 },
  defaultBoard: 'natural-e',
  bleed: 5,
  safe: 5,
  outside: (p) => {
    const { l, w, d } = scores(p);
    return { L: l + p.t, W: w + p.t, H: d + p.t };
  },
  manufacturing: (p) => {
    const { l, w, d } = scores(p);
    return { L: l, W: w, H: d };
  },
  packed: (die) => ({ ...die.sheet, thickness: die.parameters.t }),
  draw,
};

const scores = (p: Parameters) => ({
  l: p.L + option(p, 'lengthAllowance'),
  w: p.W + option(p, 'widthAllowance'),
  d: p.H + option(p, 'heightAllowance'),
});

function draw(p: Parameters): Drawing {
  const left = half(p, 0.55).map(mirrorPanel);
  return { panels: [...middle(p), ...half(p, 0.4), ...left], glue: ['tuck~front'] };
}

function middle(p: Parameters): PanelDraft[] {
  const { t } = p;
  const { l, w, d } = scores(p);
  const [x, y] = [l / 2, w / 2];
  const wall = x - t;
  const tongue = option(p, 'tongueWidth') / 2;
  const mortise = x - (7 * t) / 3;
  const right = [
    [x, -y],
    [x, -tongue],
    [mortise, -tongue],
    [mortise, tongue],
    [x, tongue],
    [x, y],
  ] as const;
  const top = d - t / 3;
  const lidY = y + d;
  const lidEnd = lidY + w - t;
  const lidX = x + t / 3;
  const tuckX = x - (7 * t) / 3;
  const tuckEnd = lidEnd + d - (2 * t) / 3;
  const radius = option(p, 'tuckRadius');
  return [
    {
      id: 'base',
      path: polygon(...right, ...[...right].reverse().map(mirrorPoint)),
      side: 'bottom',
      turn: 180,
    },
    {
      id: 'front',
      path: polygon(
        [-wall, -y],
        [wall, -y],
        [wall, (5 * t) / 3 - d - y],
        [wall - t, -top - y],
        [t - wall, -top - y],
        [-wall, (5 * t) / 3 - d - y],
      ),
      hinge: { parent: 'base', from: [-wall, -y], to: [wall, -y], angle: 90, stage: [0.08, 0.32] },
      side: 'front',
      turn: 0,
    },
    {
      id: 'back',
      path: rectangle(-wall, y, wall, lidY),
      hinge: { parent: 'base', from: [-wall, y], to: [wall, y], angle: 90, stage: [0.08, 0.32] },
      side: 'back',
      turn: 180,
    },
    {
      id: 'lid',
      path: polygon(
        [-wall, lidY],
        [-lidX, lidY + (4 * t) / 3],
        [-lidX, lidEnd],
        [lidX, lidEnd],
        [lidX, lidY + (4 * t) / 3],
        [wall, lidY],
      ),
      hinge: { parent: 'back', from: [-wall, lidY], to: [wall, lidY], angle: 90, stage: [0.84, 1] },
      side: 'top',
      turn: 0,
    },
    {
      id: 'tuck',
      path: roundedPath([
        { at: [-tuckX, lidEnd] },
        { at: [-tuckX, tuckEnd], radius },
        { at: [tuckX, tuckEnd], radius },
        { at: [tuckX, lidEnd] },
      ]),
      hinge: { parent: 'lid', from: [-tuckX, lidEnd], to: [tuckX, lidEnd], angle: 90, stage: [0.72, 0.84] },
    },
  ];
}

/** The right side wall, rolled in from `roll`, and the two ears inside it. */
function half(p: Parameters, roll: number): PanelDraft[] {
  const { t } = p;
  const { l, w, d } = scores(p);
  const [x, y] = [l / 2, w / 2];
  const ridgeX = x + d - t;
  const innerX = ridgeX + 2 * t;
  const end = innerX + d - (5 * t) / 3;
  const tongue = option(p, 'tongueWidth') / 2;
  const deep = option(p, 'tongueDepth');
  const taper = Math.min(deep * tangent(30), tongue / 2);
  const inner = y - t;
  const ear = (name: string, parent: string, towards: -1 | 1): PanelDraft => {
    const [low, high] = [towards * (y + t + 1), towards * (y + d - (5 * t) / 3)];
    const tip = x - t + option(p, 'earLength');
    return {
      id: name,
      path: rectangle(x - t, low, tip, high),
      hinge: { parent, from: [x - t, low], to: [x - t, high], angle: 90, stage: [0, 0.12] },
    };
  };
  return [
    ear('earFrontRight', 'front', -1),
    ear('earBackRight', 'back', 1),
    {
      id: 'right',
      path: rectangle(x, -y, ridgeX, y),
      hinge: { parent: 'base', from: [x, -y], to: [x, y], angle: 90, stage: [0.28, 0.42] },
      side: 'right',
      turn: 270,
    },
    {
      id: 'ridgeRight',
      path: polygon([ridgeX, -y], [innerX, -inner], [innerX, inner], [ridgeX, y]),
      hinge: { parent: 'right', from: [ridgeX, -y], to: [ridgeX, y], angle: 90, stage: [roll, roll + 0.08] },
    },
    {
      id: 'innerRight',
      path: polygon(
        [innerX, -inner],
        [end, -inner],
        [end, -tongue],
        [end + deep, taper - tongue],
        [end + deep, tongue - taper],
        [end, tongue],
        [end, inner],
        [innerX, inner],
      ),
      hinge: {
        parent: 'ridgeRight',
        from: [innerX, -inner],
        to: [innerX, inner],
        angle: 90,
        stage: [roll + 0.06, roll + 0.15],
      },
    },
  ];
}
