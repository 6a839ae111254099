import type { Point } from '@shop/packaging';

/** One line or outline of a tile, in mm. It may lie anywhere: what leaves the tile on one side enters on the other. */
export interface Mark {
  readonly points: readonly Point[];
  readonly closed: boolean;
  readonly dash?: readonly [on: number, off: number];
  readonly filled?: boolean;
}

export interface Tile {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
}

/** Graphite, one ink: it prints on any board. Line weight in mm, three times the thinnest that prints (sources.md, print limits). */
const ink = '#1f1d1a';
const weight = 0.35;

/** Rotates (degrees), scales and then moves marks. */
export function transformMarks(
  marks: readonly Mark[],
  { by, scale = 1, turn = 0 }: { readonly by: Point; readonly scale?: number; readonly turn?: number },
): Mark[] {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  return marks.map((mark) => ({
    ...mark,
    points: mark.points.map(([x, y]): Point => [x * cos - y * sin + by[0], x * sin + y * cos + by[1]]),
  }));
}

/**
 * Returns the tile as a complete SVG document in millimetres. Every mark is drawn whole at each repeat that touches
 * the tile, so that adjacent tiles show no seam, dashes included.
 */
export function tileSvg({ width, height, marks }: Tile): string {
  const drawn = marks.flatMap((mark) =>
    repeatsTouching(mark, width, height).map(([dx, dy]) => pathOf(mark, dx, dy)),
  );
  const [w, h] = [formatNumber(width), formatNumber(height)];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}mm" height="${h}mm" viewBox="0 0 ${w} ${h}"><g fill="none" stroke="${ink}" stroke-width="${weight}" stroke-linejoin="round">${drawn.join('')}</g></svg>`;
}

const nearby = [-1, 0, 1] as const;

function repeatsTouching({ points }: Mark, width: number, height: number): Point[] {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right, top, bottom] = [
    Math.min(...xs) - weight,
    Math.max(...xs) + weight,
    Math.min(...ys) - weight,
    Math.max(...ys) + weight,
  ];
  return nearby.flatMap((column) =>
    nearby.flatMap((row): Point[] => {
      const [dx, dy] = [column * width, row * height];
      const touches = right + dx > 0 && left + dx < width && bottom + dy > 0 && top + dy < height;
      return touches ? [[dx, dy]] : [];
    }),
  );
}

function pathOf({ points, closed, dash, filled }: Mark, dx: number, dy: number): string {
  const data = points
    .map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${formatNumber(x + dx)} ${formatNumber(y + dy)}`)
    .join('');
  const dashes = dash ? ` stroke-dasharray="${dash.map(formatNumber).join(' ')}"` : '';
  return `<path d="${data}${closed ? 'Z' : ''}"${dashes}${filled ? ` fill="${ink}"` : ''}/>`;
}

/** A hundredth of a millimetre is finer than any press. */
const formatNumber = (value: number): string => String(Math.round(value * 100) / 100);
