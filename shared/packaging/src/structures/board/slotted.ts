import type { DieParameters, Point, Size, StructureId } from '../../die.ts';
import { mirrorDrawing } from '../mirror.ts';
import { polygon } from '../shapes.ts';
import {
  type Drawing,
  type OptionSpec,
  option,
  type PanelDraft,
  type Profile,
  type Structure,
  tangent,
} from '../structure.ts';

type Parameters = Required<DieParameters>;

/** What distinguishes one slotted box from another. */
export interface SlottedKind {
  readonly id: StructureId;
  readonly code: string;
  readonly options: readonly OptionSpec[];
  readonly profiles: Readonly<Record<string, Profile>>;
  readonly defaultSize: Size;
  /** The depth of its flaps in mm. */
  readonly flap: (parameters: Required<DieParameters>) => number;
}

/**
 * Slotted shipping box with a glued joint (FEFCO 02 series). Formulas: sources.md, shipping box. FEFCO draws the inside; here the
 * printed face is up, so the order of panels is mirrored: glue flap, left, front, right, back.
 */
export function slotted({ id, code, options, profiles, defaultSize, flap }: SlottedKind): Structure {
  return {
    id,
    version: 1,
    code,
    nameKey: `structure.${id}.name`,
    family: 'corrugated',
    limits: {
      L: { min: 80, max: 1200, step: 1 },
      W: { min: 60, max: 800, step: 1 },
      H: { min: 40, max: 800, step: 1 },
      t: { min: 0, max: 8, step: 0.1 },
    },
    // L is the longer side of the opening: otherwise the short sides' flaps, half as long as W, would collide.
    within: ({ L }) => ({ W: { max: L } }),
    options,
    profiles,
    defaultSize,
    defaultBoard: 'natural-b',
    bleed: 5,
    safe: 5,
    // Height: two layers of board at top and bottom, over the inside (agrees with the published A-shiki table).
    outside: (p) => {
      const { L, W, H } = creased(p);
      const laps = option(p, 'flapOverlap') > 0 ? 2 * p.t : 0;
      return { L: L + p.t, W: W + p.t, H: H + 2 * p.t + laps };
    },
    manufacturing: creased,
    packed: ({ parameters: p, sheet }) => ({
      width: p.L + p.W + 2 * p.t + option(p, 'glueFlap') / 2,
      height: sheet.height,
      thickness: 2 * p.t,
    }),
    draw: (p) => draw(p, flap(p)),
  };
}

/** From score to score. */
const creased = (p: Parameters): Size => ({
  L: p.L + option(p, 'lengthAllowance'),
  W: p.W + option(p, 'widthAllowance'),
  H: p.H + option(p, 'heightAllowance'),
});

interface Column {
  readonly id: 'left' | 'front' | 'right' | 'back';
  readonly x: number;
  readonly width: number;
  /** Half slot on the left and right side of the column's flaps; 0 at the free edge. */
  readonly slot: readonly [number, number];
}

function draw(p: Parameters, flap: number): Drawing {
  const { L, W } = creased(p);
  const glue = option(p, 'glueFlap');
  const half = option(p, 'slotWidth') / 2;
  const widths: [Column['id'], number][] = [
    ['left', W],
    ['front', L],
    ['right', W],
    ['back', L - option(p, 'jointAllowance')],
  ];
  let x = glue;
  const columns = widths.map(([name, width], index): Column => {
    const column: Column = { id: name, x, width, slot: [half, index === 3 ? 0 : half] };
    x += width;
    return column;
  });
  const panels = [glueFlap(p, flap), ...columns.flatMap((column) => columnPanels(p, column, flap))];
  // Parents first, so that a reader can fold in one pass.
  const order = panels.sort((a, b) => rank(a.id) - rank(b.id));
  const drawing: Drawing = { panels: order, glue: ['glue~back'] };
  return option(p, 'glueSide') === 1 ? mirrorDrawing(drawing) : drawing;
}

