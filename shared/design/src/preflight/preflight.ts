/** Checks a design before it is ordered. Pure: the editor runs it during editing, the server before production. */
import type { Die } from '@shop/packaging';
import type { DisplayList } from '../resolve/display-list.ts';
import { noBleed, outsidePrintArea, safeZone } from './area-rules.ts';
import {
  emptyDesign,
  missingGlyphs,
  nothingToPrint,
  resolution,
  smallText,
  thinLine,
  tooMuchInk,
  whiteOnKraft,
} from './content-rules.ts';
import type { Finding, Rule, Severity } from './finding.ts';

export const rules: readonly Rule[] = [
  emptyDesign,
  nothingToPrint,
  missingGlyphs,
  resolution,
  outsidePrintArea,
  noBleed,
  safeZone,
  smallText,
  thinLine,
  whiteOnKraft,
  tooMuchInk,
];

const rank: Record<Severity, number> = { error: 0, warning: 1, note: 2 };

/** Returns all findings, the most severe first; one per rule, node and side. */
export function preflight(list: DisplayList, die: Die): readonly Finding[] {
  const seen = new Set<string>();
  return rules
    .flatMap((rule) => rule({ list, die }))
    .filter((finding) => {
      const key = `${finding.id}/${finding.nodeId}/${finding.side}`;
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .toSorted((a, b) => rank[a.severity] - rank[b.severity]);
}
