import type {
  Die,
  DieParameters,
  HingeKind,
  JoinKey,
  Mark,
  Path,
  Piece,
  Point,
  Roll,
  Side,
  Size,
  StructureId,
} from '../die.ts';

export interface Limit {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** What an option's limits and default may depend on: the size, the caliper and the options named before it. */
export interface OptionContext extends Size {
  readonly t: number;
  readonly options: Readonly<Record<string, number>>;
}

/**
 * A plant-dependent choice. `unit` is for display; `limits` and `initial` read the size, the caliper and only options
 * that precede this one in the table.
 */
export interface OptionSpec {
  readonly id: string;
  readonly nameKey: string;
  readonly unit: 'mm' | 'm' | 'degree' | 'count' | 'choice';
  readonly step: number;
  readonly limits: (known: OptionContext) => { readonly min: number; readonly max: number };
  readonly initial: (known: OptionContext) => number;
}

/** A panel as a structure draws it: true curves, any winding, any origin. */
export interface PanelDraft {
  readonly id: string;
  readonly path: Path;
  /** Closed paths cut out of the panel, any winding. */
  readonly holes?: readonly Path[];
  /** Id of its piece; by default that of the panel it hangs on, and `main` for the root. */
  readonly piece?: string;
  readonly hinge?: {
    readonly parent: string;
    /** Default: `crease`. */
    readonly kind?: HingeKind;
    readonly keys?: readonly JoinKey[];
    readonly from: Point;
    readonly to: Point;
    readonly angle: number;
    readonly stage: readonly [number, number];
  };
  readonly side?: Side;
  readonly turn?: 0 | 90 | 180 | 270;
  readonly layer?: number;
  /** Two corners of the part of a side that is visible when closed, where a lid or sleeve covers the rest. */
  readonly shows?: readonly [Point, Point];
}

export interface Drawing {
  readonly panels: readonly PanelDraft[];
  /** Pairs "inner~outer" of panels that lie on each other when the box is closed. */
  readonly glue: readonly string[];
  /** The role of each piece; the default is `board`. */
  readonly roles?: Readonly<Record<string, Piece['role']>>;
  /** Thickness in mm of a piece that is not made of the board `t`: the paper of a wrap. */
  readonly calipers?: Readonly<Record<string, number>>;
  readonly marks?: readonly Mark[];
  /**
   * Creases besides the hinges: inside a panel that is flat in the closed form (the middle of a bag's gusset), or
   * between panels that the tree hangs elsewhere, since a tree cannot hold the ring of folds around a bag's corner.
   */
  readonly creases?: readonly (readonly [Point, Point])[];
  readonly roll?: Roll;
}

/**
 * The material family of a structure. It decides default caliper, waste, print processes, customs code and emission
 * factors; boards and presses are matched to it elsewhere.
 */
export const families = [
  'corrugated',
  'carton',
  'rigid',
  'paper',
  'film',
  'textile',
  'label',
  'tape',
] as const;
export type Family = (typeof families)[number];

/** Default caliper in mm: E flute, cartonboard, greyboard with both faces wrapped, sheet, film and so on. */
export const defaultCaliper: Readonly<Record<Family, number>> = {
  corrugated: 1.5,
  carton: 0.45,
  rigid: 2,
  paper: 0.15,
  film: 0.06,
  textile: 0.4,
  label: 0.15,
  tape: 0.1,
};

/** Option values of a named convention for a size and caliper. */
export type Profile = (size: Size & { readonly t: number }) => Readonly<Record<string, number>>;

export interface Structure {
  readonly id: StructureId;
  readonly version: number;
  /** Code of the standard, as printed on drawings. Not translated. */
  readonly code: string;
  /** Dictionary key of the name. */
  readonly nameKey: string;
  readonly family: Family;
  /**
   * What it holds when closed; default `box`. A `box` clears L × W × H between its walls and has all six sides. A
   * `pouch` has soft contents (bag of film or paper, envelope): L × H is its face, W the depth it opens to, and it
   * has only the sides that its frames name. A `tube` is round: L is its inside diameter, W is 0, and its sides are
   * front (the whole circumference), top and bottom. `nothing` is flat: a sheet, a tape, a label, a card. Everything
   * has a front.
   */
  readonly encloses?: 'box' | 'pouch' | 'tube' | 'nothing';
  readonly limits: Readonly<Record<'L' | 'W' | 'H' | 't', Limit>>;
  /** Narrower limits that depend on the other dimensions. */
  readonly within?: (
    size: Size & { readonly t: number },
  ) => Partial<Record<'L' | 'W' | 'H' | 't', { readonly min?: number; readonly max?: number }>>;
  readonly options: readonly OptionSpec[];
  /**
   * Named sets of option values where plants or published tables differ, as functions of the size. Options that a
   * profile does not name keep their defaults. Read them with `profileOptions`.
   */
  readonly profiles?: Readonly<Record<string, Profile>>;
  readonly defaultSize: Size;
  readonly defaultBoard: string;
  /** Recommended distances in mm for artwork (sources.md, print limits). */
  readonly bleed: number;
  readonly safe: number;
  /** Outside size of the closed box, from the inside size. */
  readonly outside: (parameters: Required<DieParameters>) => Size;
  /** Crease to crease. */
  readonly manufacturing: (parameters: Required<DieParameters>) => Size;
  /** One piece as packed flat. */
  readonly packed: (die: Die) => {
    readonly width: number;
    readonly height: number;
    readonly thickness: number;
  };
  readonly draw: (parameters: Required<DieParameters>) => Drawing;
}

/** Shorthand for an option whose limits do not depend on the size. */
export function fixedOption(
  structure: string,
  id: string,
  unit: OptionSpec['unit'],
  limit: Limit,
  initial: OptionSpec['initial'],
): OptionSpec {
  return {
    id,
    nameKey: `structure.${structure}.option.${id}`,
    unit,
    step: limit.step,
    limits: () => ({ min: limit.min, max: limit.max }),
    initial,
  };
}

/**
 * Creates options of one structure that are lengths in mm, with limits and defaults that may depend on the size.
 * @example const bounded = boundedOptions(id, 0.5); bounded('tuckDepth', ({ H }) => ({ min: 8, max: H - 2 }), () =>
 * 12);
 */
export const boundedOptions =
  (structure: string, step: number) =>
  (id: string, limits: OptionSpec['limits'], initial: OptionSpec['initial']): OptionSpec => ({
    id,
    nameKey: `structure.${structure}.option.${id}`,
    unit: 'mm',
    step,
    limits,
    initial,
  });

/** Returns the value of an option that precedes the current one in the table. */
export const optionInContext = (known: OptionContext, id: string): number => known.options[id] ?? 0;

/** Which side of the printed face the glue flap is on: 0 left, 1 right (the mirrored die). */
export const glueSideOption = (structure: string): OptionSpec =>
  fixedOption(structure, 'glueSide', 'choice', { min: 0, max: 1, step: 1 }, () => 0);

/** Returns the value of an option that `resolveParameters` has filled in. */
export function option(parameters: Required<DieParameters>, id: string): number {
  const value = parameters.options[id];
  if (value === undefined) throw new Error(`Option "${id}" is not declared in the structure's table`);
  return value;
}

export const tangent = (degrees: number): number => Math.tan((degrees * Math.PI) / 180);
