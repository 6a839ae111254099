import type { JoinKey, Side } from '../die.ts';
import { placePath } from '../geometry/path.ts';
import { mirrorPoint } from './shapes.ts';
import type { Drawing, PanelDraft } from './structure.ts';

const other: Readonly<Record<string, string>> = {
  left: 'right',
  right: 'left',
  Left: 'Right',
  Right: 'Left',
};

const swap = (name: string): string => name.replace(/left|right|Left|Right/, (side) => other[side] ?? side);

const swapSide = (side: Side): Side => (side === 'left' ? 'right' : side === 'right' ? 'left' : side);

/** A quarter turn to the left becomes one to the right; upright and upside down stay. */
const swapTurn = { 0: 0, 90: 270, 180: 180, 270: 90 } as const;

const mirrorKey = ({ move: [x, y, z], ...key }: JoinKey): JoinKey => ({ ...key, move: [-x, y, z] });

/** Returns a panel reflected in the y axis: left becomes right, in its name, its parent's and the side it shows. */
export function mirrorPanel(draft: PanelDraft): PanelDraft {
  return {
    ...draft,
    id: swap(draft.id),
    path: placePath(draft.path, 0, 0, true),
    ...(draft.holes ? { holes: draft.holes.map((hole) => placePath(hole, 0, 0, true)) } : {}),
    ...(draft.shows ? { shows: [mirrorPoint(draft.shows[0]), mirrorPoint(draft.shows[1])] as const } : {}),
    ...(draft.side ? { side: swapSide(draft.side) } : {}),
    ...(draft.turn ? { turn: swapTurn[draft.turn] } : {}),
    ...(draft.hinge
      ? {
          hinge: {
            ...draft.hinge,
            parent: swap(draft.hinge.parent),
            from: mirrorPoint(draft.hinge.from),
            to: mirrorPoint(draft.hinge.to),
            ...(draft.hinge.keys ? { keys: draft.hinge.keys.map(mirrorKey) } : {}),
          },
        }
      : {}),
  };
}

/** Returns a whole drawing reflected: the joint moves to the other side. */
export const mirrorDrawing = (drawing: Drawing): Drawing => ({
  ...drawing,
  panels: drawing.panels.map(mirrorPanel),
  glue: drawing.glue.map(swap),
  ...(drawing.creases
    ? { creases: drawing.creases.map(([a, b]) => [mirrorPoint(a), mirrorPoint(b)] as const) }
    : {}),
  ...(drawing.marks
    ? { marks: drawing.marks.map((mark) => ({ ...mark, path: placePath(mark.path, 0, 0, true) })) }
    : {}),
});
