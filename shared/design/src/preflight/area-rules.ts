/** Position rules: print area, bleed, safe zone. */
import type { Die, SideFrame } from '@shop/packaging';
import { creasedEdges, sideRegion } from '../geometry/clips.ts';
import { frameOf } from '../geometry/die-frame.ts';
import type { Bounds } from '../geometry/matrix.ts';
import { growBounds, isWithin, overlaps } from '../geometry/polygon.ts';
import type { DisplayItem } from '../resolve/display-list.ts';
import type { Finding, Rule } from './finding.ts';

const printed = (items: readonly DisplayItem[]) =>
  items.filter((item) => item.nodeId !== null && item.plate === 'process');

/** Returns the printable area of an item: its side with bleed, or the sheet with bleed. */
function areaOf(die: Die, bleed: number, item: DisplayItem): Bounds | null {
  if (item.side === null) {
    return { x: -bleed, y: -bleed, width: die.sheet.width + 2 * bleed, height: die.sheet.height + 2 * bleed };
  }
  const frame = frameOf(die, item.side);
  return frame === undefined ? null : sideRegion(die, frame, bleed);
}

/** Returns the sides that an item touches: its own, or for art on the sheet every one it overlaps. */
function framesTouched(die: Die, item: DisplayItem): readonly SideFrame[] {
  return die.frames.filter((frame) =>
    item.side === null ? overlaps(frame, item.bounds) : frame.side === item.side,
  );
}

export const outsidePrintArea: Rule = ({ list, die }) =>
  list.surfaces.flatMap((surface) =>
    printed(surface.items).flatMap((item): Finding[] => {
      const area = areaOf(die, list.bleed, item);
      const base = { nodeId: item.nodeId, side: item.side };
      if (area === null || !overlaps(area, item.bounds)) {
        return [{ ...base, id: 'outside_print_area', severity: 'error', params: {} }];
      }
      if (item.kind === 'glyphRun' && !isWithin(item.bounds, area)) {
        return [{ ...base, id: 'cut_off', severity: 'error', params: { text: item.text } }];
      }
      return [];
    }),
  );

type Edge = 'left' | 'right' | 'top' | 'bottom';

/** Returns how far an item extends beyond an edge of the side; negative = it ends inside. */
function overhang(item: Bounds, frame: Bounds, edge: Edge): number {
  if (edge === 'left') return frame.x - item.x;
  if (edge === 'top') return frame.y - item.y;
  if (edge === 'right') return item.x + item.width - frame.x - frame.width;
  return item.y + item.height - frame.y - frame.height;
}

const edges: readonly Edge[] = ['left', 'right', 'top', 'bottom'];

/** Art this close to a cut is assumed to reach it, millimetres. */
const bleedIntent = 1;

export const noBleed: Rule = ({ list, die }) =>
  list.surfaces.flatMap((surface) =>
    printed(surface.items).flatMap((item): Finding[] => {
      if (item.kind === 'glyphRun') return [];
      return framesTouched(die, item).flatMap((frame): Finding[] => {
        const creased = creasedEdges(die, frame);
        const short = edges.filter((edge) => {
          const beyond = overhang(item.bounds, frame, edge);
          return !creased[edge] && beyond > -bleedIntent && beyond < list.bleed - 0.01;
        });
        if (short.length === 0) return [];
        const least = Math.min(...short.map((edge) => overhang(item.bounds, frame, edge)));
        return [
          {
            id: 'no_bleed',
            severity: 'warning',
            nodeId: item.nodeId,
            side: frame.side,
            params: {
              bleed: list.bleed,
              reach: Math.round(Math.max(0, least) * 10) / 10,
              edge: short[0] ?? 'left',
            },
          },
        ];
      });
    }),
  );

/**
 * Text too close to a cut or crease; pictures only if they end there, since a full-bleed picture must extend beyond.
 */
export const safeZone: Rule = ({ list, die }) =>
  list.surfaces.flatMap((surface) =>
    printed(surface.items).flatMap((item): Finding[] => {
      if (item.kind === 'path') return [];
      const found = framesTouched(die, item).find((frame) => {
        if (!overlaps(frame, item.bounds)) return false;
        const inner = growBounds(frame, -list.safe);
        if (item.kind === 'glyphRun') return !isWithin(item.bounds, inner);
        return (
          isWithin(item.bounds, frame) && !isWithin(item.bounds, inner) && !coversFrame(item.bounds, frame)
        );
      });
      if (found === undefined) return [];
      const severity = item.kind === 'glyphRun' ? 'warning' : 'note';
      return [
        { id: 'safe_zone', severity, nodeId: item.nodeId, side: found.side, params: { distance: list.safe } },
      ];
    }),
  );

/** Whether a picture covers the side: then it is a background, not a logo. */
const coversFrame = (item: Bounds, frame: Bounds): boolean =>
  edges.filter((edge) => overhang(item, frame, edge) > -bleedIntent).length >= 3;
