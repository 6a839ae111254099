import type { Die } from '../die.ts';

/** The maximum angle between facets of a round wall; a wider bend is a visible edge. */
const maxFacetAngle = 20;

/** Returns the facets of round walls, whose edges are invisible: panels with a small bend, and their parents. */
export function findFacetPanels(die: Pick<Die, 'panels'>): ReadonlySet<string> {
  return new Set(
    die.panels.flatMap(({ id, hinge }) =>
      hinge?.kind === 'bend' && Math.abs(hinge.angle) <= maxFacetAngle ? [id, hinge.parent] : [],
    ),
  );
}
