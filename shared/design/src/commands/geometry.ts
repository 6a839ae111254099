/** Commands that move, size and turn nodes. */
import type { NodeRecord, TextNode } from '../document/records.ts';
import { regionOf } from '../geometry/die-frame.ts';
import { type Bounds, boundsOf, mm } from '../geometry/matrix.ts';
import { cornersOf } from '../resolve/frames.ts';
import { type Draft, done, findEditable, type HandlerResult, layerOf, putRecords, refuse } from './draft.ts';
import { relayout } from './relayout.ts';
import type { CommandArgs } from './schemas.ts';

const shifted = <N extends NodeRecord>(node: N, dx: number, dy: number): N => ({
  ...node,
  xf: { ...node.xf, x: mm(node.xf.x + dx), y: mm(node.xf.y + dy) },
  flagged: false,
});

export function move(draft: Draft, { ids, dx, dy }: CommandArgs<'move'>): HandlerResult {
  const found = findEditable(draft, ids);
  if (!found.ok) return found;
  putRecords(draft, ...found.nodes.map((node) => shifted(node, dx, dy)));
  return done(ids);
}

export function resize(draft: Draft, args: CommandArgs<'resize'>): HandlerResult {
  const found = findEditable(draft, [args.id]);
  if (!found.ok) return found;
  const [node] = found.nodes;
  if (node === undefined) return refuse({ code: 'unknown_node', id: args.id });
  const box = {
    xf: {
      ...node.xf,
      x: mm(args.x),
      y: mm(args.y),
      flipX: args.flipX ?? node.xf.flipX,
      flipY: args.flipY ?? node.xf.flipY,
    },
    size: { w: mm(args.w), h: mm(args.h) },
    flagged: false,
  };
  if (node.type !== 'text') {
    putRecords(draft, { ...node, ...box });
    return done([node.id]);
  }
  const scale = args.scaleText === true ? args.h / Math.max(node.size.h, 0.001) : 1;
  // Dragging past the edge never mirrors text.
  const upright = { ...box, xf: { ...box.xf, flipX: node.xf.flipX, flipY: node.xf.flipY } };
  const size = Math.min(2_000, Math.max(0.1, mm(node.props.size * scale)));
  const text: TextNode = { ...node, ...upright, props: { ...node.props, size } };
  putRecords(draft, relayout(draft, text));
  return done([node.id]);
}

export function rotate(draft: Draft, { id, rot }: CommandArgs<'rotate'>): HandlerResult {
  const found = findEditable(draft, [id]);
  if (!found.ok) return found;
  const turned = Math.round((((rot % 360) + 360) % 360) * 1000) / 1000;
  const degrees = turned >= 360 ? 0 : turned;
  putRecords(
    draft,
    ...found.nodes.map((node) => ({ ...node, xf: { ...node.xf, rot: degrees }, flagged: false })),
  );
  return done([id]);
}

export function crop(draft: Draft, { id, crop: part }: CommandArgs<'crop'>): HandlerResult {
  const found = findEditable(draft, [id]);
  if (!found.ok) return found;
  const [node] = found.nodes;
  if (node?.type !== 'image') return refuse({ code: 'wrong_type', id });
  const inside = part.x >= 0 && part.y >= 0 && part.w > 0 && part.h > 0 && part.x + part.w <= 1 + 1e-9;
  if (!inside || part.y + part.h > 1 + 1e-9) {
    return refuse({
      code: 'invalid_arguments',
      path: 'crop',
      message: 'The crop must lie within the picture.',
    });
  }
  putRecords(draft, { ...node, props: { ...node.props, crop: part } });
  return done([id]);
}

const boxOf = (node: NodeRecord): Bounds => boundsOf(cornersOf(node));

/** Aligns nodes with each other, or a single one with its side. */
export function align(draft: Draft, { ids, edge }: CommandArgs<'align'>): HandlerResult {
  const found = findEditable(draft, ids);
  if (!found.ok) return found;
  const { nodes } = found;
  const [first] = nodes;
  if (first === undefined) return done([]);
  const layer = layerOf(draft, first);
  const target = nodes.length > 1 ? union(nodes.map(boxOf)) : regionOf(draft.die, layer?.side ?? null);
  if (target === undefined) return refuse({ code: 'unknown_side', side: String(layer?.side) });
  putRecords(
    draft,
    ...nodes.map((node) => {
      const box = boxOf(node);
      const dx =
        edge === 'left'
          ? target.x - box.x
          : edge === 'right'
            ? target.x + target.width - box.x - box.width
            : edge === 'centre'
              ? target.x + target.width / 2 - box.x - box.width / 2
              : 0;
      const dy =
        edge === 'top'
          ? target.y - box.y
          : edge === 'bottom'
            ? target.y + target.height - box.y - box.height
            : edge === 'middle'
              ? target.y + target.height / 2 - box.y - box.height / 2
              : 0;
      return shifted(node, dx, dy);
    }),
  );
  return done(ids);
}

export function union(boxes: readonly Bounds[]): Bounds {
  return boundsOf(
    boxes.flatMap(({ x, y, width, height }) => [[x, y] as const, [x + width, y + height] as const]),
  );
}
