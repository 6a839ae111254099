import type { DieParameters, Path, Point } from '../../die.ts';
import { arc } from '../../geometry/path.ts';
import { rectangle } from '../shapes.ts';
import { type Drawing, fixedOption, option, type PanelDraft, type Structure } from '../structure.ts';
import { facingOption, pieceGap } from './covered-board.ts';
import { coreDepth, paperThickness } from './wrapped-tray.ts';

const id = 'paper-can';
type Parameters = Required<DieParameters>;

/**
 * Paper can: a printed wrap round a tube of board, and a printed disc on board at both ends. L is the inside diameter,
 * H the tube's length, `t` its wall; a can's W is its L, so W is 0 and screens leave it out. Formula: sources.md,
 * flat goods: wrap π·(D + 2·wall) + overlap 10 by H, discs as wide as the tube, bleed 3. Wrap and tube are bent in flat
 * facets, which brings the folded can in by less than 0.6 % of its radius; the flat sizes are exact.
 */
export const paperCan: Structure = {
  id,
  version: 1,
  code: 'Paper can',
  nameKey: `structure.${id}.name`,
  family: 'rigid',
  encloses: 'tube',
  limits: {
    L: { min: 40, max: 200, step: 1 },
    W: { min: 0, max: 0, step: 1 },
    H: { min: 30, max: 400, step: 1 },
    t: { min: 0.8, max: 3, step: 0.1 },
  },
  options: [
    facingOption(id),
    fixedOption(id, 'overlap', 'mm', { min: 6, max: 20, step: 1 }, () => 10),
    // How far discs extend beyond the tube, for a lid that is gripped by its edge. Our default: flush.
    fixedOption(id, 'discOverhang', 'mm', { min: 0, max: 3, step: 0.1 }, () => 0),
  ],
  defaultSize: { L: 83, W: 0, H: 150 },
  defaultBoard: 'wrapped-grey-1.5',
  bleed: 3,
  safe: 3,
  outside: (p) => {
    const width = outerDiameter(p) + 2 * option(p, 'discOverhang');
    return { L: width, W: width, H: p.H + 2 * discHeight(p) };
  },
  manufacturing: (p) => ({ L: outerDiameter(p), W: outerDiameter(p), H: p.H }),
  packed: ({ parameters: p }) => {
    const width = outerDiameter(p) + 2 * option(p, 'discOverhang');
    return { width, height: width, thickness: p.H + 2 * discHeight(p) };
  },
  draw,
};

const outerDiameter = ({ L, t }: Parameters): number => L + 2 * t;

/** From the tube's end to the outside of the paper on a disc. */
const discHeight = (p: Parameters): number => p.t + option(p, 'facing');

/** Number of facets: even, and enough that each turns by 15° or less. */
const facetsOf = ({ L }: Parameters): number => (L <= 80 ? 24 : L <= 140 ? 30 : 36);

const bending: readonly [number, number] = [0.35, 0.65];

function draw(p: Parameters): Drawing {
  const paper = paperThickness(option(p, 'facing'));
  const round = measure(p);
  return {
    panels: [
      ...ring('wrap', round.facet, round),
      ...overlapPanels(p, round),
      ...tube(p, round),
      ...disc(p, round, 'lid'),
      ...disc(p, round, 'base'),
    ],
    glue: [`overlap~wrapRight${round.count / 2}`],
    roles: { tube: 'core', lidCore: 'core', baseCore: 'core' },
    calipers: { wrap: paper, lid: paper, base: paper },
  };
}

interface Round {
  readonly count: number;
  /** Width of one facet of the wrap, and from its middle to the can's axis. */
  readonly facet: number;
  readonly apothem: number;
  readonly depth: number;
  readonly height: number;
}

function measure(p: Parameters): Round {
  const count = facetsOf(p);
  const facet = (Math.PI * outerDiameter(p)) / count;
  return {
    count,
    facet,
    apothem: facet / (2 * Math.tan(Math.PI / count)),
    depth: coreDepth({ board: p.t, facing: option(p, 'facing') }),
    height: p.H,
  };
}

/** Facets to the right and left of the first, which faces the front; they close at the back. */
function ring(
  name: string,
  facet: number,
  { count, height }: Round,
  [x, y]: Point = [0, 0],
  stage: readonly [number, number] = bending,
  hinge?: PanelDraft['hinge'],
): PanelDraft[] {
  const first: PanelDraft = {
    id: name,
    piece: name,
    path: rectangle(x - facet / 2, y, x + facet / 2, y + height),
    ...(hinge
      ? { hinge }
      : {
          side: 'front' as const,
          turn: 0 as const,
          shows: [
            [x - (facet * (count - 1)) / 2, y] as const,
            [x + (facet * (count + 1)) / 2, y + height] as const,
          ] as const,
        }),
  };
  const chain = (side: 'Right' | 'Left', length: number): PanelDraft[] =>
    Array.from({ length }, (_, index): PanelDraft => {
      const sign = side === 'Right' ? 1 : -1;
      const near = x + sign * facet * (index + 0.5);
      const far = near + sign * facet;
      return {
        id: `${name}${side}${index + 1}`,
        path: rectangle(Math.min(near, far), y, Math.max(near, far), y + height),
        hinge: bend(index === 0 ? name : `${name}${side}${index}`, near, y, height, 360 / count, stage),
      };
    });
  return [first, ...chain('Right', count / 2), ...chain('Left', count / 2 - 1)];
}

