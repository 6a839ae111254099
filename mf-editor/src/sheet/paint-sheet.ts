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
import { boardLook } from '../painting/board.ts';
import { paintInk } from '../painting/paint-ink.ts';
import type { PaintTools } from '../painting/paint-items.ts';
import { pathOf } from '../painting/path-of.ts';
import type { Grip } from './handles.ts';
import { boardInks, type Inks } from './inks.ts';

export interface Scene {
  readonly list: DisplayList;
  readonly die: Die;
  readonly side: Side | null;
  readonly camera: Matrix;
  readonly zoom: number;
  readonly tools: PaintTools;
  readonly inks: Inks;
  /** The nodes being moved: the drag layer paints them. */
  readonly moving: readonly NodeId[];
}

const boards = new WeakMap<Die, Path2D>();
/** Returns the printed board: all panels, with voids omitted by the non-zero rule. */
function boardPath(die: Die): Path2D {
  const known = boards.get(die);
  if (known !== undefined) return known;
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
  boards.set(die, path);
  return path;
}

/** Paints the items of the printed face that `choose` accepts. */
function paintPrint(
  brush: CanvasRenderingContext2D,
  { list, tools }: Scene,
  choose: (item: DisplayItem) => boolean,
): void {
  const surface = list.surfaces.find((each) => each.surface === 'outside');
  if (surface !== undefined) paintInk(brush, surface, tools, boardLook(list.print), choose);
}

/** Layer 1: board and art, without moving nodes. */
export function paintArt(brush: CanvasRenderingContext2D, scene: Scene): void {
  brush.save();
  brush.transform(...scene.camera);
  brush.fillStyle = boardLook(scene.list.print).outside;
  brush.fill(boardPath(scene.die));
  paintPrint(brush, scene, (item) => item.nodeId === null || !scene.moving.includes(item.nodeId));
  brush.restore();
}

