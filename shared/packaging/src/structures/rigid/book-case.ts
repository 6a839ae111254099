import type { Path, Point, Side } from '../../die.ts';
import { polygon, rectangle } from '../shapes.ts';
import type { PanelDraft } from '../structure.ts';
import { coreDepth, paperThickness, rollWidth, stagePart } from './wrapped-tray.ts';

/** A board of the case, `depth` along the sheet's y. */
export interface CaseBoard {
  readonly id: string;
  readonly depth: number;
  readonly side: Side;
  readonly turn: 0 | 180;
  /** Centre of its greyboard on the sheet. */
  readonly coreCentre: Point;
  /** Holes of the greyboard, drawn about its centre. */
  readonly coreHoles?: (centre: Point) => readonly Path[];
}

/** Boards in a row under one wrap, with gaps to bend at: the cover of a book. */
export interface BookCase {
  readonly name: string;
  readonly boards: readonly CaseBoard[];
  /** When each joint closes: one fewer than boards. */
  readonly joints: readonly (readonly [number, number])[];
  /** Across, the length of the joints. */
  readonly length: number;
  readonly gap: number;
  readonly board: number;
  readonly facing: number;
  readonly turnIn: number;
  /** Top of the first board on the sheet; the middle across is x = 0. */
  readonly top: number;
  /** When boards are laid and the wrap is turned in. */
  readonly stage: readonly [number, number];
}

const steps = {
  lay: [0, 0.5],
  endRolls: [0.5, 0.62],
  endTurns: [0.6, 0.75],
  rolls: [0.75, 0.87],
  turns: [0.85, 1],
} as const;

/**
 * The case's wrap and its boards. Each joint is two creases a gap apart, 45° each. The wrap is turned in all around;
 * at the gaps the turn-ins are notched, where the paper would bunch up in the joint.
 */
export function bookCase(book: BookCase): PanelDraft[] {
  const { boards, gap, length } = book;
  const half = length / 2;
  let y = book.top;
  const panels: PanelDraft[] = [];
  boards.forEach((board, index) => {
    const before = boards[index - 1];
    const stage = book.joints[index - 1];
    if (before && stage) {
      const joint = `${board.id}Joint`;
      const hinge = (parent: string, at: number) => ({
        parent,
        from: [-half, at] as const,
        to: [half, at] as const,
        angle: 45,
        stage,
      });
      panels.push(
        { id: joint, path: rectangle(-half, y, half, y + gap), hinge: hinge(before.id, y) },
        boardPanel(book, board, y + gap, hinge(joint, y + gap)),
      );
      y += gap;
    } else panels.push({ ...boardPanel(book, board, y), piece: book.name });
    const bottom = y + board.depth;
    panels.push(...sideTurnIns(book, board, y, -1), ...sideTurnIns(book, board, y, 1));
    if (index === 0) panels.push(...endTurnIns(book, board, y, -1));
    if (index === boards.length - 1) panels.push(...endTurnIns(book, board, bottom, 1));
    panels.push(core(book, board, y));
    y = bottom;
  });
  return panels;
}

const boardPanel = (
  { length }: BookCase,
  { id, depth, side, turn }: CaseBoard,
  y: number,
  hinge?: PanelDraft['hinge'],
): PanelDraft => ({
  id,
  path: rectangle(-length / 2, y, length / 2, y + depth),
  side,
  turn,
  ...(hinge ? { hinge } : {}),
});

