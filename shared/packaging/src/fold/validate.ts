import type { Die, Hinge, Panel, Point } from '../die.ts';
import { overlap } from '../geometry/edges.ts';
import { signedArea } from '../geometry/polygon.ts';

/**
 * Returns everything that makes a fold tree unusable, as sentences for the author of a structure. Empty for a valid
 * die. Checks: one root, known parents, no cycles, positive area, hinge on one straight edge of child and parent (a
 * join has keys instead), stages in order and parents not folding for the first time after they have closed over their
 * children's place.
 */
export function foldFaults(die: Die): string[] {
  const faults: string[] = [];
  const panels = new Map(die.panels.map((panel) => [panel.id, panel]));
  if (panels.size !== die.panels.length) faults.push('two panels share an id');
  const roots = die.panels.filter((panel) => !panel.hinge);
  if (roots.length !== 1) faults.push(`there must be one root, not ${roots.length}`);
  for (const panel of die.panels) {
    if (signedArea(panel.outline) <= 0) faults.push(`${panel.id}: no area, or wound clockwise`);
    if (!panel.hinge) continue;
    const { parent, from, to, stage } = panel.hinge;
    const above = panels.get(parent);
    if (!above) faults.push(`${panel.id}: parent ${parent} is not there`);
    else if (panel.hinge.kind === 'join') faults.push(...joinFaults(panel.id, panel.hinge));
    else if (!onEdge(panel, from, to) || !endsOnEdges(above, from, to))
      faults.push(`${panel.id}: hinge is off the edge`);
    if (!(stage[0] >= 0 && stage[0] < stage[1] && stage[1] <= 1))
      faults.push(`${panel.id}: stage ${stage.join('–')} is not within 0–1`);
    if (!reachesRoot(panel, panels)) faults.push(`${panel.id}: hangs on itself`);
  }
  const framed = new Set(die.frames.map((frame) => frame.side));
  if (framed.size !== die.frames.length) faults.push('a side has two frames');
  return faults;
}

function joinFaults(id: string, { keys = [], angle }: Hinge): string[] {
  const [first, last] = [keys[0], keys[keys.length - 1]];
  const faults: string[] = [];
  if (first?.at !== 0 || first.angle !== 0 || first.move.some((value) => value !== 0))
    faults.push(`${id}: a join starts at 0, unmoved`);
  if (last?.at !== 1 || last.angle !== angle) faults.push(`${id}: a join ends at 1, turned by its angle`);
  if (keys.some((key, index) => index > 0 && key.at <= (keys[index - 1]?.at ?? 1)))
    faults.push(`${id}: the keys of a join are in order`);
  return faults;
}

function reachesRoot(panel: Panel, panels: ReadonlyMap<string, Panel>): boolean {
  let at: Panel | undefined = panel;
  for (let steps = 0; at && steps <= panels.size; steps += 1) {
    if (!at.hinge) return true;
    at = panels.get(at.hinge.parent);
  }
  return false;
}

/** Returns the stretches of a hinge, as distances along it, that a panel's edges cover. */
function shares({ outline }: Panel, from: Point, to: Point): [number, number][] {
  const hinge = { from, to };
  const found: [number, number][] = [];
  let last = outline[outline.length - 1];
  for (const point of outline) {
    const shared = last && overlap(hinge, { from: last, to: point });
    if (shared) found.push(shared);
    last = point;
  }
  return found;
}

/** Mortises may interrupt the crease: one of the two panels has the whole hinge on an edge. */
function onEdge(panel: Panel, from: Point, to: Point): boolean {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return shares(panel, from, to).some(([low, high]) => Math.abs(high - low - length) < 1e-4);
}

function endsOnEdges(panel: Panel, from: Point, to: Point): boolean {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const ends = shares(panel, from, to).flat();
  return ends.some((at) => at < 1e-4) && ends.some((at) => at > length - 1e-4);
}
