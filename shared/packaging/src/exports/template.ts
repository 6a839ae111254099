import type { Die, Mark, Panel, Path, Point } from '../die.ts';
import { type DimensionLine, dimensionLines } from '../drawing/dimensions.ts';
import { bleedOutline, safeZones } from '../drawing/zones.ts';
import { line, ringPath } from '../geometry/path.ts';
import { structures } from '../structures/index.ts';

/** Layers of a template, from bottom to top, named the same in every format. */
export const templateLayers = [
  'BLEED',
  'SAFE',
  'GLUE',
  'SEAL',
  'KEEP-CLEAR',
  'PRINT-AREA',
  'REPEAT',
  'TEAR',
  'HALF-CUT',
  'PERFORATION',
  'CREASE',
  'CUT',
  'DIMENSIONS',
  'TITLE',
] as const;
export type TemplateLayer = (typeof templateLayers)[number];
export type LineLayer = Exclude<TemplateLayer, 'DIMENSIONS' | 'TITLE'>;

/**
 * Paper around the die on a template, mm, the same on all four sides: it contains dimensions and title block, and
 * allows finding the die again on a page of the same size.
 */
export const templateMargin = 35;

/** The metadata of a template. */
export interface TemplateInfo {
  /** `dieStampText` of the die. */
  readonly stamp: string;
  /** Name of the board as printed in the title block, for example "natural-e". */
  readonly board?: string;
}

/** A dimension ready to be drawn: a line with a slash at both ends, and words along it. */
export interface DrawnDimension {
  readonly id: DimensionLine['id'];
  readonly strokes: readonly (readonly [Point, Point])[];
  readonly words: TextLine;
}

/** One line of text. `at` is the left or middle end of its base line; a vertical one reads upwards. */
export interface TextLine {
  readonly text: string;
  readonly at: Point;
  /** Height of the letters' em in mm. */
  readonly size: number;
  readonly anchor: 'start' | 'middle';
  readonly vertical: boolean;
}

/** Everything on a template, in sheet mm (y down); painters only translate it. */
export interface Template {
  readonly die: Die;
  readonly about: TemplateInfo;
  readonly lines: ReadonlyMap<LineLayer, readonly Path[]>;
  readonly dimensions: readonly DrawnDimension[];
  readonly title: readonly TextLine[];
}

const markLayers: Readonly<Record<Mark['kind'], LineLayer>> = {
  perforation: 'PERFORATION',
  'half-cut': 'HALF-CUT',
  tear: 'TEAR',
  'glue-zone': 'GLUE',
  'seal-zone': 'SEAL',
  'keep-clear': 'KEEP-CLEAR',
  'print-area': 'PRINT-AREA',
  repeat: 'REPEAT',
};

/** Lays out a template of a die. Deterministic: equal input gives equal output in every format. */
export function layOutTemplate(die: Die, about: TemplateInfo): Template {
  const { bleed, safe } = structures[die.structure];
  const printed = printedPart(die);
  const lines = new Map<LineLayer, Path[]>();
  const add = (layer: LineLayer, paths: readonly Path[]) => {
    if (paths.length > 0) lines.set(layer, [...(lines.get(layer) ?? []), ...paths]);
  };
  add('BLEED', bleed > 0 ? bleedOutline(printed, bleed).map(ringPath) : []);
  add(
    'SAFE',
    safeZones(printed, safe).flatMap(({ rings }) => rings.map(ringPath)),
  );
  for (const { kind, path } of die.marks) add(markLayers[kind], [path]);
  add(
    'CREASE',
    die.creases.map(([from, to]) => ({ start: from, segments: [line(to)], closed: false })),
  );
  add('CUT', die.cuts);
  return {
    die,
    about,
    lines,
    dimensions: dimensionLines(die).map((each) => drawDimension(each, dimensionText(die))),
    title: titleBlock(die, about),
  };
}

/** Returns the pieces with artwork; a greyboard core under its wrap has none. */
function printedPart(die: Die): Die {
  const bare = new Set(die.pieces.flatMap(({ id, role }) => (role === 'core' ? [id] : [])));
  const panels = die.panels.filter(({ piece }: Panel) => !bare.has(piece));
  return panels.length === die.panels.length ? die : { ...die, panels };
}

const slash = 1.2;

/** Returns a text size that is readable on paper that shows the whole sheet. */
const dimensionText = ({ sheet }: Die): number =>
  Math.min(5, Math.max(3, Math.round(Math.max(sheet.width, sheet.height) / 150)));

function drawDimension({ id, from, to, value, label, inside }: DimensionLine, size: number): DrawnDimension {
  const vertical = Math.abs(to[0] - from[0]) < Math.abs(to[1] - from[1]);
  const ends = [from, to].map(([x, y]): [Point, Point] => [
    [x - slash, y + slash],
    [x + slash, y - slash],
  ]);
  const named = id === 'flat-width' || id === 'flat-height' ? label : `${id} ${label}`;
  const differs = inside !== undefined && Math.abs(inside - value) > 0.05;
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  return {
    id,
    strokes: [[from, to], ...ends],
    words: {
      text: differs ? `${named} (inside ${formatNumber(inside)})` : named,
      at: vertical ? [middle[0] - 1, middle[1]] : [middle[0], middle[1] - 1],
      size,
      anchor: 'middle',
      vertical,
    },
  };
}

const formatNumber = (value: number): string => String(Number(value.toFixed(2)) + 0);
const formatSize = (size: { readonly L: number; readonly W: number; readonly H: number }): string =>
  [size.L, size.W, size.H].map(formatNumber).join(' x ');

function titleBlock(die: Die, { stamp, board }: TemplateInfo): TextLine[] {
  const structure = structures[die.structure];
  const { parameters, sheet } = die;
  const lines = [
    `${structure.code}   ${die.structure} v${die.version}`,
    `Inside ${formatSize(parameters)} mm   Outside ${formatSize(structure.outside(parameters))} mm`,
    `Flat ${formatNumber(sheet.width)} x ${formatNumber(sheet.height)} mm   Board ${board === undefined ? '' : `${board}, `}${formatNumber(parameters.t)} mm`,
    stamp,
  ];
  const left = 5 - templateMargin;
  const room = sheet.width + 2 * (templateMargin - 5);
  // The largest text size that fits between the dimensions and the end of the paper.
  const set = titleSizes.map((size) => ({
    size,
    rows: lines.flatMap((text) => wrapped(text, room / (size * letterWidth))),
  }));
  const fit =
    set.find(({ size, rows }) => rows.length * size * leading <= templateMargin - titleTop) ?? set.at(-1);
  return (fit?.rows ?? []).map((text, index) => ({
    text,
    at: [left, sheet.height + titleTop + index * (fit?.size ?? 0) * leading],
    size: fit?.size ?? 0,
    anchor: 'start',
    vertical: false,
  }));
}

/** mm below the die. */
const titleTop = 19;
const titleSizes = [3, 2.4, 2, 1.6, 1.2, 0.8] as const;
const leading = 1.35;
/** Relative width of a letter: generous, so that no font overflows the paper. */
const letterWidth = 0.62;

/** Wraps a line between its parts to a maximum number of letters. */
function wrapped(text: string, letters: number): string[] {
  const rows: string[] = [];
  for (const part of text.split(' ')) {
    const row = rows[rows.length - 1];
    if (row === undefined || row.length + part.length >= letters) rows.push(part);
    else rows[rows.length - 1] = `${row} ${part}`;
  }
  return rows;
}