const ranks = ['front', 'right', 'left', 'back', 'glue'];
const rank = (panel: string): number => {
  const at = ranks.indexOf(panel);
  return at < 0 ? ranks.length : at;
};

const bodyHinges: Record<Column['id'], { parent: string; edge: 'left' | 'right' } | undefined> = {
  front: undefined,
  left: { parent: 'front', edge: 'right' },
  right: { parent: 'front', edge: 'left' },
  back: { parent: 'right', edge: 'left' },
};

/** Short sides first, then the long ones: together where their flaps meet, the front last where they overlap. */
function flapStage(end: 'top' | 'bottom', column: Column['id'], laps: boolean): readonly [number, number] {
  const [start, middle, last, done] = end === 'bottom' ? [0.38, 0.5, 0.58, 0.65] : [0.66, 0.8, 0.9, 1];
  if (column === 'left' || column === 'right') return [start, middle + 0.02];
  if (!laps) return [middle, done];
  return column === 'back' ? [middle, last] : [last, done];
}

function columnPanels(p: Parameters, column: Column, flap: number): PanelDraft[] {
  const top = flap;
  const bottom = top + creased(p).H;
  const relief = option(p, 'slotRelief');
  const { x, width } = column;
  const [a, b] = column.slot;
  const left = x + a;
  const right = x + width - b;
  const notch = (edge: number, inner: number, y: number, into: number): Point[] =>
    edge === inner
      ? [[edge, y]]
      : [
          [edge, y + into],
          [inner, y + into],
          [inner, y],
        ];
  const body = polygon(
    ...notch(x, left, top, relief),
    ...notch(x + width, right, top, relief).reverse(),
    ...notch(x + width, right, bottom, -relief),
    ...notch(x, left, bottom, -relief).reverse(),
  );
  const hinge = bodyHinges[column.id];
  const hingeX = hinge?.edge === 'right' ? x + width : x;
  const outer = column.id === 'front' || column.id === 'back';
  const laps = option(p, 'flapOverlap') > 0;
  const overlapping = column.id === 'front' && laps;
  const flapPanel = (end: 'top' | 'bottom'): PanelDraft => {
    const y = end === 'top' ? top : bottom;
    const tip = end === 'top' ? y - flap : y + flap;
    return {
      id: `${column.id}${end === 'top' ? 'Top' : 'Bottom'}`,
      path: polygon([left, y], [right, y], [right, tip], [left, tip]),
      hinge: {
        parent: column.id,
        from: [left, y],
        to: [right, y],
        angle: 90,
        stage: flapStage(end, column.id, laps),
      },
      // The flaps on the long sides close last and are outside.
      layer: (outer ? 1 : 0) + (overlapping ? 1 : 0),
      ...(column.id === 'front'
        ? { side: end === 'top' ? ('top' as const) : ('bottom' as const), turn: end === 'top' ? 0 : 180 }
        : {}),
    };
  };
  return [
    {
      id: column.id,
      path: body,
      side: column.id,
      turn: 0,
      ...(hinge
        ? {
            hinge: {
              parent: hinge.parent,
              from: [hingeX, top + relief],
              to: [hingeX, bottom - relief],
              angle: 90,
              stage: [0, 0.38] as const,
            },
          }
        : {}),
    },
    flapPanel('top'),
    flapPanel('bottom'),
  ];
}

function glueFlap(p: Parameters, top: number): PanelDraft {
  const bottom = top + creased(p).H;
  const width = option(p, 'glueFlap');
  const relief = option(p, 'slotRelief');
  const taper = width * tangent(option(p, 'glueTaper'));
  const from: Point = [width, top + relief];
  const to: Point = [width, bottom - relief];
  return {
    id: 'glue',
    path: polygon(from, to, [0, to[1] - taper], [0, from[1] + taper]),
    hinge: { parent: 'left', from, to, angle: 90, stage: [0, 0.38] },
    layer: -1,
  };
}
