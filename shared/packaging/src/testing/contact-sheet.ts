import { type Die, type Point, type SideFrame, structureIds } from '../die.ts';
import type { Face } from '../drawing/face.ts';
import { projectBox, type View } from '../drawing/project.ts';
import { structures } from '../structures/index.ts';
import { ordinaryDie } from './ordinary.ts';

/** From the front, above and right; from behind, below and left, which shows the other three sides; half folded. */
export const views: readonly View[] = [
  { fold: 1, yaw: 32, pitch: 26 },
  { fold: 1, yaw: 212, pitch: -26 },
  { fold: 0.55, yaw: 32, pitch: 34 },
];

const cell = { width: 660, height: 250, picture: 200, columns: 2, head: 34 } as const;

/** Every structure at its default size, folded, each side's name written on it as its artwork would be: one SVG. */
export function contactSheet(): string {
  const rows = Math.ceil(structureIds.length / cell.columns);
  const [width, height] = [cell.width * cell.columns, cell.height * rows];
  const cells = structureIds.map((id, index) => {
    const at = [(index % cell.columns) * cell.width, Math.floor(index / cell.columns) * cell.height];
    return `<g transform="translate(${at.join(' ')})" data-structure="${id}@${structures[id].version}">${cellOf(ordinaryDie(id))}</g>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif">`,
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    ...cells,
    '</svg>',
    '',
  ].join('\n');
}

function cellOf(die: Die): string {
  const { L, W, H, t } = die.parameters;
  const title = `${die.structure} · ${L} × ${W} × ${H}, ${t} mm`;
  const pictures = views.map((view, index) => {
    const { faces, bounds } = projectBox(die, view);
    const scale = cell.picture / Math.max(bounds.width, bounds.height, 1);
    const x = 10 + index * (cell.picture + 15) + (cell.picture - bounds.width * scale) / 2 - bounds.x * scale;
    const y = cell.head + (cell.picture - bounds.height * scale) / 2 - bounds.y * scale;
    const painted = faces.map((face) => faceOf(die, face, 1 / scale)).join('');
    return `<g transform="translate(${short(x)} ${short(y)}) scale(${scale.toFixed(4)})">${painted}</g>`;
  });
  return `<text x="12" y="20" font-size="15" fill="#1a1a1a">${title}</text>${pictures.join('')}`;
}

const short = (value: number): string => String(Number(value.toFixed(1)));
const pathOf = (ring: readonly Point[]): string =>
  `M${ring.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`;

function faceOf(die: Die, face: Face, pixel: number): string {
  const panel = die.panels.find(({ id }) => id === face.panel);
  const [a, b, c, d, e, f] = face.matrix;
  const holes = (panel?.holes ?? []).map((hole) =>
    hole.map(([x, y]): Point => [a * x + c * y + e, b * x + d * y + f]),
  );
  const light = Math.round(62 + 36 * face.shade);
  const fill = face.outside ? `hsl(205 45% ${light}%)` : `hsl(35 40% ${light - 12}%)`;
  const path = `<path d="${[face.points2D, ...holes].map(pathOf).join('')}" fill="${fill}" fill-rule="evenodd" stroke="#333" stroke-width="${pixel.toFixed(2)}"/>`;
  const frame = face.outside ? die.frames.find(({ panel: id }) => id === face.panel) : undefined;
  return frame ? path + nameOf(frame, face) : path;
}

function nameOf(frame: SideFrame, face: Face): string {
  const { side, x, y, width, height, turn } = frame;
  const [across, down] = turn % 180 === 0 ? [width, height] : [height, width];
  const size = Math.min(down * 0.5, (across * 0.8) / (0.62 * side.length));
  const matrix = face.matrix.map((value) => Number(value.toFixed(4))).join(' ');
  const place = `translate(${short(x + width / 2)} ${short(y + height / 2)}) rotate(${-turn})`;
  return `<text transform="matrix(${matrix}) ${place}" font-size="${short(size)}" text-anchor="middle" dominant-baseline="central" fill="#12304f">${side}</text>`;
}
