import type { Die, Panel, Point, Side, SideFrame, Vec3 } from '../die.ts';
import { closures } from '../fold/closure.ts';
import { cross, dot, multiply, transformDirection, transformPoint } from '../fold/matrix.ts';
import { outwardNormal, upDirectionOnSheet } from '../fold/upright-matrix.ts';
import { type Bounds, boundsOf } from '../geometry/path.ts';
import { structures } from '../structures/index.ts';
import { closedBox, covers, hits, isBoard, outwards, type Standing, thicknesses } from './folded.ts';
import { insideFaults } from './inside-faults.ts';

/** The tolerance of closing pairs: sources.md, closing. */
const closing = 0.01;

/**
 * Returns the faults of the closed box that no option may cause, in words: pairs that do not close, missing, rotated
 * or mirrored sides. Empty for a sound box.
 */
export function closureFaults(die: Die, box: readonly Standing[] = closedBox(die)): string[] {
  const encloses = structures[die.structure].encloses ?? 'box';
  return [
    ...pairFaults(die, box),
    ...(encloses === 'box' ? sideFaults(die) : []),
    ...die.frames.flatMap((frame) => turnFaults(frame, box, encloses === 'box' ? 1e-6 : 0.3)),
  ];
}

/**
 * Like `closureFaults`, plus the promises of the default options: no side is hidden, the inside is as requested, the
 * outside as stated.
 */
export function closedFaults(die: Die): string[] {
  const box = closedBox(die);
  const encloses = structures[die.structure].encloses ?? 'box';
  return [
    ...closureFaults(die, box),
    ...hiddenFaults(die, box),
    ...(encloses === 'box' ? [...insideFaults(die, box), ...outsideFaults(die, box)] : []),
  ];
}

/** A glued or tucked panel is one caliper inside its partner, parallel to it and over it. */
function pairFaults(die: Die, box: readonly Standing[]): string[] {
  const thickness = thicknesses(die);
  const measured = closures(die);
  if (measured.length !== die.glue.length) return ['a closing pair names a panel that is not there'];
  return measured.flatMap(({ inner, outer, gap, tilt }) => {
    const faults: string[] = [];
    const pair = `${inner}~${outer}`;
    const [a, b] = [inner, outer].map((id) => box.find(({ panel }) => panel.id === id));
    const t = (thickness(a?.panel) + thickness(b?.panel)) / 2;
    if (tilt > closing) faults.push(`${pair}: ${tilt.toFixed(3)} mm from parallel`);
    else if (Math.abs(gap - t) > closing)
      faults.push(`${pair}: ${gap.toFixed(3)} mm apart instead of one caliper, ${t}`);
    if (a && b && overlapShare(a, b) < 0.15) faults.push(`${pair}: they do not lie on each other`);
    return faults;
  });
}

/** Returns the share of a panel that lies over another, by a grid of points. */
function overlapShare(a: Standing, b: Standing): number {
  const over = multiply(b.inverse, a.matrix);
  const points = gridOf(a.panel, 5);
  const lying = points.filter((point) => {
    const [x, y] = transformPoint(over, point);
    return covers(b.panel, [x, y]);
  });
  return points.length === 0 ? 1 : lying.length / points.length;
}

/** Returns points of a panel, evenly over a rectangle of the sheet; by default over its own. */
function gridOf(panel: Panel, count: number, over: Bounds = boundsOf(panel.outline)): Point[] {
  const { x, y, width, height } = over;
  const steps = Array.from({ length: count }, (_, index) => 0.03 + (0.94 * index) / (count - 1));
  return steps
    .flatMap((across) => steps.map((down): Point => [x + width * across, y + height * down]))
    .filter((point) => covers(panel, point));
}

/** Every side exists exactly once. */
function sideFaults(die: Die): string[] {
  const shown = die.frames.map((frame) => frame.side);
  return (Object.keys(outwards) as Side[]).flatMap((side) =>
    shown.includes(side) ? [] : [`no panel shows the ${side}`],
  );
}

/**
 * A side faces outwards, is upright and reads from left to right: its printed face's normal, its up and the reading
 * direction are each compared with what a viewer of that side sees. A mirrored side fails the first or the third.
 */
function turnFaults(frame: SideFrame, box: readonly Standing[], slack: number): string[] {
  const found = box.find(({ panel }) => panel.id === frame.panel);
  if (!found) return [`${frame.side}: its panel ${frame.panel} is not there`];
  const away = outwards[frame.side];
  const up: Vec3 = frame.side === 'top' || frame.side === 'bottom' ? [0, 0, -1] : [0, 1, 0];
  const upright = upDirectionOnSheet(frame);
  const along: Vec3 = [-upright[1], upright[0], 0];
  const agrees = (a: Vec3, b: Vec3) => dot(a, b) > 1 - slack;
  const faults: string[] = [];
  if (!agrees(transformDirection(found.matrix, outwardNormal), away))
    faults.push(`${frame.side}: its print does not look outwards`);
  if (!agrees(transformDirection(found.matrix, upright), up))
    faults.push(`${frame.side}: it does not stand upright`);
  if (!agrees(transformDirection(found.matrix, along), cross(up, away)))
    faults.push(`${frame.side}: its text does not run from left to right`);
  return faults;
}

/** Nothing of the same piece covers what a side shows, and another piece (a lid over its base) hides less than half. */
function hiddenFaults(die: Die, box: readonly Standing[]): string[] {
  if (die.parameters.t < 0.01) return [];
  const boards = box.filter(({ panel }) => isBoard(die)(panel));
  const far = 2 * (die.sheet.width + die.sheet.height);
  // The flap that closes a pouch covers the end of its back.
  const pouch = structures[die.structure].encloses === 'pouch';
  return die.frames.flatMap((frame) => {
    const found = boards.find(({ panel }) => panel.id === frame.panel);
    if (!found) return [];
    const away = outwards[frame.side];
    const towards: Vec3 = [-away[0], -away[1], -away[2]];
    const points = pouch ? [middleOf(frame)] : gridOf(found.panel, 3, frame);
    const hiders = points.flatMap((point) => {
      const [x, y, z] = transformPoint(found.matrix, point);
      const eye: Vec3 = [x + away[0] * far, y + away[1] * far, z + away[2] * far];
      const first = hits(boards, eye, towards)[0]?.panel;
      return first && first.id !== frame.panel ? [first] : [];
    });
    const own = hiders.find((panel) => panel.piece === found.panel.piece);
    if (own) return [`${frame.side}: ${own.id} lies before it`];
    return hiders.length > points.length / 2 ? [`${frame.side}: ${hiders[0]?.id} hides it`] : [];
  });
}

const middleOf = ({ x, y, width, height }: SideFrame): Point => [x + width / 2, y + height / 2];

/** The folded box has the outside size that its structure states, within a caliper. */
function outsideFaults(die: Die, box: readonly Standing[]): string[] {
  const { t } = die.parameters;
  const stated = structures[die.structure].outside(die.parameters);
  const points = box.flatMap(({ panel, matrix }) =>
    panel.outline.map((point) => transformPoint(matrix, point)),
  );
  return ([0, 1, 2] as const).flatMap((axis) => {
    const values = points.map((point) => point[axis]);
    const extent = Math.max(...values) - Math.min(...values) + t;
    const [name, want] = (
      [
        ['L', stated.L],
        ['H', stated.H],
        ['W', stated.W],
      ] as const
    )[axis];
    return Math.abs(extent - want) > t + 1e-6
      ? [`outside ${name} is ${extent.toFixed(2)}, stated ${want.toFixed(2)}`]
      : [];
  });
}
