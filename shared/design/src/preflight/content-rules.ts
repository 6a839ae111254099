/** Content rules: resolution, text, lines, colours. Limits: sources.md, print limits. */
import type { Command } from '../commands/schemas.ts';
import type { DisplayItem, ImageItem, Paint } from '../resolve/display-list.ts';
import { frameById } from '../resolve/hit-test.ts';
import type { Finding, PreflightInput, Rule, Severity } from './finding.ts';

const processItems = ({ list }: PreflightInput): readonly DisplayItem[] =>
  list.surfaces.flatMap((surface) => surface.items.filter((item) => item.plate === 'process'));

const point = 25.4 / 72;

export const emptyDesign: Rule = (input) =>
  processItems(input).length > 0
    ? []
    : [{ id: 'empty_design', severity: 'warning', nodeId: null, side: null, params: {} }];

/** A visible node without an item: its artwork, font or colour is missing, or its text is empty. */
export const nothingToPrint: Rule = ({ list }) =>
  list.surfaces.flatMap((surface) =>
    surface.frames
      .filter((frame) => !surface.items.some((item) => item.nodeId === frame.nodeId))
      .map(
        (frame): Finding => ({
          id: 'nothing_to_print',
          severity: 'warning',
          nodeId: frame.nodeId,
          side: frame.side,
          params: {},
        }),
      ),
  );

const resolutionSteps: readonly {
  readonly below: number;
  readonly id: Finding['id'];
  readonly severity: Severity;
}[] = [
  { below: 150, id: 'resolution_too_low', severity: 'error' },
  { below: 200, id: 'resolution_low', severity: 'warning' },
  { below: 300, id: 'resolution_below_ideal', severity: 'note' },
];

export const resolution: Rule = (input) =>
  processItems(input).flatMap((item): Finding[] => {
    if (item.kind !== 'image' || item.dpi === null) return [];
    const { dpi } = item;
    // One per cent of tolerance, so that a picture reduced to exactly 300 dpi passes.
    const step = resolutionSteps.find(({ below }) => dpi < below - 0.01);
    if (step === undefined) return [];
    const fix = shrinkToResolution(input, item, dpi);
    return [
      {
        id: step.id,
        severity: step.severity,
        nodeId: item.nodeId,
        side: item.side,
        params: { dpi: Math.floor(dpi), ideal: 300, least: 150 },
        ...(fix === null ? {} : { fix }),
      },
    ];
  });

/** Shrinks the picture about its centre until it prints at 300 dpi. */
function shrinkToResolution({ list }: PreflightInput, item: ImageItem, dpi: number): Command | null {
  const surface = list.surfaces.find((one) => one.items.includes(item));
  const frame = item.nodeId === null ? undefined : frameById(list, item.nodeId, surface?.surface);
  if (frame === undefined || frame.locked) return null;
  const [a, b, , d] = frame.corners;
  const w = Math.hypot(b[0] - a[0], b[1] - a[1]) * (dpi / 300);
  const h = Math.hypot(d[0] - a[0], d[1] - a[1]) * (dpi / 300);
  if (w < 0.5 || h < 0.5) return null;
  const [cx, cy] = frame.centre;
  return { name: 'resize', args: { id: frame.nodeId, x: cx - w / 2, y: cy - h / 2, w, h } };
}

/** Whether a colour is knocked out of the ink: light type in a dark area. */
export function isReversed({ cmyk: [c, m, y, k] }: Paint): boolean {
  return c + m + y + k <= 40;
}

export const smallText: Rule = (input) => {
  const seen = new Set<string>();
  return processItems(input).flatMap((item): Finding[] => {
    if (item.kind !== 'glyphRun' || item.nodeId === null || seen.has(item.nodeId)) return [];
    const least = isReversed(item.fill) ? 8 : 6;
    const points = item.size / point;
    if (points >= least - 0.01) return [];
    seen.add(item.nodeId);
    return [
      {
        id: 'small_text',
        severity: 'warning',
        nodeId: item.nodeId,
        side: item.side,
        params: { points: Math.round(points * 10) / 10, least },
        fix: { name: 'setFont', args: { ids: [item.nodeId], size: Math.ceil(least * point * 1000) / 1000 } },
      },
    ];
  });
};

export const thinLine: Rule = (input) =>
  processItems(input).flatMap((item): Finding[] => {
    if (item.kind !== 'path' || item.stroke === null || item.nodeId === null) return [];
    const least = isReversed(item.stroke.paint) ? 0.5 : 0.25;
    const points = item.stroke.width / point;
    if (points >= least - 0.001) return [];
    return [
      {
        id: 'thin_line',
        severity: 'warning',
        nodeId: item.nodeId,
        side: item.side,
        params: { points: Math.round(points * 100) / 100, least },
      },
    ];
  });

const isKraft = (material: string): boolean => /kraft|natural|eco/.test(material);
const isWhite = (paint: Paint | null | undefined): boolean =>
  paint !== null && paint !== undefined && paint.spot === null && paint.cmyk.every((ink) => ink === 0);

/** White is no ink: on brown board it prints brown without a white plate. */
export const whiteOnKraft: Rule = (input) => {
  const { print } = input.list;
  if (print.white || !isKraft(print.material)) return [];
  const seen = new Set<string>();
  return processItems(input).flatMap((item): Finding[] => {
    const white =
      item.kind === 'glyphRun'
        ? isWhite(item.fill)
        : item.kind === 'path' && (isWhite(item.fill) || isWhite(item.stroke?.paint));
    const key = item.nodeId ?? item.layerId;
    if (!white || seen.has(key)) return [];
    seen.add(key);
    return [{ id: 'white_on_kraft', severity: 'warning', nodeId: item.nodeId, side: item.side, params: {} }];
  });
};

export const missingGlyphs: Rule = (input) =>
  processItems(input).flatMap((item): Finding[] => {
    if (item.kind !== 'glyphRun' || !item.missing) return [];
    const gaps = item.glyphs
      .filter((glyph) => glyph.gid === 0)
      .map((glyph) => String.fromCodePoint(item.text.codePointAt(glyph.cluster) ?? 0xfffd));
    return [
      {
        id: 'missing_glyphs',
        severity: 'error',
        nodeId: item.nodeId,
        side: item.side,
        params: { characters: [...new Set(gaps)].join(' ') },
      },
    ];
  });

const maximumInk = 300;

export const tooMuchInk: Rule = (input) =>
  processItems(input).flatMap((item): Finding[] => {
    const paint = item.kind === 'glyphRun' ? item.fill : item.kind === 'path' ? item.fill : null;
    const total = paint?.cmyk.reduce((sum, ink) => sum + ink, 0) ?? 0;
    if (total <= maximumInk) return [];
    return [
      {
        id: 'too_much_ink',
        severity: 'warning',
        nodeId: item.nodeId,
        side: item.side,
        params: { total: Math.round(total), most: maximumInk },
      },
    ];
  });
