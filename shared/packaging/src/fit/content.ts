import type { Size } from '../die.ts';

/** How an item may lie. `any`: on every side. `upright`: its height stays vertical (a bottle, a plant). */
export type Orientation = 'any' | 'upright';

/** What goes into the box: outside sizes in mm as the shopper measures them, grams for one. */
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

/** Where one item lies in the box: its corner nearest to the inside's origin, and its edges as it lies. */
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

/** One way to lay the content out, and the smallest inside that holds it. L ≥ W; H is vertical. */
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

/** More pieces than this are packed by weight and volume in practice, not laid out one by one. */
export const maxMixedPieces = 40;
export const maxEqualPieces = 1000;
/** Longest edge of an item in mm, and widest padding. */
export const maxEdge = 2000;
export const maxPadding = 200;

/** Everything that is wrong with what a shopper typed; empty when it can be packed. */
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

/** Volume of the content itself in mm³, without padding. */
export const contentVolume = (items: readonly Item[]): number =>
  items.reduce((sum, { L, W, H, quantity }) => sum + L * W * H * quantity, 0);

/** Weight of the content in g; items without a weight count as none. */
export const contentWeight = (items: readonly Item[]): number =>
  items.reduce((sum, { grams = 0, quantity }) => sum + grams * quantity, 0);

/**
 * Share of a box's inside that is not filled by its content, 0 to 1; what the packaging regulation calls empty space.
 * @example voidShare({ L: 200, W: 100, H: 100 }, 1_000_000) // 0.5
 */
export const voidShare = ({ L, W, H }: Size, volume: number): number => Math.max(0, 1 - volume / (L * W * H));

/** The ways one item may lie, each once: edges along x, y and z. */
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
