/** The three layers of the sheet, painted from the display list, the die's outlines and the selection. */
import {
  apply,
  backgroundAlpha,
  type DisplayItem,
  type DisplayList,
  dielineOf,
  frameOf,
  type Matrix,
  type NodeFrame,
  type NodeId,
  type Outline,
  type SnapGuide,
} from '@shop/design';
import type { Die, Point, Side } from '@shop/packaging';
import { getBoardAppearance } from '../painting/board.ts';
import { paintInk } from '../painting/paint-ink.ts';
import type { PaintTools } from '../painting/paint-items.ts';
import { pathOf } from '../painting/path-of.ts';
import type { Grip } from './handles.ts';
import { boardLineColors, type LineColors } from './line-colors.ts';

export interface Scene {
  readonly list: DisplayList;
  readonly die: Die;
  readonly side: Side | null;
  readonly camera: Matrix;
  readonly zoom: number;
  readonly tools: PaintTools;
  readonly colors: LineColors;
  /** The nodes being moved: the drag layer paints them. */
  readonly moving: readonly NodeId[];
}

const boardPaths = new WeakMap<Die, Path2D>();
/** Returns the printed board: all panels, with voids omitted by the non-zero rule. */
function getBoardPath(die: Die): Path2D {
  const cached = boardPaths.get(die);
  if (cached !== undefined) return cached;
  const path = new Path2D();
  for (const { outline, holes } of die.panels) {
    for (const ring of [outline, ...holes]) {
      const [first, ...rest] = ring;
      if (first === undefined) continue;
      path.moveTo(first[0], first[1]);
      for (const [x, y] of rest) path.lineTo(x, y);
      path.closePath();
    }
  }
  boardPaths.set(die, path);
  return path;
}

/** Paints the items of the printed face that `isIncluded` accepts. */
function paintPrint(
  context: CanvasRenderingContext2D,
  { list, tools }: Scene,
  isIncluded: (item: DisplayItem) => boolean,
): void {
  const surface = list.surfaces.find((each) => each.surface === 'outside');
  if (surface !== undefined) paintInk(context, surface, tools, getBoardAppearance(list.print), isIncluded);
}

/** Layer 1: board and art, without moving nodes. */
export function paintArt(context: CanvasRenderingContext2D, scene: Scene): void {
  context.save();
  context.transform(...scene.camera);
  context.fillStyle = getBoardAppearance(scene.list.print).outside;
  context.fill(getBoardPath(scene.die));
  paintPrint(context, scene, (item) => item.nodeId === null || !scene.moving.includes(item.nodeId));
  context.restore();
}

/** Layer 2: moving nodes, above everything else during the move. */
export function paintMoving(context: CanvasRenderingContext2D, scene: Scene): void {
  if (scene.moving.length === 0) return;
  context.save();
  context.transform(...scene.camera);
  paintPrint(context, scene, (item) => item.nodeId !== null && scene.moving.includes(item.nodeId));
  context.restore();
}

export interface Overlay {
  readonly selected: readonly NodeFrame[];
  readonly hovered: NodeFrame | undefined;
  readonly grips: ReadonlyMap<Grip, Point>;
  readonly guides: readonly SnapGuide[];
  /** The selection rectangle, screen pixels. */
  readonly frame: readonly [Point, Point] | null;
  readonly safe: boolean;
  readonly nameOfSide: (side: Side) => string;
}

/** Layer 3: the die's lines, the selection, guides. Line widths are screen pixels at every zoom. */
export function paintLines(context: CanvasRenderingContext2D, scene: Scene, overlay: Overlay): void {
  const { die, colors, zoom } = scene;
  const lines = dielineOf(die);
  const px = 1 / zoom;
  context.save();
  context.transform(...scene.camera);
  dimOtherSides(context, scene);
  const draw = (outlines: readonly Outline[], color: string, width: number, dash: readonly number[] = []) => {
    context.lineWidth = width * px;
    context.strokeStyle = color;
    context.setLineDash(dash.map((each) => each * px));
    for (const outline of outlines) context.stroke(pathOf(outline));
  };
  context.lineJoin = 'round';
  draw([lines.bleed], colors.bleed, 1, [2, 3]);
  if (scene.side === null) {
    draw(lines.crease, boardLineColors.crease, 1.25, [7, 4]);
    draw(lines.cut, boardLineColors.cut, 1.25);
  } else {
    // Over the dimmed sides the theme's lines, with a halo under each so that they are visible on artwork.
    context.globalAlpha = haloAlpha;
    draw([...lines.crease, ...lines.cut], colors.sheet, 4);
    context.globalAlpha = 1;
    draw(lines.crease, colors.crease, 1.25, [7, 4]);
    draw(lines.cut, colors.cut, 1.25);
  }
  if (overlay.safe) {
    clipToSide(context, scene);
    draw(lines.safe, colors.error, 1.75, [4, 3]);
  }
  context.restore();
  paintSideNames(context, scene, overlay);
  paintSelection(context, scene, overlay);
}

