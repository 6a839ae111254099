/**
 * SVG -> filled and stroked outlines. Supports shapes, paths, groups, transforms, plain colours and style sheets with
 * plain selectors; for anything else the result names the feature, and the caller falls back to a picture.
 */
import { identity, type Matrix, multiply } from '../geometry/matrix.ts';
import { type Outline, type OutlineCommand, roundedRect, transformOutline } from '../geometry/outline.ts';
import { parsePathData } from './path-data.ts';
import {
  type Declarations,
  lengthMm,
  parseColor,
  parseStyleSheet,
  resolveStyle,
  type StyleRule,
} from './style.ts';
import { parseTransform } from './transform.ts';
import { elementsOf, type XmlElement } from './xml.ts';

export interface SvgShape {
  /** In the unit square of the artwork, y down. */
  readonly outline: Outline;
  readonly fill: { readonly srgb: string; readonly alpha: number; readonly evenOdd: boolean } | null;
  /** `width` and `matrix`: the pen is round in user units, which the matrix maps to the unit square. */
  readonly stroke: {
    readonly srgb: string;
    readonly alpha: number;
    readonly width: number;
    readonly cap: 0 | 1 | 2;
    readonly join: 0 | 1 | 2;
    readonly miter: number;
  } | null;
  /** User space of the shape -> unit square. `local` is the outline in user space. */
  readonly matrix: Matrix;
  readonly local: Outline;
}

export type SvgShapes =
  | { readonly ok: true; readonly shapes: readonly SvgShape[] }
  | { readonly ok: false; readonly feature: string };

class Unsupported extends Error {}

/** Elements that paint nothing. */
const nonRenderedElements = new Set([
  'title',
  'desc',
  'metadata',
  'defs',
  'style',
  'symbol',
  'clipPath',
  'mask',
  'linearGradient',
  'radialGradient',
  'pattern',
  'filter',
  'marker',
]);
/** Properties that must keep their neutral value. */
const neutralValues: Record<string, readonly string[]> = {
  opacity: ['1', '1.0', '100%'],
  'stroke-dasharray': ['none', '0'],
  'clip-path': ['none'],
  mask: ['none'],
  filter: ['none'],
  'mix-blend-mode': ['normal'],
  'paint-order': ['normal', 'fill', 'fill stroke'],
  'vector-effect': ['none'],
  marker: ['none'],
  'marker-start': ['none'],
  'marker-mid': ['none'],
  'marker-end': ['none'],
};

