import type { Path, Point } from '../die.ts';
import { arcCircle } from '../geometry/path.ts';
import {
  type LineLayer,
  type Template,
  type TemplateLayer,
  type TextLine,
  templateLayers,
} from './template.ts';

/** A group of a DXF file: its code and its value. */
type Pair = readonly [code: number, value: string | number];

/** AutoCAD colour numbers and line types of the layers. */
const layerStyles: Readonly<
  Record<TemplateLayer, { readonly colour: number; readonly type: 'CONTINUOUS' | 'DASHED' }>
> = {
  CUT: { colour: 6, type: 'CONTINUOUS' },
  CREASE: { colour: 4, type: 'CONTINUOUS' },
  PERFORATION: { colour: 200, type: 'DASHED' },
  'HALF-CUT': { colour: 30, type: 'DASHED' },
  TEAR: { colour: 32, type: 'DASHED' },
  GLUE: { colour: 52, type: 'CONTINUOUS' },
  SEAL: { colour: 52, type: 'CONTINUOUS' },
  'KEEP-CLEAR': { colour: 8, type: 'DASHED' },
  'PRINT-AREA': { colour: 5, type: 'DASHED' },
  REPEAT: { colour: 5, type: 'DASHED' },
  BLEED: { colour: 1, type: 'CONTINUOUS' },
  SAFE: { colour: 3, type: 'DASHED' },
  DIMENSIONS: { colour: 8, type: 'CONTINUOUS' },
  TITLE: { colour: 8, type: 'CONTINUOUS' },
};

/**
 * Zones are rings of many short edges: polylines. Die lines are single lines and true arcs, as cutting tables need
 * them.
 */
const polylineLayers: ReadonlySet<TemplateLayer> = new Set(['BLEED', 'SAFE']);

/**
 * Returns a template as ASCII DXF of release 12, which every reader supports: millimetres ($INSUNITS 4), y up, the
 * die's bottom left corner at 0 0, one layer per kind of line. Names and texts are ASCII.
 */
export function templateDxf(template: Template): string {
  const { die, about } = template;
  const used = templateLayers.filter(
    (layer) => layer === 'DIMENSIONS' || layer === 'TITLE' || template.lines.has(layer),
  );
  const flip = ([x, y]: Point): Point => [x, die.sheet.height - y];
  const entities = used.flatMap((layer) => entitiesOf(template, layer, flip));
  const pairs: Pair[] = [
    [999, about.stamp],
    ...section('HEADER', [
      [9, '$ACADVER'],
      [1, 'AC1009'],
      [9, '$INSUNITS'],
      [70, 4],
      [9, '$MEASUREMENT'],
      [70, 1],
      [9, '$EXTMIN'],
      ...point(10, [0, 0]),
      [9, '$EXTMAX'],
      ...point(10, [die.sheet.width, die.sheet.height]),
    ]),
    ...section('TABLES', [...lineTypes(), ...layerTable(used), ...styles()]),
    ...section('BLOCKS', []),
    ...section('ENTITIES', entities),
    [0, 'EOF'],
  ];
  return pairs.map(([code, value]) => `${String(code).padStart(3)}\r\n${value}\r\n`).join('');
}

const section = (name: string, inside: readonly Pair[]): Pair[] => [
  [0, 'SECTION'],
  [2, name],
  ...inside,
  [0, 'ENDSEC'],
];

const table = (name: string, count: number, rows: readonly Pair[]): Pair[] => [
  [0, 'TABLE'],
  [2, name],
  [70, count],
  ...rows,
  [0, 'ENDTAB'],
];

const lineTypes = (): Pair[] =>
  table('LTYPE', 2, [
    [0, 'LTYPE'],
    [2, 'CONTINUOUS'],
    [70, 0],
    [3, 'Solid line'],
    [72, 65],
    [73, 0],
    [40, '0.0'],
    [0, 'LTYPE'],
    [2, 'DASHED'],
    [70, 0],
    [3, 'Dashed'],
    [72, 65],
    [73, 2],
    [40, '3.0'],
    [49, '2.0'],
    [49, '-1.0'],
  ]);

const layerTable = (used: readonly TemplateLayer[]): Pair[] =>
  table(
    'LAYER',
    used.length + 1,
    [
      { name: '0', colour: 7, type: 'CONTINUOUS' },
      ...used.map((name) => ({ name, ...layerStyles[name] })),
    ].flatMap(({ name, colour, type }): Pair[] => [
      [0, 'LAYER'],
      [2, name],
      [70, 0],
      [62, colour],
      [6, type],
    ]),
  );

