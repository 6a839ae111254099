import { pathToSvg } from '../geometry/path.ts';
import { structures } from '../structures/index.ts';
import {
  type LineLayer,
  type Template,
  type TemplateLayer,
  type TextLine,
  templateLayers,
  templateMargin,
} from './template.ts';

/** Colours of the die lines on a screen; cut and crease as in the print file. */
export const layerColours: Readonly<Record<TemplateLayer, string>> = {
  CUT: '#e6007e',
  CREASE: '#009fe3',
  PERFORATION: '#8f3fbf',
  'HALF-CUT': '#f08a00',
  TEAR: '#b35c00',
  GLUE: '#8a8a00',
  SEAL: '#8a8a00',
  'KEEP-CLEAR': '#7a7a7a',
  'PRINT-AREA': '#2f6fd4',
  REPEAT: '#2f6fd4',
  BLEED: '#d4231c',
  SAFE: '#2f9e44',
  DIMENSIONS: '#4a4a4a',
  TITLE: '#4a4a4a',
};

/** Dashes in mm; layers without an entry are solid. */
export const layerDashes: Partial<Readonly<Record<TemplateLayer, readonly [number, number]>>> = {
  PERFORATION: [2, 1],
  'HALF-CUT': [4, 1.5],
  TEAR: [1, 1],
  SAFE: [1.5, 1.5],
  'KEEP-CLEAR': [3, 3],
  'PRINT-AREA': [3, 1.5],
  REPEAT: [3, 1.5],
};

/** Width of die lines and of thin ones (`thinLayers`), mm. */
export const lineWidths = { die: 0.25, other: 0.15 } as const;

const thinLayers: ReadonlySet<TemplateLayer> = new Set([
  'BLEED',
  'SAFE',
  'GLUE',
  'SEAL',
  'KEEP-CLEAR',
  'PRINT-AREA',
  'REPEAT',
  'DIMENSIONS',
]);
/** Returns the line width of a layer, mm. */
export const getLineWidth = (layer: TemplateLayer): number =>
  thinLayers.has(layer) ? lineWidths.other : lineWidths.die;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const short = (value: number): string => String(Number(value.toFixed(3)) + 0);

/**
 * Returns a template as SVG: one user unit is one millimetre, the die's top left corner is at 0 0, each layer is a
 * group with the layer's name as id (CUT, CREASE, BLEED, SAFE, DIMENSIONS, TITLE and, where the die has them,
 * PERFORATION, …).
 */
export function templateSvg(template: Template): string {
  const { die, about } = template;
  const width = die.sheet.width + 2 * templateMargin;
  const height = die.sheet.height + 2 * templateMargin;
  const groups = templateLayers.flatMap((layer) => {
    const inside = layerContent(template, layer);
    return inside.length === 0 ? [] : [group(layer, inside)];
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<svg xmlns="http://www.w3.org/2000/svg" width="${short(width)}mm" height="${short(height)}mm" viewBox="${-templateMargin} ${-templateMargin} ${short(width)} ${short(height)}">`,
    `<title>${escaped(`${structures[die.structure].code} ${die.structure}`)}</title>`,
    `<desc>${escaped(about.stamp)}</desc>`,
    `<metadata>${escaped(about.stamp)}</metadata>`,
    ...groups,
    '</svg>',
    '',
  ].join('\n');
}

function group(layer: TemplateLayer, inside: readonly string[]): string {
  const dash = layerDashes[layer];
  const stroke =
    layer === 'TITLE'
      ? `fill="${layerColours.TITLE}" stroke="none"`
      : `fill="none" stroke="${layerColours[layer]}" stroke-width="${getLineWidth(layer)}" stroke-linecap="round" stroke-linejoin="round"${dash ? ` stroke-dasharray="${dash.join(' ')}"` : ''}`;
  return [`<g id="${layer}" ${stroke}>`, ...inside, '</g>'].join('\n');
}

function layerContent(template: Template, layer: TemplateLayer): string[] {
  if (layer === 'TITLE') return template.title.map(text);
  if (layer === 'DIMENSIONS')
    return template.dimensions.flatMap(({ strokes, words }) => [
      `<path d="${strokes.map(([a, b]) => `M${short(a[0])} ${short(a[1])}L${short(b[0])} ${short(b[1])}`).join('')}"/>`,
      text(words, layerColours.DIMENSIONS),
    ]);
  return linesOf(template, layer);
}

const linesOf = (template: Template, layer: LineLayer): string[] =>
  (template.lines.get(layer) ?? []).map((path) => `<path d="${pathToSvg(path)}"/>`);

function text({ text: words, at: [x, y], size, anchor, vertical }: TextLine, colour?: unknown): string {
  const place = vertical
    ? `transform="translate(${short(x)} ${short(y)}) rotate(-90)"`
    : `x="${short(x)}" y="${short(y)}"`;
  const fill = typeof colour === 'string' ? ` fill="${colour}" stroke="none"` : '';
  return `<text ${place} font-family="Helvetica, Arial, sans-serif" font-size="${size}"${anchor === 'middle' ? ' text-anchor="middle"' : ''}${fill}>${escaped(words)}</text>`;
}
