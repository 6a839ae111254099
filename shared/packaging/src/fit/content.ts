import type { Size } from '../die.ts';

/** The allowed orientations of an item. `any`: all. `upright`: its height stays vertical (a bottle, a plant). */
export type Orientation = 'any' | 'upright';

/** The content of the box: outside sizes in mm as the shopper measures them, grams for one. */
export interface Item extends Size {
  readonly quantity: number;
  readonly grams?: number;
  readonly lie?: Orientation;
}

export interface Content {
  readonly items: readonly Item[];
  /** Free space to every wall of the box, mm. */
  readonly padding: number;
  /** Free space between two items, mm. */
  readonly between: number;
}

/**
 * The position of one item in the box: its corner nearest to the inside's origin, and its edges in that orientation.
 */
export interface Placement {
  /** Index in `Content.items`. */
  readonly item: number;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly L: number;
  readonly W: number;
  readonly H: number;
}

/** One arrangement of the content, and the smallest inside that fits it. L ≥ W; H is vertical. */
export interface Arrangement {
  readonly inside: Size;
  readonly placements: readonly Placement[];
}

export type ContentProblem =
  | { readonly code: 'nothing_to_pack' }
  | { readonly code: 'too_many'; readonly limit: number; readonly given: number }
  | {
      readonly code: 'not_a_length' | 'not_a_quantity';
      readonly item: number | undefined;
      readonly parameter: string;
      readonly given: number;
    };

/** More pieces than this are packed by weight and volume in practice, not arranged individually. */
export const maxMixedPieces = 40;
export const maxEqualPieces = 1000;
/** Longest edge of an item in mm, and widest padding. */
export const maxEdge = 2000;
export const maxPadding = 200;

/** Returns all errors of the shopper's input; empty when it can be packed. */
export function contentProblems({ items, padding, between }: Content): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const length = (parameter: string, given: number, most: number, least: number, item?: number): void => {
    if (!(Number.isFinite(given) && given >= least && given <= most))
      problems.push({ code: 'not_a_length', item, parameter, given });
  };
  length('padding', padding, maxPadding, 0);
  length('between', between, maxPadding, 0);
  items.forEach((item, index) => {
    for (const edge of ['L', 'W', 'H'] as const) length(edge, item[edge], maxEdge, 0.1, index);
    if (!(Number.isInteger(item.quantity) && item.quantity >= 1))
      problems.push({ code: 'not_a_quantity', item: index, parameter: 'quantity', given: item.quantity });
    if (item.grams !== undefined && !(Number.isFinite(item.grams) && item.grams >= 0))
      problems.push({ code: 'not_a_quantity', item: index, parameter: 'grams', given: item.grams });
  });
  if (items.length === 0) problems.push({ code: 'nothing_to_pack' });
  if (problems.length > 0) return problems;
  const pieces = items.reduce((sum, item) => sum + item.quantity, 0);
  const limit = items.length === 1 ? maxEqualPieces : maxMixedPieces;
  return pieces > limit ? [{ code: 'too_many', limit, given: pieces }] : [];
}

/** Returns the volume of the content itself in mm³, without padding. */
export const contentVolume = (items: readonly Item[]): number =>
  items.reduce((sum, { L, W, H, quantity }) => sum + L * W * H * quantity, 0);

/** Returns the weight of the content in g; items without a weight count as zero. */
export const contentWeight = (items: readonly Item[]): number =>
  items.reduce((sum, { grams = 0, quantity }) => sum + grams * quantity, 0);

/**
 * Returns the share of a box's inside that its content does not fill, 0 to 1; the empty space of the packaging
 * regulation.
 * @example voidShare({ L: 200, W: 100, H: 100 }, 1_000_000) // 0.5
 */
export const voidShare = ({ L, W, H }: Size, volume: number): number => Math.max(0, 1 - volume / (L * W * H));

/** Returns the orientations of one item, each once: edges along x, y and z. */
export function orientationsOf({ L, W, H, lie = 'any' }: Item): [number, number, number][] {
  const all: [number, number, number][] = [
    [L, W, H],
    [W, L, H],
  ];
  if (lie === 'any') all.push([L, H, W], [H, L, W], [W, H, L], [H, W, L]);
  const seen = new Set<string>();
  return all.filter((edges) => {
    const key = edges.join(' ');
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