const styles = (): Pair[] =>
  table('STYLE', 1, [
    [0, 'STYLE'],
    [2, 'STANDARD'],
    [70, 0],
    [40, '0.0'],
    [41, '1.0'],
    [50, '0.0'],
    [71, 0],
    [42, '2.5'],
    [3, 'txt'],
    [4, ''],
  ]);

/** Six decimals, always with a point: some readers distinguish integers from reals by it. */
function formatReal(value: number): string {
  const text = value.toFixed(6).replace(/0+$/, '');
  const whole = text.endsWith('.') ? `${text}0` : text;
  return whole === '-0.0' ? '0.0' : whole;
}

const point = (code: number, [x, y]: Point): Pair[] => [
  [code, formatReal(x)],
  [code + 10, formatReal(y)],
  [code + 20, '0.0'],
];

type Flip = (point: Point) => Point;

function entitiesOf(template: Template, layer: TemplateLayer, flip: Flip): Pair[] {
  if (layer === 'TITLE') return template.title.flatMap((words) => text(layer, words, flip));
  if (layer === 'DIMENSIONS')
    return template.dimensions.flatMap(({ strokes, words }) => [
      ...strokes.flatMap(([a, b]) => straight(layer, flip(a), flip(b))),
      ...text(layer, words, flip),
    ]);
  const paths = template.lines.get(layer) ?? [];
  return paths.flatMap((path) =>
    polylineLayers.has(layer) ? polyline(layer, path, flip) : pieces(layer, path, flip),
  );
}

const straight = (layer: TemplateLayer, from: Point, to: Point): Pair[] => [
  [0, 'LINE'],
  [8, layer],
  ...point(10, from),
  ...point(11, to),
];

function pieces(layer: LineLayer, path: Path, flip: Flip): Pair[] {
  const pairs: Pair[] = [];
  let from = path.start;
  const stretch = (to: Point) => {
    if (Math.hypot(to[0] - from[0], to[1] - from[1]) > 1e-6)
      pairs.push(...straight(layer, flip(from), flip(to)));
  };
  for (const segment of path.segments) {
    const circle = segment.kind === 'arc' ? arcCircle(from, segment) : undefined;
    if (circle) pairs.push(...arc(layer, circle, flip));
    else stretch(segment.to);
    from = segment.to;
  }
  if (path.closed) stretch(path.start);
  return pairs;
}

/** DXF arcs run counter-clockwise with y up, which is the other way round on a sheet with y down. */
function arc(layer: LineLayer, circle: NonNullable<ReturnType<typeof arcCircle>>, flip: Flip): Pair[] {
  const first = -circle.angle;
  const last = first - circle.turn;
  const [start, end] = circle.turn < 0 ? [first, last] : [last, first];
  return [
    [0, 'ARC'],
    [8, layer],
    ...point(10, flip(circle.centre)),
    [40, formatReal(circle.radius)],
    [50, formatReal(degrees(start))],
    [51, formatReal(degrees(end))],
  ];
}

const degrees = (radians: number): number => ((((radians * 180) / Math.PI) % 360) + 360) % 360;

function polyline(layer: LineLayer, path: Path, flip: Flip): Pair[] {
  const corners = [path.start, ...path.segments.map(({ to }) => to)];
  return [
    [0, 'POLYLINE'],
    [8, layer],
    [66, 1],
    ...point(10, [0, 0]),
    [70, path.closed ? 1 : 0],
    ...corners.flatMap((corner): Pair[] => [[0, 'VERTEX'], [8, layer], ...point(10, flip(corner))]),
    [0, 'SEQEND'],
    [8, layer],
  ];
}

function text(
  layer: TemplateLayer,
  { text: words, at, size, anchor, vertical }: TextLine,
  flip: Flip,
): Pair[] {
  const place = flip(at);
  return [
    [0, 'TEXT'],
    [8, layer],
    ...point(10, place),
    [40, formatReal(size * capital)],
    [1, words],
    [50, vertical ? '90.0' : '0.0'],
    ...(anchor === 'middle' ? [[72, 1] as const, ...point(11, place)] : []),
  ];
}

/** DXF measures letters by their capitals, about 0.7 of the em. */
const capital = 0.7;