/** Returns width and height of the view box, or of the image itself. */
export function viewBoxOf(
  root: XmlElement,
): { readonly x: number; readonly y: number; readonly width: number; readonly height: number } | null {
  const values = (root.attributes.viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [x, y, width, height] = values;
  if (
    values.length === 4 &&
    values.every(Number.isFinite) &&
    x !== undefined &&
    y !== undefined &&
    width !== undefined &&
    height !== undefined
  ) {
    return width > 0 && height > 0 ? { x, y, width, height } : null;
  }
  const [w, h] = [lengthMm(root.attributes.width), lengthMm(root.attributes.height)];
  const perPixel = 25.4 / 96;
  return w === null || h === null || w <= 0 || h <= 0
    ? null
    : { x: 0, y: 0, width: w / perPixel, height: h / perPixel };
}

/** Returns the natural size in millimetres: width and height, else the view box in CSS pixels. */
export function svgMillimetres(root: XmlElement): readonly [number, number] | null {
  const box = viewBoxOf(root);
  const [w, h] = [lengthMm(root.attributes.width), lengthMm(root.attributes.height)];
  if (w !== null && h !== null) return w > 0 && h > 0 ? [w, h] : null;
  if (box === null) return null;
  if (w !== null) return [w, (w * box.height) / box.width];
  if (h !== null) return [(h * box.width) / box.height, h];
  return [(box.width * 25.4) / 96, (box.height * 25.4) / 96];
}

/** Returns the matrix from user units to the unit square, with the ratio preserved and centred (SVG's default). */
function viewMatrix(root: XmlElement): Matrix | null {
  const [box, size] = [viewBoxOf(root), svgMillimetres(root)];
  if (box === null || size === null) return null;
  const ratio = root.attributes.preserveAspectRatio ?? 'xMidYMid meet';
  if (!/^(xMidYMid( meet)?|none)$/.test(ratio.trim())) throw new Unsupported('preserveAspectRatio');
  const [sx, sy] = [size[0] / box.width, size[1] / box.height];
  const scale = Math.min(sx, sy);
  const [kx, ky] = ratio.trim() === 'none' ? [sx, sy] : [scale, scale];
  const [mx, my] = [(size[0] - box.width * kx) / 2, (size[1] - box.height * ky) / 2];
  return [kx / size[0], 0, 0, ky / size[1], (mx - box.x * kx) / size[0], (my - box.y * ky) / size[1]];
}

export function svgShapes(root: XmlElement): SvgShapes {
  try {
    const matrix = viewMatrix(root);
    if (matrix === null) return { ok: false, feature: 'size' };
    const rules = collectRules(root);
    const shapes: SvgShape[] = [];
    walk(root, { matrix, style: {}, rules, shapes, root: true });
    return { ok: true, shapes };
  } catch (error) {
    if (error instanceof Unsupported) return { ok: false, feature: error.message };
    throw error;
  }
}

function collectRules(root: XmlElement): readonly StyleRule[] {
  const rules: StyleRule[] = [];
  const visit = (element: XmlElement) => {
    if (element.name === 'style') {
      const found = parseStyleSheet(element.children.filter((child) => typeof child === 'string').join(''));
      if (found === null) throw new Unsupported('style');
      rules.push(...found);
    }
    for (const child of elementsOf(element)) visit(child);
  };
  visit(root);
  return rules;
}

interface WalkState {
  readonly matrix: Matrix;
  readonly style: Declarations;
  readonly rules: readonly StyleRule[];
  readonly shapes: SvgShape[];
  readonly root?: boolean;
}

const inheritedNames = [
  'fill',
  'stroke',
  'stroke-width',
  'fill-rule',
  'fill-opacity',
  'stroke-opacity',
  'color',
  'visibility',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
] as const;

function walk(element: XmlElement, state: WalkState): void {
  if (element.name.includes(':') || nonRenderedElements.has(element.name)) return;
  const own = resolveStyle(element, state.rules);
  if (own.display === 'none') return;
  for (const [name, allowed] of Object.entries(neutralValues)) {
    const value = own[name];
    if (value !== undefined && !allowed.includes(value.trim())) throw new Unsupported(name);
  }
  const style: Record<string, string> = {};
  for (const name of inheritedNames) {
    const value = own[name] === 'inherit' ? state.style[name] : (own[name] ?? state.style[name]);
    if (value !== undefined) style[name] = value;
  }
  const step = state.root === true ? identity : parseTransform(element.attributes.transform ?? '');
  if (step === null || /transform/.test(element.attributes.style ?? '')) throw new Unsupported('transform');
  const matrix = multiply(state.matrix, step);
  if (element.name === 'g' || (element.name === 'svg' && state.root === true)) {
    for (const child of elementsOf(element)) walk(child, { ...state, matrix, style, root: false });
    return;
  }
  const local = outlineOf(element);
  if (local.length === 0 || style.visibility === 'hidden') return;
  const shape = toShape(local, style, matrix);
  if (shape !== null) state.shapes.push(shape);
}

function opacity(text: string | undefined): number {
  if (text === undefined) return 1;
  const value = text.endsWith('%') ? Number(text.slice(0, -1)) / 100 : Number(text);
  if (!Number.isFinite(value)) throw new Unsupported('opacity');
  return Math.min(1, Math.max(0, value));
}

/** Returns the user units of a length; millimetres are converted back to CSS pixels. */
function userUnits(text: string | undefined, fallback: number): number {
  if (text === undefined || text === '') return fallback;
  const mm = lengthMm(text);
  if (mm === null) throw new Unsupported('percentage');
  return (mm * 96) / 25.4;
}

function toShape(local: Outline, style: Declarations, matrix: Matrix): SvgShape | null {
  const current = parseColor(style.color ?? 'black', '#000000') ?? '#000000';
  const fill = parseColor(style.fill ?? 'black', current);
  const stroke = parseColor(style.stroke ?? 'none', current);
  if (fill === undefined || stroke === undefined) throw new Unsupported('paint');
  const width = userUnits(style['stroke-width'], 1);
  const caps = { butt: 0, round: 1, square: 2 } as const;
  const joins = { miter: 0, round: 1, bevel: 2 } as const;
  const cap = style['stroke-linecap'] ?? 'butt';
  const join = style['stroke-linejoin'] ?? 'miter';
  if (!Object.hasOwn(caps, cap) || !Object.hasOwn(joins, join)) throw new Unsupported('stroke');
  if (fill === null && (stroke === null || width <= 0)) return null;
  return {
    outline: transformOutline(local, matrix),
    local,
    matrix,
    fill:
      fill === null
        ? null
        : { srgb: fill, alpha: opacity(style['fill-opacity']), evenOdd: style['fill-rule'] === 'evenodd' },
    stroke:
      stroke === null || width <= 0
        ? null
        : {
            srgb: stroke,
            alpha: opacity(style['stroke-opacity']),
            width,
            cap: caps[cap as keyof typeof caps],
            join: joins[join as keyof typeof joins],
            miter: Number(style['stroke-miterlimit'] ?? 4),
          },
  };
}

const translateOutline = (outline: Outline, x: number, y: number): Outline =>
  transformOutline(outline, [1, 0, 0, 1, x, y]);

function ellipse(cx: number, cy: number, rx: number, ry: number): Outline {
  if (rx <= 0 || ry <= 0) return [];
  return transformOutline(translateOutline(roundedRect(2, 2, 1), -1, -1), [rx, 0, 0, ry, cx, cy]);
}

function outlineOf({ name, attributes: a }: XmlElement): Outline {
  const length = (key: string, fallback = 0) => userUnits(a[key], fallback);
  if (name === 'path') {
    const outline = parsePathData(a.d ?? '');
    if (outline === null) throw new Unsupported('path data');
    return outline;
  }
  if (name === 'rect') {
    const [w, h] = [length('width'), length('height')];
    if (w <= 0 || h <= 0) return [];
    const rx = length('rx', length('ry'));
    const ry = length('ry', rx);
    if (Math.abs(rx - ry) > 1e-9) throw new Unsupported('elliptic corners');
    return translateOutline(roundedRect(w, h, rx), length('x'), length('y'));
  }
  if (name === 'circle') return ellipse(length('cx'), length('cy'), length('r'), length('r'));
  if (name === 'ellipse') return ellipse(length('cx'), length('cy'), length('rx'), length('ry'));
  if (name === 'line') {
    return [
      ['M', length('x1'), length('y1')],
      ['L', length('x2'), length('y2')],
    ];
  }
  if (name === 'polyline' || name === 'polygon') return polyline(a.points ?? '', name === 'polygon');
  throw new Unsupported(name);
}

function polyline(points: string, closed: boolean): Outline {
  const values = points
    .trim()
    .split(/[\s,]+/)
    .filter((part) => part !== '')
    .map(Number);
  if (values.some((value) => !Number.isFinite(value))) throw new Unsupported('points');
  const commands: OutlineCommand[] = [];
  for (let at = 0; at + 1 < values.length; at += 2) {
    commands.push([at === 0 ? 'M' : 'L', values[at] ?? 0, values[at + 1] ?? 0]);
  }
  if (closed && commands.length > 0) commands.push(['Z']);
  return commands;
}
