/** The geometry of a node's box: its matrix, its corners, its centre. */
import type { Point, Side } from '@shop/packaging';
import type { LayerRecord, NodeRecord } from '../document/records.ts';
import { apply, boundsOf, type Matrix, multiply, rotation, translation } from '../geometry/matrix.ts';
import type { NodeFrame } from './display-list.ts';

type Boxed = Pick<NodeRecord, 'xf' | 'size'>;

export function centreOf({ xf, size }: Boxed): Point {
  return [xf.x + size.w / 2, xf.y + size.h / 2];
}

/**
 * Returns the matrix from box space (millimetres from the box's own top left, before flips and rotation) to the sheet.
 */
export function boxMatrix({ xf, size }: Boxed): Matrix {
  const [cx, cy] = centreOf({ xf, size });
  const flip: Matrix = [xf.flipX ? -1 : 1, 0, 0, xf.flipY ? -1 : 1, 0, 0];
  const aboutCentre = multiply(rotation(xf.rot), multiply(flip, translation(-size.w / 2, -size.h / 2)));
  return multiply(translation(cx, cy), aboutCentre);
}

/** Returns the four corners on the sheet, from the unflipped top left clockwise. */
export function cornersOf({ xf, size }: Boxed): readonly [Point, Point, Point, Point] {
  const matrix = boxMatrix({ xf: { ...xf, flipX: false, flipY: false }, size });
  return [
    apply(matrix, [0, 0]),
    apply(matrix, [size.w, 0]),
    apply(matrix, [size.w, size.h]),
    apply(matrix, [0, size.h]),
  ];
}

export function frameOfNode(node: NodeRecord, layer: LayerRecord): NodeFrame {
  const corners = cornersOf(node);
  const side: Side | null = layer.side;
  return {
    nodeId: node.id,
    layerId: layer.id,
    side,
    corners,
    centre: centreOf(node),
    bounds: boundsOf(corners),
    locked: node.locked || layer.locked,
  };
}
