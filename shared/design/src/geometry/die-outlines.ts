/** The die's lines as outlines for painters. Arcs become cubics with an error far below a micrometre. */
import type { Die, Path, Point } from '@shop/packaging';
import type { Outline, OutlineCommand } from './outline.ts';

interface Arc {
  readonly from: Point;
  readonly to: Point;
  readonly radius: number;
  readonly largeArc: boolean;
  readonly sweep: boolean;
}

/**
 * Returns centre and angles of an SVG-style circular arc; the radius grows if the end points are too far apart (SVG 2,
 * 9.5.1).
 */
function centreForm({ from, to, radius, largeArc, sweep }: Arc) {
  const [dx, dy] = [(to[0] - from[0]) / 2, (to[1] - from[1]) / 2];
  const half = Math.hypot(dx, dy);
  const r = Math.max(radius, half);
  const height = Math.sqrt(Math.max(0, r * r - half * half));
  const sign = largeArc === sweep ? -1 : 1;
  const [nx, ny] = half === 0 ? [0, 0] : [-dy / half, dx / half];
  const cx = (from[0] + to[0]) / 2 + sign * height * nx;
  const cy = (from[1] + to[1]) / 2 + sign * height * ny;
  const start = Math.atan2(from[1] - cy, from[0] - cx);
  let span = Math.atan2(to[1] - cy, to[0] - cx) - start;
  if (sweep && span < 0) span += 2 * Math.PI;
  if (!sweep && span > 0) span -= 2 * Math.PI;
  return { cx, cy, r, start, span };
}

/** Returns cubics for a circular arc, at most 45° each (radial error below 4·10⁻⁶ of the radius). */
export function arcCommands(arc: Arc): readonly OutlineCommand[] {
  const { cx, cy, r, start, span } = centreForm(arc);
  if (r === 0 || span === 0) return [['L', arc.to[0], arc.to[1]]];
  const parts = Math.max(1, Math.ceil(Math.abs(span) / (Math.PI / 4) - 1e-9));
  const step = span / parts;
  const handle = (4 / 3) * Math.tan(step / 4) * r;
  return Array.from({ length: parts }, (_, part): OutlineCommand => {
    const [a, b] = [start + part * step, start + (part + 1) * step];
    const last = part === parts - 1;
    const end: Point = last ? arc.to : [cx + r * Math.cos(b), cy + r * Math.sin(b)];
    return [
      'C',
      cx + r * Math.cos(a) - handle * Math.sin(a),
      cy + r * Math.sin(a) + handle * Math.cos(a),
      end[0] + handle * Math.sin(b),
      end[1] - handle * Math.cos(b),
      end[0],
      end[1],
    ];
  });
}

export function outlineOfPath(path: Path): Outline {
  const commands: OutlineCommand[] = [['M', path.start[0], path.start[1]]];
  let from: Point = path.start;
  for (const segment of path.segments) {
    if (segment.kind === 'line') commands.push(['L', segment.to[0], segment.to[1]]);
    else commands.push(...arcCommands({ ...segment, from }));
    from = segment.to;
  }
  if (path.closed) commands.push(['Z']);
  return commands;
}

export const cutOutlines = (die: Die): readonly Outline[] => die.cuts.map(outlineOfPath);

export const creaseOutlines = (die: Die): readonly Outline[] =>
  die.creases.map(
    ([from, to]): Outline => [
      ['M', from[0], from[1]],
      ['L', to[0], to[1]],
    ],
  );