/** Layer 2: moving nodes, above everything else during the move. */
export function paintMoving(brush: CanvasRenderingContext2D, scene: Scene): void {
  if (scene.moving.length === 0) return;
  brush.save();
  brush.transform(...scene.camera);
  paintPrint(brush, scene, (item) => item.nodeId !== null && scene.moving.includes(item.nodeId));
  brush.restore();
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
export function paintLines(brush: CanvasRenderingContext2D, scene: Scene, overlay: Overlay): void {
  const { die, inks, zoom } = scene;
  const lines = dielineOf(die);
  const px = 1 / zoom;
  brush.save();
  brush.transform(...scene.camera);
  dimOthers(brush, scene);
  const draw = (outlines: readonly Outline[], color: string, width: number, dash: readonly number[] = []) => {
    brush.lineWidth = width * px;
    brush.strokeStyle = color;
    brush.setLineDash(dash.map((each) => each * px));
    for (const outline of outlines) brush.stroke(pathOf(outline));
  };
  brush.lineJoin = 'round';
  draw([lines.bleed], inks.bleed, 1, [2, 3]);
  if (scene.side === null) {
    draw(lines.crease, boardInks.crease, 1.25, [7, 4]);
    draw(lines.cut, boardInks.cut, 1.25);
  } else {
    // Over the dimmed sides the theme's lines, with a halo under each so that they are visible on artwork.
    brush.globalAlpha = haloAlpha;
    draw([...lines.crease, ...lines.cut], inks.sheet, 4);
    brush.globalAlpha = 1;
    draw(lines.crease, inks.crease, 1.25, [7, 4]);
    draw(lines.cut, inks.cut, 1.25);
  }
  if (overlay.safe) {
    onlySide(brush, scene);
    draw(lines.safe, inks.mend, 1.75, [4, 3]);
  }
  brush.restore();
  paintSideNames(brush, scene, overlay);
  paintSelection(brush, scene, overlay);
}

const haloAlpha = 0.6;

/** When one side is shown, only its own zone is highlighted. */
function onlySide(brush: CanvasRenderingContext2D, { die, side }: Scene): void {
  const frame = side === null ? undefined : frameOf(die, side);
  if (frame === undefined) return;
  brush.beginPath();
  brush.rect(frame.x, frame.y, frame.width, frame.height);
  brush.clip();
}

/** When one side is shown, the others are dimmed. */
function dimOthers(brush: CanvasRenderingContext2D, { die, side, inks, list }: Scene): void {
  const frame = side === null ? undefined : frameOf(die, side);
  if (frame === undefined) return;
  const far = 4 * Math.max(list.sheet.width, list.sheet.height);
  const rest = new Path2D();
  rest.rect(-far, -far, 3 * far, 3 * far);
  rest.rect(frame.x, frame.y, frame.width, frame.height);
  brush.save();
  brush.globalAlpha = backgroundAlpha.edit;
  brush.fillStyle = inks.sheet;
  brush.fill(rest, 'evenodd');
  brush.restore();
}

/** Pixels per letter. */
const nameStep = 7.5;

function paintSideNames(brush: CanvasRenderingContext2D, scene: Scene, overlay: Overlay): void {
  const { die, side, camera, inks } = scene;
  if (side !== null) return;
  brush.save();
  brush.font = `12px ${inks.sans}`;
  brush.textAlign = 'center';
  brush.textBaseline = 'top';
  brush.fillStyle = boardInks.name;
  for (const frame of die.frames) {
    const name = overlay.nameOfSide(frame.side);
    // A generous estimate of its width: on narrow panels the name is only in the side switch.
    if (name.length * nameStep > frame.width * scene.zoom) continue;
    const [x, y] = apply(camera, [frame.x + frame.width / 2, frame.y]);
    brush.fillText(name, x, y + 6);
  }
  brush.restore();
}

const outlineOf = (brush: CanvasRenderingContext2D, corners: readonly Point[], camera: Matrix): void => {
  brush.beginPath();
  corners.forEach((corner, at) => {
    const [x, y] = apply(camera, corner);
    if (at === 0) brush.moveTo(x, y);
    else brush.lineTo(x, y);
  });
  brush.closePath();
};

const gripSize = 9;

function paintSelection(brush: CanvasRenderingContext2D, scene: Scene, overlay: Overlay): void {
  const { camera, inks } = scene;
  brush.save();
  const framed = [...overlay.selected, ...(overlay.hovered === undefined ? [] : [overlay.hovered])];
  for (const frame of framed) {
    outlineOf(brush, frame.corners, camera);
    brush.lineWidth = 4;
    brush.strokeStyle = inks.sheet;
    brush.globalAlpha = haloAlpha;
    brush.stroke();
    brush.globalAlpha = 1;
    brush.lineWidth = frame === overlay.hovered ? 1 : 1.75;
    brush.strokeStyle = inks.signal;
    brush.stroke();
  }
  brush.lineWidth = 1;
  brush.setLineDash([4, 3]);
  for (const guide of overlay.guides) {
    const across = guide.axis === 'x';
    const [a, b] = across
      ? [apply(camera, [guide.at, guide.from]), apply(camera, [guide.at, guide.to])]
      : [apply(camera, [guide.from, guide.at]), apply(camera, [guide.to, guide.at])];
    brush.strokeStyle = inks.mend;
    brush.beginPath();
    brush.moveTo(a[0], a[1]);
    brush.lineTo(b[0], b[1]);
    brush.stroke();
  }
  brush.setLineDash([]);
  brush.strokeStyle = inks.signal;
  brush.lineWidth = 1.5;
  brush.fillStyle = inks.paper;
  for (const [grip, [x, y]] of overlay.grips) {
    brush.beginPath();
    if (grip === 'turn') brush.arc(x, y, gripSize / 2 + 0.5, 0, 2 * Math.PI);
    else brush.rect(x - gripSize / 2, y - gripSize / 2, gripSize, gripSize);
    brush.fill();
    brush.stroke();
  }
  if (overlay.frame !== null) {
    const [[ax, ay], [bx, by]] = overlay.frame;
    brush.lineWidth = 1;
    brush.setLineDash([4, 3]);
    brush.strokeRect(Math.min(ax, bx), Math.min(ay, by), Math.abs(bx - ax), Math.abs(by - ay));
  }
  brush.restore();
}
