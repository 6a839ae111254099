import type { ImageNode, NodeRecord, PathNode, RectNode } from '../document/records.ts';
import { sideRegion } from '../geometry/clips.ts';
import { frameOf } from '../geometry/die-frame.ts';
import { apply, type Bounds, boundsOf, type Matrix, multiply } from '../geometry/matrix.ts';
import { type Outline, rectOutline, roundedRect, transformOutline } from '../geometry/outline.ts';
import { paintById } from './color.ts';
import { dielineOf } from './dieline.ts';
import type { DisplayItem, ImageItem, PathItem } from './display-list.ts';
import { dpiOf } from './dpi.ts';
import { boxMatrix, cornersOf } from './frames.ts';
import type { ResolveInput } from './resolve-input.ts';
import { textItems } from './text-items.ts';

const common = (input: ResolveInput, bounds: Bounds) =>
  ({
    layerId: input.layer.id,
    side: input.layer.side,
    plate: 'process',
    clips: input.clips,
    bounds,
  }) as const;

/** Returns the layer's fill: its side with bleed, or everything inside the bleed outline. */
export function backgroundItem(input: ResolveInput): readonly DisplayItem[] {
  const fill = paintById(input.document, input.layer.background);
  if (fill === null) return [];
  const { die, layer, bleed } = input;
  const frame = layer.side === null ? undefined : frameOf(die, layer.side);
  const region =
    frame === undefined
      ? { x: -bleed, y: -bleed, width: die.sheet.width + 2 * bleed, height: die.sheet.height + 2 * bleed }
      : sideRegion(die, frame, bleed);
  const outline: Outline =
    frame === undefined ? dielineOf(die).bleed : rectOutline(region.x, region.y, region.width, region.height);
  return [{ ...common(input, region), kind: 'path', nodeId: null, outline, fill, stroke: null }];
}

export function itemsOfNode(node: NodeRecord, input: ResolveInput): readonly DisplayItem[] {
  if (node.type === 'image') return imageItems(node, input);
  if (node.type === 'text') return textItems(node, input);
  return shapeItems(node, input);
}

function imageItems(node: ImageNode, input: ResolveInput): readonly ImageItem[] {
  const asset = input.assets(node.props.asset);
  const { crop, opacity } = node.props;
  if (asset === undefined || crop.w <= 0 || crop.h <= 0) return [];
  const stretch: Matrix = [node.size.w, 0, 0, node.size.h, 0, 0];
  return [
    {
      ...common(input, boundsOf(cornersOf(node))),
      kind: 'image',
      nodeId: node.id,
      asset: asset.id,
      matrix: multiply(boxMatrix(node), stretch),
      crop,
      opacity,
      dpi: dpiOf(asset, node.size, crop),
    },
  ];
}

function shapeItems(node: RectNode | PathNode, input: ResolveInput): readonly PathItem[] {
  const { w, h } = node.size;
  const fill = paintById(input.document, node.props.fill);
  const strokePaint = paintById(input.document, node.props.stroke?.color ?? null);
  const width = node.props.stroke?.width ?? 0;
  const stroke = strokePaint !== null && width > 0 ? { paint: strokePaint, width } : null;
  if (fill === null && stroke === null) return [];
  const local =
    node.type === 'rect'
      ? roundedRect(w, h, node.props.radius)
      : transformOutline(node.props.commands, [w, 0, 0, h, 0, 0]);
  const matrix = boxMatrix(node);
  const grow = (stroke?.width ?? 0) / 2;
  const corners = (
    [
      [-grow, -grow],
      [w + grow, -grow],
      [w + grow, h + grow],
      [-grow, h + grow],
    ] as const
  ).map((corner) => apply(matrix, corner));
  return [
    {
      ...common(input, boundsOf(corners)),
      kind: 'path',
      nodeId: node.id,
      outline: transformOutline(local, matrix),
      fill,
      stroke,
    },
  ];
}
