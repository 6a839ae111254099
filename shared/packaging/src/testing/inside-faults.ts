import type { Die, Panel, Side, Vec3 } from '../die.ts';
import { dot, transformDirection, transformPoint } from '../fold/matrix.ts';
import { outwardNormal } from '../fold/upright-matrix.ts';
import { boundsOf } from '../geometry/path.ts';
import { isBoard, outwards, type Standing, thicknesses } from './folded.ts';

/**
 * Returns the faults of the space in a closed box, measured between the inner faces of its folded panels: L, W and H
 * must be clear between walls, with at most 1.5 calipers more. Flaps tucked along a wall (glued pairs, parts that
 * hang on the lid) are not walls; flaps of a carton's ends may take one caliper of the height.
 */
export function insideFaults(die: Die, box: readonly Standing[]): string[] {
  const { L, W, H, t } = die.parameters;
  const room = { L: ['right', 'left'], H: ['top', 'bottom'], W: ['front', 'back'] } as const;
  const asked = { L, W, H };
  const parts = partsOf(die, box);
  return (['L', 'W', 'H'] as const).flatMap((name) => {
    const faults: string[] = [];
    const [a, b] = room[name].map((side) => innermost(parts, side));
    for (const [index, found] of [a, b].entries())
      if (found?.wall === Infinity) faults.push(`no wall stands at the ${room[name][index]}`);
    if (!a || !b || faults.length > 0) return faults;
    const walls = a.wall + b.wall;
    const clear = a.lined + b.lined;
    const flaps = name === 'H' ? t : 0;
    if (walls < asked[name] - 1e-4)
      faults.push(`inside ${name} is ${walls.toFixed(3)}, asked for ${asked[name]}`);
    else if (clear < asked[name] - flaps - 1e-4)
      faults.push(`inside ${name} is ${clear.toFixed(3)} between flaps, asked for ${asked[name]}`);
    if (clear > asked[name] + 1.5 * t + 1e-4)
      faults.push(`inside ${name} is ${clear.toFixed(3)}: more than 1.5 calipers above ${asked[name]}`);
    return faults;
  });
}

interface Part {
  readonly facing: Side;
  /** Distance of the inner face from the middle of the box. */
  readonly height: number;
  readonly role: 'wall' | 'lining' | 'tucked';
}

/** Returns every panel parallel to a side, and its role there. */
function partsOf(die: Die, box: readonly Standing[]): Part[] {
  const board = isBoard(die);
  const tucked = tuckedPanels(die);
  const sideOf = sidesOfPanels(die);
  const thickness = thicknesses(die);
  const centre = centreOf(box);
  const from = (point: Vec3, side: Side): number => dot(point, outwards[side]) - dot(centre, outwards[side]);
  return box.flatMap(({ panel, matrix }): Part[] => {
    if (!board(panel) || isEdge(panel, die.parameters.t)) return [];
    const normal = transformDirection(matrix, outwardNormal);
    const middle = transformPoint(matrix, panel.outline[0] ?? [0, 0]);
    const facing = (Object.keys(outwards) as Side[]).find(
      (side) => Math.abs(dot(normal, outwards[side])) > 1 - 1e-6 && from(middle, side) > 0,
    );
    if (facing === undefined) return [];
    const hung = sideOf(panel);
    const vertical = facing !== 'top' && facing !== 'bottom';
    const role =
      hung === undefined || hung === facing
        ? 'wall'
        : tucked.has(panel.id) || (vertical && (hung === 'top' || hung === 'bottom'))
          ? 'tucked'
          : 'lining';
    return [{ facing, height: from(middle, facing) - thickness(panel) / 2, role }];
  });
}

/** The middle of the six sides: a handle above them moves the middle of the whole box, not that of the space. */
function centreOf(box: readonly Standing[]): Vec3 {
  const corners = box
    .filter(({ panel }) => panel.side)
    .flatMap(({ panel, matrix }) => panel.outline.map((point) => transformPoint(matrix, point)));
  const middle = (axis: 0 | 1 | 2): number => {
    const values = corners.map((corner) => corner[axis]);
    return (Math.min(...values) + Math.max(...values)) / 2;
  };
  return [middle(0), middle(1), middle(2)];
}

/** Paper rolled over the edge of a board ends a wall and is not one. */
function isEdge(panel: Panel, t: number): boolean {
  const { width, height } = boundsOf(panel.outline);
  return Math.min(width, height) < 2 * t;
}

function innermost(parts: readonly Part[], side: Side): { wall: number; lined: number } {
  const here = parts.filter((part) => part.facing === side);
  const outermost = Math.max(0, ...here.map((part) => part.height));
  const least = (roles: readonly Part['role'][]) =>
    // A part in the middle (a carrier's handle) divides the space; it is not the wall of a side.
    Math.min(
      Infinity,
      ...here
        .filter(({ role, height }) => roles.includes(role) && height > outermost / 2)
        .map((part) => part.height),
    );
  return { wall: least(['wall']), lined: least(['wall', 'lining']) };
}

/** Returns the side of a panel: its own, or that of the nearest panel of its piece that it hangs on. */
function sidesOfPanels(die: Die): (panel: Panel) => Side | undefined {
  const byId = new Map(die.panels.map((panel) => [panel.id, panel]));
  const of = (panel: Panel, depth = 0): Side | undefined => {
    if (panel.side) return panel.side;
    const parent = panel.hinge && panel.hinge.kind !== 'join' ? byId.get(panel.hinge.parent) : undefined;
    return parent && depth < byId.size ? of(parent, depth + 1) : undefined;
  };
  return of;
}

/** Returns the inner panels of closing pairs and everything that hangs on them. */
function tuckedPanels(die: Die): ReadonlySet<string> {
  const found = new Set(die.glue.map((pair) => pair.split('~')[0] ?? ''));
  for (const panel of die.panels) if (panel.hinge && found.has(panel.hinge.parent)) found.add(panel.id);
  return found;
}
