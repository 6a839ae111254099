/**
 * The vocabulary of the packaging core. All lengths are millimetres, all angles degrees.
 *
 * The flat sheet is seen from its PRINTED (outside) face: x to the right, y down, origin at the top left corner of
 * the die's bounding box. Everything else about a box (fold, area, weight, price drivers, print file) is derived
 * from a `Die`; nothing else computes geometry.
 */
import { boardStructureIds } from './structures/board/ids.ts';
import { flexibleStructureIds } from './structures/flexible/ids.ts';
import { rigidStructureIds } from './structures/rigid/ids.ts';

export type Point = readonly [x: number, y: number];
export type Vec3 = readonly [x: number, y: number, z: number];

/** A path is a start and segments. Arcs are circular; `sweep` true turns clockwise on screen (SVG's sweep flag 1). */
export interface Path {
  readonly start: Point;
  readonly segments: readonly Segment[];
  readonly closed: boolean;
}
export type Segment =
  | { readonly kind: 'line'; readonly to: Point }
  | {
      readonly kind: 'arc';
      readonly to: Point;
      readonly radius: number;
      readonly largeArc: boolean;
      readonly sweep: boolean;
    };

/** Standard codes where one exists, plain names where none does. */
export const structureIds = [...boardStructureIds, ...rigidStructureIds, ...flexibleStructureIds] as const;
export type StructureId = (typeof structureIds)[number];

export const sides = ['front', 'top', 'back', 'left', 'right', 'bottom'] as const;
export type Side = (typeof sides)[number];

/**
 * Inside length, width and height. L is the longer side of the opening. A flat structure (tape, label, sheet) has no
 * height: its limits for the dimension are 0 to 0, and screens leave such a dimension out.
 */
export interface Size {
  readonly L: number;
  readonly W: number;
  readonly H: number;
}

export interface DieParameters extends Size {
  /** Caliper of the board. */
  readonly t: number;
  /** Plant-dependent choices by name (glue flap, tuck depth, …); absent = the structure's default. */
  readonly options?: Readonly<Record<string, number>>;
}

/**
 * How a panel hangs on its parent.
 * - `crease`: folded along a line that the die creases.
 * - `bend`: part of a round wall (a can, a rolled edge): turned like a fold, but nothing is creased or cut.
 * - `join`: another piece of the set (a lid on its base, a sleeve on its tray): it need not touch its parent on the
 *   sheet and is carried to its place by `keys`.
 */
export type HingeKind = 'crease' | 'bend' | 'join';

/**
 * Where a joined piece is at a part of its stage: turned by `angle` degrees about the hinge, then moved by `move` mm in
 * the parent's frame (x and y on the sheet, z inwards, away from the viewer of the printed face).
 */
export interface JoinKey {
  /** 0 … 1 within the stage; the first key is at 0 and unmoved, the last at 1. */
  readonly at: number;
  readonly angle: number;
  readonly move: Vec3;
}

export interface Hinge {
  readonly parent: string;
  readonly kind: HingeKind;
  readonly from: Point;
  readonly to: Point;
  /** Degrees at t = 1. Positive folds the panel away from the viewer of the printed face (a valley towards the inside). */
  readonly angle: number;
  /** When the fold happens, as a part of the whole animation: 0 ≤ start < end ≤ 1. */
  readonly stage: readonly [start: number, end: number];
  /** Only of a join. */
  readonly keys?: readonly JoinKey[];
}

/** A flat region of the sheet between cuts and creases, and how it hangs on its parent. */
export interface Panel {
  readonly id: string;
  /** Counter-clockwise in sheet coordinates as seen on screen, closed implicitly. Curves are flattened (chord error ≤ 0.05 mm). */
  readonly outline: readonly Point[];
  /** Windows, handles, string holes: clockwise, flattened as the outline is. */
  readonly holes: readonly (readonly Point[])[];
  /** Undefined for the root panel alone. */
  readonly hinge?: Hinge;
  /** The piece of the set that the panel belongs to: an id of `Die.pieces`. */
  readonly piece: string;
  /** The side of the closed box that this panel shows outside, if it is the one that carries artwork for it. */
  readonly side?: Side;
  /** Order among coinciding panels when closed: greater lies further outside. */
  readonly layer: number;
}

/**
 * One connected blank of the set. All pieces of a set lie on one sheet, apart from each other.
 * - `board`: made of the configured material, printed on its outside.
 * - `core`: greyboard or the like under a wrap; not printed, has a material of its own.
 * - `reverse`: the other face of the same board (the back of a card): printed, but no board of its own.
 */
export interface Piece {
  readonly id: string;
  readonly role: 'board' | 'core' | 'reverse';
  /** Thickness in mm of what it is made of: the die's caliper, but for a wrap that of its glued paper. */
  readonly caliper: number;
  /** Bounding box of the piece on the sheet. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * A line or zone that is neither cut through nor creased. Perforations, half cuts and tear lines are made by the die,
 * zones are advice: where glue or a weld goes, what to keep clear, where alone a bag is printed (`print-area`), one
 * tile of a pattern that repeats over the sheet (`repeat`).
 */
export interface Mark {
  readonly kind:
    | 'perforation'
    | 'half-cut'
    | 'tear'
    | 'glue-zone'
    | 'seal-zone'
    | 'keep-clear'
    | 'print-area'
    | 'repeat';
  readonly path: Path;
}

/** Goods that are sold wound: the die shows one repeat of what is on the roll. All in mm. */
export interface Roll {
  readonly length: number;
  /** Inner diameter of the roll: the tube it is wound on. */
  readonly core: number;
  /** Outer diameter, from core, length and caliper. */
  readonly diameter: number;
}

/** One side of the box as the buyer sees it: where it lies on the sheet and how to turn it upright. */
export interface SideFrame {
  readonly side: Side;
  readonly panel: string;
  /** The panel's rectangle on the sheet, or that part of it which is not under another piece when closed. Of a round wall, all of it. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Quarter turns clockwise that bring the side upright when the box stands closed in front of the viewer. */
  readonly turn: 0 | 90 | 180 | 270;
}

export interface Die {
  readonly structure: StructureId;
  readonly version: number;
  readonly parameters: Required<DieParameters>;
  /** Bounding box of the cuts: the flat size. */
  readonly sheet: { readonly width: number; readonly height: number };
  /** Each piece once, in the order drawn; a plain box has one. */
  readonly pieces: readonly Piece[];
  /** The largest outer cut is the first path, closed; other outlines, slots, notches and slits follow. */
  readonly cuts: readonly Path[];
  readonly creases: readonly (readonly [Point, Point])[];
  readonly marks: readonly Mark[];
  readonly panels: readonly Panel[];
  readonly frames: readonly SideFrame[];
  /** Pairs of panel edges that meet only when folded. */
  readonly glue: readonly string[];
  /** Only of goods sold wound. */
  readonly roll?: Roll;
}

/** Why a die cannot be made. `parameter` names the offending input, `limit` the bound it breaks, in millimetres. */
export interface DieProblem {
  readonly code: 'too_small' | 'too_large' | 'not_a_number' | 'impossible';
  readonly parameter: string;
  readonly limit: number;
  readonly given: number;
}

export type DieResult =
  | { readonly ok: true; readonly die: Die }
  | { readonly ok: false; readonly problems: readonly DieProblem[] };
