/** The PDF painter: display list items -> operators. It computes no positions. */

import type { PDFRef } from '@cantoo/pdf-lib';
import type { AssetId, FontId } from '../document/ids.ts';
import type { FontRecord } from '../document/records.ts';
import { type Matrix, multiply } from '../geometry/matrix.ts';
import { rectOutline } from '../geometry/outline.ts';
import type { DisplayItem, GlyphRunItem, ImageItem, PathItem, Surface } from '../resolve/display-list.ts';
import { type Content, number, numbers } from './content.ts';
import { glyphWidth, unicodeHex } from './embed-font.ts';
import type { Drawable } from './embed-picture.ts';
import type { PageResources } from './page-resources.ts';
import type { PrintShaper } from './print-file.types.ts';

export interface EmbeddedFont {
  readonly record: FontRecord;
  readonly ref: PDFRef;
  /** The Unicode text of each glyph in the file's map. */
  readonly glyphs: ReadonlyMap<number, string>;
}

export interface DrawContext {
  readonly content: Content;
  readonly resources: PageResources;
  readonly surface: Surface;
  readonly shaper: PrintShaper;
  readonly fonts: ReadonlyMap<FontId, EmbeddedFont>;
  readonly drawables: ReadonlyMap<AssetId, Drawable>;
}

/** Draws items in order; neighbours with the same clip share it. */
export function drawItems(painting: DrawContext, items: readonly DisplayItem[]): void {
  let at = 0;
  while (at < items.length) {
    const clips = items[at]?.clips ?? [];
    let end = at;
    while (end < items.length && items[end]?.clips.join() === clips.join()) end += 1;
    const group = items.slice(at, end);
    painting.content.scoped(() => {
      for (const clip of clips) painting.content.clip(painting.surface.clips[clip] ?? []);
      for (const item of group) drawItem(painting, item);
    });
    at = end;
  }
}

function drawItem(painting: DrawContext, item: DisplayItem): void {
  if (item.kind === 'path') drawPath(painting, item);
  else if (item.kind === 'image') drawImage(painting, item);
  else drawRun(painting, item);
}

function drawPath({ content, resources }: DrawContext, { outline, fill, stroke }: PathItem): void {
  content.scoped(() => {
    if (fill !== null) content.op(resources.fill(fill));
    if (stroke !== null) content.op(resources.stroke(stroke.paint), number(stroke.width), 'w');
    content.outline(outline).op(fill === null ? 'S' : stroke === null ? 'f' : 'B');
  });
}

/** y points down in the unit square of a display list, up in a PDF. */
const flipY: Matrix = [1, 0, 0, -1, 0, 1];

function drawImage({ content, resources, drawables }: DrawContext, item: ImageItem): void {
  const drawable = drawables.get(item.asset);
  if (drawable === undefined) return;
  const { crop } = item;
  const whole = crop.x === 0 && crop.y === 0 && crop.w === 1 && crop.h === 1;
  const name = resources.name('XObject', drawable.ref.toString(), () => drawable.ref);
  content.scoped(() => {
    if (item.opacity < 1) content.op(`/${resources.state({ alpha: item.opacity })} gs`);
    content.concat(item.matrix);
    if (!whole) {
      content.clip(rectOutline(0, 0, 1, 1));
      content.op(preciseMatrix([1 / crop.w, 0, 0, 1 / crop.h, -crop.x / crop.w, -crop.y / crop.h]));
    }
    content.concat(multiply(flipY, drawable.orientation)).op(`/${name} Do`);
  });
}

const preciseMatrix = (matrix: Matrix): string => `${matrix.map((value) => value.toFixed(8)).join(' ')} cm`;

const hex4 = (value: number): string => value.toString(16).padStart(4, '0').toUpperCase();

function drawRun({ content, resources, fonts, shaper }: DrawContext, run: GlyphRunItem): void {
  const font = fonts.get(run.font);
  if (font === undefined) return;
  const name = resources.name('Font', run.font, () => font.ref);
  const [a, b, c, d, e, f] = run.matrix;
  const [cyan, magenta, yellow] = run.fill.cmyk;
  // Black type overprints, so a misregistration shows no white edge.
  const black = run.fill.spot === null && cyan + magenta + yellow === 0 && run.fill.cmyk[3] === 100;
  content.scoped(() => {
    if (black) content.op(`/${resources.state({ overprint: true })} gs`);
    content.op(resources.fill(run.fill));
    // Where the glyphs alone do not copy as the text, the text is stated beside them.
    const reads = run.glyphs.map((glyph) => font.glyphs.get(glyph.gid) ?? '').join('') === run.text;
    if (!reads) content.op(`/Span << /ActualText ${unicodeHex(run.text)} >> BDC`);
    content.op('BT', `/${name} ${number(run.size)} Tf`, numbers(a, b, -c, -d, e, f), 'Tm');
    for (const line of showOperators(run, (gid) => glyphWidth(shaper, font.record, gid))) content.op(line);
    content.op('ET');
    if (!reads) content.op('EMC');
  });
}

/** Yields TJ arrays that position every glyph; marks above or below the line use text rise. */
function* showOperators(run: GlyphRunItem, widthOf: (gid: number) => number): Generator<string> {
  let rise = 0;
  let pen = 0;
  let parts: string[] = [];
  for (const glyph of run.glyphs) {
    if (Math.abs(glyph.y - rise) > 1e-6) {
      if (parts.length > 0) yield `[${parts.join(' ')}] TJ`;
      parts = [];
      rise = glyph.y;
      yield `${number(-rise)} Ts`;
    }
    // A positive adjustment moves back, in thousandths of the size.
    const adjustment = Math.round((pen - glyph.x) * (1000 / run.size) * 100) / 100;
    if (Math.abs(adjustment) >= 0.01) parts.push(number(adjustment));
    pen -= (adjustment * run.size) / 1000;
    parts.push(`<${hex4(glyph.gid)}>`);
    pen += (widthOf(glyph.gid) * run.size) / 1000;
  }
  if (parts.length > 0) yield `[${parts.join(' ')}] TJ`;
}
