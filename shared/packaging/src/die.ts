/**
 * The vocabulary of the packaging core. All lengths are millimetres, all angles degrees.
 * The flat sheet is seen from its PRINTED (outside) face: x to the right, y down, origin at the top left corner of the
 * die's bounding box. Everything else about a box (fold, area, weight, price drivers, print file) is derived from a
 * `Die`; nothing else computes geometry.
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

/** Standard codes where one exists, plain names otherwise. */
export const structureIds = [...boardStructureIds, ...rigidStructureIds, ...flexibleStructureIds] as const;
export type StructureId = (typeof structureIds)[number];

export const sides = ['front', 'top', 'back', 'left', 'right', 'bottom'] as const;
export type Side = (typeof sides)[number];

/**
 * Inside length, width and height. L is the longer side of the opening. A flat structure (tape, label, sheet) has no
 * height: its limits for the dimension are 0 to 0, and screens omit the dimension.
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
 * How a panel is attached to its parent.
 * - `crease`: folded along a crease of the die.
 * - `bend`: part of a round wall (a can, a rolled edge): rotated like a fold, without a crease or cut.
 * - `join`: another piece of the set (a lid on its base, a sleeve on its tray): it need not touch its parent on the
 *   sheet and is moved into place by `keys`.
 */
export type HingeKind = 'crease' | 'bend' | 'join';

/**
 * The position of a joined piece at a part of its stage: rotated by `angle` degrees about the hinge, then moved by
 * `move` mm in the parent's frame (x and y on the sheet, z inwards, away from the viewer of the printed face).
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
  /** The part of the whole animation in which the fold happens: 0 ≤ start < end ≤ 1. */
  readonly stage: readonly [start: number, end: number];
  /** Only for a join. */
  readonly keys?: readonly JoinKey[];
}

/** A flat region of the sheet between cuts and creases, and its attachment to its parent. */
export interface Panel {
  readonly id: string;
  /** Counter-clockwise in sheet coordinates as seen on screen, closed implicitly. Curves are flattened (chord error ≤ 0.05 mm). */
  readonly outline: readonly Point[];
  /** Windows, handles, string holes: clockwise, flattened like the outline. */
  readonly holes: readonly (readonly Point[])[];
  /** Undefined only for the root panel. */
  readonly hinge?: Hinge;
  /** The id of the panel's piece in `Die.pieces`. */
  readonly piece: string;
  /** The outer side of the closed box, if this panel carries its artwork. */
  readonly side?: Side;
  /** Order among coinciding panels when closed: a greater layer is further outside. */
  readonly layer: number;
}

/**
 * One connected blank of the set. All pieces of a set are on one sheet, separate from each other.
 * - `board`: made of the configured material, printed on its outside.
 * - `core`: greyboard or similar under a wrap; not printed, of a separate material.
 * - `reverse`: the other face of the same board (the back of a card): printed, but no additional board.
 */
export interface Piece {
  readonly id: string;
  readonly role: 'board' | 'core' | 'reverse';
  /** Thickness of the material in mm: the die's caliper, or that of the glued paper for a wrap. */
  readonly caliper: number;
  /** Bounding box of the piece on the sheet. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * A line or zone that is neither cut through nor creased. The die makes perforations, half cuts and tear lines; zones
 * are advice: glue or weld areas, areas to leave free, the printable area of a bag (`print-area`), one tile of a
 * pattern that repeats over the sheet (`repeat`).
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

/** Goods on a roll: the die shows one repeat. All in mm. */
export interface Roll {
  readonly length: number;
  /** Inner diameter of the roll, that of its tube. */
  readonly core: number;
  /** Outer diameter, from core, length and caliper. */
  readonly diameter: number;
}

/** One side of the box as the buyer sees it: its position on the sheet and its upright rotation. */
export interface SideFrame {
  readonly side: Side;
  readonly panel: string;
  /**
   * The panel's rectangle on the sheet, or the part that no other piece covers when closed. For a round wall, all of
   * it.
   */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Quarter turns clockwise that bring the side upright on the closed box in front of the viewer. */
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
  /** Only for goods on a roll. */
  readonly roll?: Roll;
}

/** Why a die is not possible. `parameter` names the offending input, `limit` the violated limit, in millimetres. */
export interface DieProblem {
  readonly code: 'too_small' | 'too_large' | 'not_a_number' | 'impossible';
  readonly parameter: string;
  readonly limit: number;
  readonly given: number;
}

export type DieResult =
  | { readonly ok: true; readonly die: Die }
  | { readonly ok: false; readonly problems: readonly DieProblem[] };
