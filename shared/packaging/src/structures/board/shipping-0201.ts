import type { DieParameters, Point } from '../../die.ts';
import { mirrorDrawing } from '../mirror.ts';
import { polygon } from '../shapes.ts';
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
} from '../structure.ts';

const id = 'fefco-0201';
type Parameters = Required<DieParameters>;

/** Both tapers leave at least 10 mm of the glue flap's outer edge. */
function widestTaper({ H, t, options: { glueFlap = 0, slotRelief = 0 } }: Known): number {
  const room = (H + 2 * t - 2 * slotRelief - 10) / 2;
  return Math.min(30, (Math.atan2(room, glueFlap) * 180) / Math.PI);
}

const options: readonly OptionSpec[] = [
  fixedOption(id, 'glueFlap', 'mm', { min: 20, max: 60, step: 1 }, () => 30),
  fixedOption(id, 'jointAllowance', 'mm', { min: 0, max: 4, step: 0.5 }, () => 1),
  {
    id: 'slotWidth',
    nameKey: `structure.${id}.option.slotWidth`,
    unit: 'mm',
    step: 0.5,
    limits: ({ t }) => ({ min: t + 1, max: 20 }),
    initial: ({ t }) => Math.max(6, t + 1),
  },
  fixedOption(id, 'slotRelief', 'mm', { min: 0, max: 6, step: 0.5 }, () => 2),
  {
    id: 'glueTaper',
    nameKey: `structure.${id}.option.glueTaper`,
    unit: 'degree',
    step: 1,
    limits: (known) => ({ min: 0, max: widestTaper(known) }),
    initial: (known) => Math.min(15, widestTaper(known)),
  },
  {
    id: 'flapOverlap',
    nameKey: `structure.${id}.option.flapOverlap`,
    unit: 'mm',
    step: 1,
    limits: ({ L, W }) => ({ min: 0, max: Math.floor(Math.min(W / 4, (L - W) / 2)) }),
    initial: () => 0,
  },
  glueSideOption(id),
];

/**
 * Regular slotted shipping box (FEFCO 0201), glued joint. Formulas: EDITOR.md 2.2 (2). FEFCO draws the inside; here
 * the printed face is up, so the order of panels is mirrored: glue flap, left, front, right, back.
 */
export const shipping0201: Structure = {
  id,
  version: 1,
  code: 'FEFCO 0201',
  nameKey: `structure.${id}.name`,
  family: 'corrugated',
  limits: {
    L: { min: 80, max: 1200, step: 1 },
    W: { min: 60, max: 800, step: 1 },
    H: { min: 40, max: 800, step: 1 },
    t: { min: 0, max: 8, step: 0.1 },
  },
  // L is the longer side of the opening: else the short sides' flaps, half as long as W, would meet head on.
  within: ({ L }) => ({ W: { max: L } }),
  options,
  defaultSize: { L: 300, W: 200, H: 150 },
  defaultBoard: 'natural-b',
  bleed: 5,
  safe: 5,
  // Height: two layers of board at top and bottom, over the inside (agrees with the published A-shiki table).
  outside: ({ L, W, H, t }) => ({ L: L + 2 * t, W: W + 2 * t, H: H + 4 * t }),
  manufacturing: ({ L, W, H, t }) => ({ L: L + t, W: W + t, H: H + 2 * t }),
  packed: ({ parameters: p, sheet }) => ({
    width: p.L + p.W + 2 * p.t + option(p, 'glueFlap') / 2,
    height: sheet.height,
    thickness: 2 * p.t,
  }),
  draw,
};

interface Column {
  readonly id: 'left' | 'front' | 'right' | 'back';
  readonly x: number;
  readonly width: number;
  /** Half slot on the left and right side of the column's flaps; 0 at the free edge. */
  readonly slot: readonly [number, number];
}

function draw(p: Parameters): Drawing {
  const { L, W, t } = p;
  const glue = option(p, 'glueFlap');
  const half = option(p, 'slotWidth') / 2;
  const widths: [Column['id'], number][] = [
    ['left', W + t],
    ['front', L + t],
    ['right', W + t],
    ['back', L + t - option(p, 'jointAllowance')],
  ];
  let x = glue;
  const columns = widths.map(([name, width], index): Column => {
    const column: Column = { id: name, x, width, slot: [half, index === 3 ? 0 : half] };
    x += width;
    return column;
  });
  const panels = [glueFlap(p), ...columns.flatMap((column) => columnPanels(p, column))];
  // Parents first, so that a reader may fold in one pass.
  const order = panels.sort((a, b) => rank(a.id) - rank(b.id));
  const drawing: Drawing = { panels: order, glue: ['glue~back'] };
  return option(p, 'glueSide') === 1 ? mirrorDrawing(drawing) : drawing;
}

const ranks = ['front', 'right', 'left', 'back', 'glue'];
const rank = (panel: string): number => {
  const at = ranks.indexOf(panel);
  return at < 0 ? ranks.length : at;
};

function heights(p: Parameters) {
  const flap = Math.floor((p.W + p.t) / 2) + option(p, 'flapOverlap');
  const top = flap;
  return { flap, top, bottom: top + p.H + 2 * p.t };
}

const bodyHinges: Record<Column['id'], { parent: string; edge: 'left' | 'right' } | undefined> = {
  front: undefined,
  left: { parent: 'front', edge: 'right' },
  right: { parent: 'front', edge: 'left' },
  back: { parent: 'right', edge: 'left' },
};

function columnPanels(p: Parameters, column: Column): PanelDraft[] {
  const { flap, top, bottom } = heights(p);
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
  const overlapping = column.id === 'back' && option(p, 'flapOverlap') > 0;
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
        stage: end === 'bottom' ? (outer ? [0.5, 0.65] : [0.38, 0.52]) : outer ? [0.8, 1] : [0.66, 0.82],
      },
      // The flaps on the long sides close last and lie outside.
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

function glueFlap(p: Parameters): PanelDraft {
  const { top, bottom } = heights(p);
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