/** The ends of the case, across its whole length: square for the overlap, then mitred. */
function endTurnIns(book: BookCase, { id }: CaseBoard, y: number, sign: 1 | -1): PanelDraft[] {
  const { facing, length, turnIn, stage } = book;
  const roll = rollWidth(book);
  const paper = paperThickness(facing);
  const edge = length / 2 - paper;
  const turned = length / 2 - roll;
  const tip = turned - (turnIn - roll);
  const at = (x: number, v: number): Point => [x, y + sign * v];
  return [
    {
      id: `${id}EndRoll`,
      path: polygon(at(-edge, 0), at(-turned, roll), at(turned, roll), at(edge, 0)),
      hinge: {
        parent: id,
        from: at(-edge, 0),
        to: at(edge, 0),
        angle: 90,
        stage: stagePart(stage, steps.endRolls),
      },
    },
    {
      id: `${id}EndTurn`,
      path: polygon(at(-turned, roll), at(-tip, turnIn), at(tip, turnIn), at(turned, roll)),
      hinge: {
        parent: `${id}EndRoll`,
        from: at(-turned, roll),
        to: at(turned, roll),
        angle: 90,
        stage: stagePart(stage, steps.endTurns),
      },
    },
  ];
}

/** Left or right edge of one board: clear of the joints, and mitred where an end is turned in before it. */
function sideTurnIns(book: BookCase, { id, depth }: CaseBoard, y: number, sign: 1 | -1): PanelDraft[] {
  const { facing, length, turnIn, stage, boards } = book;
  const roll = rollWidth(book);
  const name = `${id}${sign < 0 ? 'Left' : 'Right'}`;
  const at = (u: number, v: number): Point => [sign * (length / 2 + v), y + u];
  const paper = paperThickness(facing);
  const inner = turnIn - roll;
  // The turned-in paper must clear the next board's paper by the roll's width, and at an end by the mitre.
  const first = boards[0]?.id === id;
  const last = boards[boards.length - 1]?.id === id;
  const low = {
    edge: paper,
    turned: first ? roll + paper : 1.2 * roll,
    tip: first ? roll + paper + inner : 1.2 * roll,
  };
  const high = {
    edge: depth - paper,
    turned: depth - (last ? roll + paper : 1.2 * roll),
    tip: depth - (last ? roll + paper + inner : 1.2 * roll),
  };
  return [
    {
      id: `${name}Roll`,
      path: polygon(at(low.edge, 0), at(low.turned, roll), at(high.turned, roll), at(high.edge, 0)),
      hinge: {
        parent: id,
        from: at(low.edge, 0),
        to: at(high.edge, 0),
        angle: 90,
        stage: stagePart(stage, steps.rolls),
      },
    },
    {
      id: `${name}Turn`,
      path: polygon(at(low.turned, roll), at(low.tip, turnIn), at(high.tip, turnIn), at(high.turned, roll)),
      hinge: {
        parent: `${name}Roll`,
        from: at(low.turned, roll),
        to: at(high.turned, roll),
        angle: 90,
        stage: stagePart(stage, steps.turns),
      },
    },
  ];
}

/** The greyboard, half a facing short of the wrap's edges all round. */
function core(book: BookCase, board: CaseBoard, y: number): PanelDraft {
  const { length, facing, stage } = book;
  const { coreCentre, depth, id } = board;
  const [cx, cy] = coreCentre;
  const [hx, hy] = [(length - facing) / 2, (depth - facing) / 2];
  const holes = board.coreHoles?.(coreCentre) ?? [];
  const lift = 20;
  const away: Point = [-cx, y + depth / 2 - cy];
  return {
    id: `${id}Core`,
    piece: `${id}Core`,
    path: rectangle(cx - hx, cy - hy, cx + hx, cy + hy),
    ...(holes.length > 0 ? { holes } : {}),
    hinge: {
      parent: id,
      kind: 'join',
      from: [cx - hx, cy],
      to: [cx + hx, cy],
      angle: 0,
      stage: stagePart(stage, steps.lay),
      keys: [
        { at: 0, angle: 0, move: [0, 0, 0] },
        { at: 0.35, angle: 0, move: [0, 0, lift] },
        { at: 0.75, angle: 0, move: [...away, lift] },
        { at: 1, angle: 0, move: [...away, coreDepth(book)] },
      ],
    },
  };
}