const haloAlpha = 0.6;

/** When one side is shown, only its own zone is highlighted. */
function clipToSide(context: CanvasRenderingContext2D, { die, side }: Scene): void {
  const frame = side === null ? undefined : frameOf(die, side);
  if (frame === undefined) return;
  context.beginPath();
  context.rect(frame.x, frame.y, frame.width, frame.height);
  context.clip();
}

/** When one side is shown, the others are dimmed. */
function dimOtherSides(context: CanvasRenderingContext2D, { die, side, colors, list }: Scene): void {
  const frame = side === null ? undefined : frameOf(die, side);
  if (frame === undefined) return;
  const extent = 4 * Math.max(list.sheet.width, list.sheet.height);
  const otherSides = new Path2D();
  otherSides.rect(-extent, -extent, 3 * extent, 3 * extent);
  otherSides.rect(frame.x, frame.y, frame.width, frame.height);
  context.save();
  context.globalAlpha = backgroundAlpha.edit;
  context.fillStyle = colors.sheet;
  context.fill(otherSides, 'evenodd');
  context.restore();
}

/** Pixels per letter. */
const pixelsPerLetter = 7.5;

function paintSideNames(context: CanvasRenderingContext2D, scene: Scene, overlay: Overlay): void {
  const { die, side, camera, colors } = scene;
  if (side !== null) return;
  context.save();
  context.font = `12px ${colors.sans}`;
  context.textAlign = 'center';
  context.textBaseline = 'top';
  context.fillStyle = boardLineColors.name;
  for (const frame of die.frames) {
    const name = overlay.nameOfSide(frame.side);
    // A generous estimate of its width: on narrow panels the name is only in the side switch.
    if (name.length * pixelsPerLetter > frame.width * scene.zoom) continue;
    const [x, y] = apply(camera, [frame.x + frame.width / 2, frame.y]);
    context.fillText(name, x, y + 6);
  }
  context.restore();
}

const traceOutline = (context: CanvasRenderingContext2D, corners: readonly Point[], camera: Matrix): void => {
  context.beginPath();
  corners.forEach((corner, at) => {
    const [x, y] = apply(camera, corner);
    if (at === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  });
  context.closePath();
};

const gripSize = 9;

function paintSelection(context: CanvasRenderingContext2D, scene: Scene, overlay: Overlay): void {
  const { camera, colors } = scene;
  context.save();
  const framed = [...overlay.selected, ...(overlay.hovered === undefined ? [] : [overlay.hovered])];
  for (const frame of framed) {
    traceOutline(context, frame.corners, camera);
    context.lineWidth = 4;
    context.strokeStyle = colors.sheet;
    context.globalAlpha = haloAlpha;
    context.stroke();
    context.globalAlpha = 1;
    context.lineWidth = frame === overlay.hovered ? 1 : 1.75;
    context.strokeStyle = colors.signal;
    context.stroke();
  }
  context.lineWidth = 1;
  context.setLineDash([4, 3]);
  for (const guide of overlay.guides) {
    const across = guide.axis === 'x';
    const [a, b] = across
      ? [apply(camera, [guide.at, guide.from]), apply(camera, [guide.at, guide.to])]
      : [apply(camera, [guide.from, guide.at]), apply(camera, [guide.to, guide.at])];
    context.strokeStyle = colors.error;
    context.beginPath();
    context.moveTo(a[0], a[1]);
    context.lineTo(b[0], b[1]);
    context.stroke();
  }
  context.setLineDash([]);
  context.strokeStyle = colors.signal;
  context.lineWidth = 1.5;
  context.fillStyle = colors.paper;
  for (const [grip, [x, y]] of overlay.grips) {
    context.beginPath();
    if (grip === 'turn') context.arc(x, y, gripSize / 2 + 0.5, 0, 2 * Math.PI);
    else context.rect(x - gripSize / 2, y - gripSize / 2, gripSize, gripSize);
    context.fill();
    context.stroke();
  }
  if (overlay.frame !== null) {
    const [[ax, ay], [bx, by]] = overlay.frame;
    context.lineWidth = 1;
    context.setLineDash([4, 3]);
    context.strokeRect(Math.min(ax, bx), Math.min(ay, by), Math.abs(bx - ax), Math.abs(by - ay));
  }
  context.restore();
}
