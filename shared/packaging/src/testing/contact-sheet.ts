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

/**
 * Returns every structure at its default size, folded, with each side's name written on it like its artwork, as one
 * SVG.
 */
export function contactSheet(): string {
  const rows = Math.ceil(structureIds.length / cell.columns);
  const [width, height] = [cell.width * cell.columns, cell.height * rows];
  const cells = structureIds.map((id, index) => {
    const at = [(index % cell.columns) * cell.width, Math.floor(index / cell.columns) * cell.height];
    return `<g transform="translate(${at.join(' ')})" data-structure="${id}@${structures[id].version}">${cellOf(ordinaryDie(id))}</g>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif">`,
    '<title>Every structure folded: from the front, from behind, and half folded</title>',
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
    // The name of a round side runs over its facets, so it is written after all are painted.
    const names = faces.filter(({ round }) => round).map((face) => namesOn(die, face));
    const painted = [...faces.map((face) => faceOf(die, face, 1 / scale)), ...names].join('');
    return `<g transform="translate(${short(x)} ${short(y)}) scale(${scale.toFixed(4)})">${painted}</g>`;
  });
  return `<text x="12" y="20" font-size="15" fill="#1a1a1a">${title}</text>${pictures.join('')}`;
}

const short = (value: number): string => String(Number(value.toFixed(1)));
const pathOf = (ring: readonly Point[]): string =>
  `M${ring.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`;

function faceOf(die: Die, face: Face, pixel: number): string {
  const light = Math.round(62 + 36 * face.shade);
  const colour = face.role === 'core' ? '40 5%' : face.outside ? '205 45%' : '35 40%';
  const fill = `hsl(${colour} ${face.role === 'core' ? light - 25 : face.outside ? light : light - 12}%)`;
  const edge = face.round ? fill : '#333';
  const path = `<path d="${[face.points2D, ...face.holes2D].map(pathOf).join('')}" fill="${fill}" fill-rule="evenodd" stroke="${edge}" stroke-width="${pixel.toFixed(2)}"/>`;
  return face.round ? path : path + namesOn(die, face);
}

function namesOn(die: Die, face: Face): string {
  const frame = face.outside ? die.frames.find(({ panel: id }) => id === face.panel) : undefined;
  return frame ? nameOf(frame, face) : '';
}

function nameOf(frame: SideFrame, face: Face): string {
  const { side, x, y, width, height, turn } = frame;
  // Half of a round side is visible, foreshortened to its diameter.
  const wide = face.round ? width / Math.PI : width;
  const [across, down] = turn % 180 === 0 ? [wide, height] : [height, wide];
  const size = Math.min(down * 0.5, (across * 0.8) / (0.62 * side.length));
  const matrix = face.matrix.map((value) => Number(value.toFixed(4))).join(' ');
  const place = `translate(${short(x + width / 2)} ${short(y + height / 2)}) rotate(${-turn})`;
  return `<text transform="matrix(${matrix}) ${place}" font-size="${short(size)}" text-anchor="middle" dominant-baseline="central" fill="#12304f">${side}</text>`;
}