const bend = (
  parent: string,
  x: number,
  y: number,
  height: number,
  angle: number,
  stage: readonly [number, number],
): NonNullable<PanelDraft['hinge']> => ({
  parent,
  kind: 'bend',
  from: [x, y],
  to: [x, y + height],
  angle,
  stage,
});

/** The overlap at the wrap's left end goes under its right end and continues the bend. */
function overlapPanels(p: Parameters, { count, facet, height }: Round): PanelDraft[] {
  const start = -facet * (count / 2 - 0.5);
  const panels: PanelDraft[] = [];
  for (let done = 0; option(p, 'overlap') - done > 1e-6; done += facet) {
    const index = panels.length;
    const width = Math.min(facet, option(p, 'overlap') - done);
    const parent = index === 0 ? `wrapLeft${count / 2 - 1}` : index === 1 ? 'overlap' : `overlap${index}`;
    panels.push({
      id: index === 0 ? 'overlap' : `overlap${index + 1}`,
      path: rectangle(start - done - width, 0, start - done, height),
      hinge: bend(parent, start - done, 0, height, 360 / count, bending),
      layer: index === 0 ? -1 : 0,
    });
  }
  return panels;
}

/** The tube is wound, not cut; its piece represents its board. It is round before the wrap goes around it. */
function tube(p: Parameters, round: Round): PanelDraft[] {
  const { apothem, depth, count, height } = round;
  const facet = 2 * (apothem - depth) * Math.tan(Math.PI / count);
  const y = height + pieceGap + discDiameter(p) + pieceGap;
  const lift = 20;
  return ring('tube', facet, round, [0, y], [0, 0.15], {
    parent: 'wrap',
    kind: 'join',
    from: [-1, y],
    to: [1, y],
    angle: 0,
    stage: [0.15, 0.35],
    keys: [
      { at: 0, angle: 0, move: [0, 0, 0] },
      { at: 0.3, angle: 0, move: [0, 0, lift] },
      { at: 0.75, angle: 0, move: [0, -y, lift] },
      { at: 1, angle: 0, move: [0, -y, depth] },
    ],
  });
}

const discDiameter = (p: Parameters): number => outerDiameter(p) + 2 * option(p, 'discOverhang');

const circle = ([x, y]: Point, radius: number): Path => ({
  start: [x - radius, y],
  segments: [arc([x + radius, y], radius, true), arc([x - radius, y], radius, true)],
  closed: true,
});

/** A printed disc and its board, above the wrap for the lid and below it for the base; raised and placed on the end. */
function disc(p: Parameters, round: Round, name: 'lid' | 'base'): PanelDraft[] {
  const { apothem, depth, height } = round;
  const radius = discDiameter(p) / 2;
  const up = name === 'lid' ? -1 : 1;
  const edge = name === 'lid' ? 0 : height;
  const hinge = edge + up * pieceGap;
  const centre: Point = [0, hinge + up * radius];
  // Beside the strips, which are wider than the discs, each board is in a row with its disc.
  const coreCentre: Point = [2 * radius + pieceGap, centre[1]];
  const seat = edge + up * discHeight(p) - hinge;
  const stage: readonly [number, number] = name === 'lid' ? [0.84, 1] : [0.66, 0.84];
  return [
    {
      id: name,
      piece: name,
      path: circle(centre, radius),
      side: name === 'lid' ? 'top' : 'bottom',
      turn: name === 'lid' ? 0 : 180,
      hinge: {
        parent: 'wrap',
        kind: 'join',
        from: [-1, hinge],
        to: [1, hinge],
        angle: 90,
        stage,
        keys: [
          { at: 0, angle: 0, move: [0, 0, 0] },
          { at: 0.45, angle: 90, move: [0, 0, 0] },
          { at: 0.75, angle: 90, move: [0, 0, apothem - radius] },
          { at: 1, angle: 90, move: [0, seat, apothem - radius] },
        ],
      },
    },
    {
      id: `${name}Core`,
      piece: `${name}Core`,
      path: circle(coreCentre, radius),
      hinge: {
        parent: name,
        kind: 'join',
        from: [coreCentre[0] - 1, centre[1]],
        to: [coreCentre[0] + 1, centre[1]],
        angle: 0,
        stage: [0.1, 0.3],
        keys: [
          { at: 0, angle: 0, move: [0, 0, 0] },
          { at: 0.3, angle: 0, move: [0, 0, 10] },
          { at: 0.75, angle: 0, move: [-coreCentre[0], 0, 10] },
          { at: 1, angle: 0, move: [-coreCentre[0], 0, depth] },
        ],
      },
    },
  ];
}
