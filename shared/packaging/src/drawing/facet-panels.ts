import type { Die } from '../die.ts';

/** A facet of a round wall turns by no more than this against the next; a wider bend is an edge that is seen. */
const maxFacetAngle = 20;

/** The facets of round walls, whose edges are not seen: panels bent a little from another, and what they are bent from. */
export function findFacetPanels(die: Pick<Die, 'panels'>): ReadonlySet<string> {
  return new Set(
    die.panels.flatMap(({ id, hinge }) =>
      hinge?.kind === 'bend' && Math.abs(hinge.angle) <= maxFacetAngle ? [id, hinge.parent] : [],
    ),
  );
}
