/** SVG path data -> absolute cubics (SVG 2, 9.3 and B.2). */
import type { Outline, OutlineCommand } from '../geometry/outline.ts';

const token = /([MmLlHhVvCcSsQqTtAaZz])|([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)/g;
const argumentCount: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

/** Returns null when the data violates the grammar. */
export function parsePathData(data: string): Outline | null {
  const segments = splitSegments(data);
  return segments === null ? null : toCubics(segments);
}

type Segment = readonly [letter: string, values: readonly number[]];

function splitSegments(data: string): readonly Segment[] | null {
  const segments: Segment[] = [];
  const letters = /[MmLlHhVvCcSsQqTtAaZz][^MmLlHhVvCcSsQqTtAaZz]*/g;
  if (data.replaceAll(letters, '').trim() !== '') return null;
  for (const [part] of data.matchAll(letters)) {
    const letter = part[0] ?? '';
    const count = argumentCount[letter.toUpperCase()] ?? 0;
    const values = letter.toUpperCase() === 'A' ? arcNumbers(part.slice(1)) : plainNumbers(part.slice(1));
    if (values === null) return null;
    if (count === 0) {
      segments.push([letter, []]);
      continue;
    }
    if (values.length === 0 || values.length % count !== 0) return null;
    for (let at = 0; at < values.length; at += count) {
      // Further pairs after a move are lines.
      const repeated = at > 0 && letter === 'M' ? 'L' : at > 0 && letter === 'm' ? 'l' : letter;
      segments.push([repeated, values.slice(at, at + count)]);
    }
  }
  return segments[0]?.[0].toUpperCase() === 'M' || segments.length === 0 ? segments : null;
}

function plainNumbers(text: string): readonly number[] | null {
  if (text.replaceAll(token, '').replaceAll(/[\s,]/g, '') !== '') return null;
  return [...text.matchAll(token)].map((match) => Number(match[0]));
}

/** Flags of an arc may lack separators: "1012" is 1, 0, 12. */
function arcNumbers(text: string): readonly number[] | null {
  const numberPart = /[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)/y;
  const flagPart = /[\s,]*([01])/y;
  const values: number[] = [];
  let at = 0;
  while (text.slice(at).replaceAll(/[\s,]/g, '') !== '') {
    const slot = values.length % 7;
    const pattern = slot === 3 || slot === 4 ? flagPart : numberPart;
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match === null) return null;
    values.push(Number(match[1]));
    at = pattern.lastIndex;
  }
  return values;
}

function toCubics(segments: readonly Segment[]): Outline {
  const out: OutlineCommand[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  /** Second handle of the last curve, for smooth continuations. */
  let [handleX, handleY, last] = [0, 0, ''];
  for (const [letter, values] of segments) {
    const upper = letter.toUpperCase();
    const relative = letter !== upper;
    const [dx, dy] = relative ? [x, y] : [0, 0];
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0] = values;
    const smooth = (kinds: string) =>
      kinds.includes(last) && last !== '' ? [2 * x - handleX, 2 * y - handleY] : [x, y];
    const cubic = (x1: number, y1: number, x2: number, y2: number, x3: number, y3: number) => {
      out.push(['C', x1, y1, x2, y2, x3, y3]);
      [x, y] = [x3, y3];
    };
    const quadratic = (cx: number, cy: number, ex: number, ey: number) => {
      cubic(
        x + (2 / 3) * (cx - x),
        y + (2 / 3) * (cy - y),
        ex + (2 / 3) * (cx - ex),
        ey + (2 / 3) * (cy - ey),
        ex,
        ey,
      );
      [handleX, handleY] = [cx, cy];
    };
    if (upper === 'M') {
      [x, y, startX, startY] = [dx + a, dy + b, dx + a, dy + b];
      out.push(['M', x, y]);
    } else if (upper === 'L' || upper === 'H' || upper === 'V') {
      [x, y] = upper === 'L' ? [dx + a, dy + b] : upper === 'H' ? [dx + a, y] : [x, dy + a];
      out.push(['L', x, y]);
    } else if (upper === 'C') {
      [handleX, handleY] = [dx + c, dy + d];
      cubic(dx + a, dy + b, dx + c, dy + d, dx + e, dy + f);
    } else if (upper === 'S') {
      const [x1 = x, y1 = y] = smooth('CS');
      [handleX, handleY] = [dx + a, dy + b];
      cubic(x1, y1, dx + a, dy + b, dx + c, dy + d);
    } else if (upper === 'Q') quadratic(dx + a, dy + b, dx + c, dy + d);
    else if (upper === 'T') {
      const [cx = x, cy = y] = smooth('QT');
      quadratic(cx, cy, dx + a, dy + b);
    } else if (upper === 'A') {
      out.push(
        ...arcCubics({
          x,
          y,
          rx: a,
          ry: b,
          rotation: c,
          large: d !== 0,
          sweep: e !== 0,
          toX: dx + f,
          toY: dy + g,
        }),
      );
      [x, y] = [dx + f, dy + g];
    } else {
      out.push(['Z']);
      [x, y] = [startX, startY];
    }
    last = upper;
  }
  return out;
}

