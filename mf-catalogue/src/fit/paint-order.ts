import type { Placement } from '@shop/packaging';

type Corner = readonly [x: number, y: number, z: number];

/** A unit of painting: a whole item, or a part of it cut off by planes. */
export interface Block {
  readonly item: Placement;
  /** The corner farthest from the viewer. */
  readonly low: Corner;
  readonly high: Corner;
}

/** The three edge directions, as indexes into a `Corner`. */
export const axes = [0, 1, 2] as const;
export type Axis = (typeof axes)[number];

/** Tolerance for rounding, millimetres. */
export const rounding = 1e-6;

export const toBlock = (item: Placement): Block => ({
  item,
  low: [item.x, item.y, item.z],
  high: [item.x + item.L, item.y + item.W, item.z + item.H],
});

/**
 * Returns the items as blocks in painting order, back to front. Seen along (1, 1, 1), the viewer at the large
 * coordinates; items do not overlap. Items in a cyclic overlap, each in front of the next, have no such order: as in
 * Newell's algorithm, one of them is split along a side of another until an order exists.
 */
export function sortBackToFront(items: readonly Placement[]): Block[] {
  const depth = ({ low: [x, y, z] }: Block): number => x + y + z;
  let nodes = linkBlocks(items.map(toBlock).sort((a, b) => depth(a) - depth(b)));
  for (;;) {
    const { order, cycle } = sortNodes(nodes);
    if (cycle === undefined) return order.map(({ block }) => block);
    nodes = breakCycle(nodes, cycle);
  }
}

interface Node {
  readonly block: Block;
  /** All blocks that must be painted before it. */
  readonly behind: Set<Node>;
}

function linkBlocks(blocks: readonly Block[]): Node[] {
  const nodes = blocks.map((block) => ({ block, behind: new Set<Node>() }));
  nodes.forEach((node, at) => {
    for (let before = 0; before < at; before += 1) {
      const other = nodes[before];
      if (other === undefined || !overlaps(node.block, other.block)) continue;
      if (isFarther(other.block, node.block)) node.behind.add(other);
      else if (isFarther(node.block, other.block)) other.behind.add(node);
    }
  });
  return nodes;
}

const isBehind = (a: Block, b: Block): boolean => overlaps(a, b) && isFarther(a, b);

const isFarther = ({ high }: Block, { low }: Block): boolean =>
  high[0] <= low[0] + rounding || high[1] <= low[1] + rounding || high[2] <= low[2] + rounding;

/** Whether one covers a part of the other in the picture; blocks that only adjoin do not count. */
const overlaps = (a: Block, b: Block): boolean =>
  overlapsAcross(a, b, 0, 1) && overlapsAcross(a, b, 1, 2) && overlapsAcross(a, b, 0, 2);

/** Whether they overlap across the edges of the third axis: there a point's position is the difference of these two. */
const overlapsAcross = (a: Block, b: Block, one: Axis, two: Axis): boolean =>
  a.low[one] - a.high[two] < b.high[one] - b.low[two] - rounding &&
  b.low[one] - b.high[two] < a.high[one] - a.low[two] - rounding;

interface SortResult {
  /** Each block after all those behind it; incomplete if there is a cycle. */
  readonly order: readonly Node[];
  /** Each is in front of the next, and the last in front of the first. */
  readonly cycle: readonly Node[] | undefined;
}

function sortNodes(nodes: readonly Node[]): SortResult {
  const order = new Set<Node>();
  const path = new Set<Node>();
  const visit = (node: Node): readonly Node[] | undefined => {
    if (order.has(node)) return undefined;
    if (path.has(node)) return [...path].slice([...path].indexOf(node));
    path.add(node);
    for (const far of node.behind) {
      const cycle = visit(far);
      if (cycle !== undefined) return cycle;
    }
    path.delete(node);
    order.add(node);
    return undefined;
  };
  for (const node of nodes) {
    const cycle = visit(node);
    if (cycle !== undefined) return { order: [...order], cycle };
  }
  return { order: [...order], cycle: undefined };
}

interface Cut {
  readonly node: Node;
  readonly parts: readonly [far: Block, near: Block];
}

/**
 * Returns the same blocks with one of the cycle split in two. All cuts follow original sides, so their number is
 * finite; blocks that no side of another cuts are in the cells of one grid, which can be ordered.
 */
function breakCycle(nodes: readonly Node[], cycle: readonly Node[]): Node[] {
  const cuts = listCuts(cycle);
  const cut = cuts.find((each) => breaksCycle(each, cycle)) ?? cuts[0];
  if (cut !== undefined) return replaceNode(nodes, cut);
  // Only rounding forms the cycle; it is too small to be visible.
  const [first, second] = cycle;
  if (first !== undefined && second !== undefined) first.behind.delete(second);
  return [...nodes];
}

const listCuts = (cycle: readonly Node[]): Cut[] =>
  cycle.flatMap((node) =>
    axes.flatMap((axis) => {
      const { low, high } = node.block;
      const sides = cycle.flatMap(({ block }) => [block.low[axis], block.high[axis]]);
      return sides
        .filter((at) => at > low[axis] + rounding && at < high[axis] - rounding)
        .map((at): Cut => ({ node, parts: splitBlock(node.block, axis, at) }));
    }),
  );

function splitBlock({ item, low, high }: Block, axis: Axis, at: number): [Block, Block] {
  const moveCorner = ([x, y, z]: Corner): Corner =>
    axis === 0 ? [at, y, z] : axis === 1 ? [x, at, z] : [x, y, at];
  return [
    { item, low, high: moveCorner(high) },
    { item, low: moveCorner(low), high },
  ];
}

/** Whether neither part is both in front of the next block of the cycle and behind the previous one. */
function breaksCycle({ node, parts }: Cut, cycle: readonly Node[]): boolean {
  const at = cycle.indexOf(node);
  const [next, previous] = [cycle[(at + 1) % cycle.length], cycle.at(at - 1)];
  return !parts.some(
    (part) =>
      next !== undefined &&
      previous !== undefined &&
      isBehind(next.block, part) &&
      isBehind(part, previous.block),
  );
}

function replaceNode(nodes: readonly Node[], { node, parts }: Cut): Node[] {
  const [far, near] = parts.map((block) => ({
    block,
    behind: new Set([...node.behind].filter((other) => isBehind(other.block, block))),
  }));
  if (far === undefined || near === undefined) return [...nodes];
  near.behind.add(far);
  for (const other of nodes)
    if (other.behind.delete(node))
      for (const part of [far, near]) if (isBehind(part.block, other.block)) other.behind.add(part);
  return nodes.flatMap((each) => (each === node ? [far, near] : [each]));
}