interface EllipticArc {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  readonly rotation: number;
  readonly large: boolean;
  readonly sweep: boolean;
  readonly toX: number;
  readonly toY: number;
}

/** End point to centre form (SVG 2, B.2.4), then cubics of at most 45 degrees. */
function arcCubics(arc: EllipticArc): readonly OutlineCommand[] {
  let [rx, ry] = [Math.abs(arc.rx), Math.abs(arc.ry)];
  if (rx === 0 || ry === 0) return [['L', arc.toX, arc.toY]];
  if (arc.x === arc.toX && arc.y === arc.toY) return [];
  const phi = (arc.rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(phi), Math.sin(phi)];
  const [hx, hy] = [(arc.x - arc.toX) / 2, (arc.y - arc.toY) / 2];
  const [px, py] = [cos * hx + sin * hy, -sin * hx + cos * hy];
  const lambda = (px * px) / (rx * rx) + (py * py) / (ry * ry);
  if (lambda > 1) [rx, ry] = [rx * Math.sqrt(lambda), ry * Math.sqrt(lambda)];
  const denominator = rx * rx * py * py + ry * ry * px * px;
  const root = Math.sqrt(Math.max(0, (rx * rx * ry * ry - denominator) / denominator));
  const sign = arc.large === arc.sweep ? -root : root;
  const [qx, qy] = [(sign * rx * py) / ry, (-sign * ry * px) / rx];
  const cx = cos * qx - sin * qy + (arc.x + arc.toX) / 2;
  const cy = sin * qx + cos * qy + (arc.y + arc.toY) / 2;
  const start = Math.atan2((py - qy) / ry, (px - qx) / rx);
  let span = Math.atan2((-py - qy) / ry, (-px - qx) / rx) - start;
  if (arc.sweep && span < 0) span += 2 * Math.PI;
  if (!arc.sweep && span > 0) span -= 2 * Math.PI;
  const parts = Math.max(1, Math.ceil(Math.abs(span) / (Math.PI / 4) - 1e-9));
  const step = span / parts;
  const k = (4 / 3) * Math.tan(step / 4);
  const point = (u: number, v: number) =>
    [cx + rx * u * cos - ry * v * sin, cy + rx * u * sin + ry * v * cos] as const;
  return Array.from({ length: parts }, (_, part): OutlineCommand => {
    const [from, to] = [start + part * step, start + (part + 1) * step];
    const [x1, y1] = point(Math.cos(from) - k * Math.sin(from), Math.sin(from) + k * Math.cos(from));
    const [x2, y2] = point(Math.cos(to) + k * Math.sin(to), Math.sin(to) - k * Math.cos(to));
    const [x3, y3] = part === parts - 1 ? [arc.toX, arc.toY] : point(Math.cos(to), Math.sin(to));
    return ['C', x1, y1, x2, y2, x3, y3];
  });
}
