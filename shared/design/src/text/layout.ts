/**
 * Text layout: breaks text into lines that fit a width and places the shaped glyphs. Widths come from HarfBuzz
 * alone, so a line break is the same on screen, on the folded box and in print.
 */
import type { FontId } from '../document/ids.ts';
import type { Alignment, TextNode } from '../document/records.ts';
import type { PlacedGlyph } from '../resolve/display-list.ts';
import type { ShapedRun, Shaper } from './shaper.types.ts';

/** Start and end of a line in UTF-16 units. */
export type LineBreak = readonly [start: number, end: number];

export interface LaidLine {
  readonly text: string;
  /** Baseline, and left end of the line, millimetres from the box's top left. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly glyphs: readonly PlacedGlyph[];
  readonly missing: boolean;
}

export interface TextLayout {
  readonly lines: readonly LaidLine[];
  readonly breaks: readonly LineBreak[];
  /** Height of all lines, millimetres. */
  readonly height: number;
}

export interface TextStyle {
  readonly font: FontId;
  readonly size: number;
  readonly align: Alignment;
  readonly lineHeight: number;
}

/** Rounding of stored widths must not push a word onto the next line. */
const slack = 0.001;

/** Breaks at white space and hyphens; a word wider than the box breaks between grapheme clusters. */
export function breakLines(
  shaper: Shaper,
  style: TextStyle,
  text: string,
  width: number,
): readonly LineBreak[] {
  const limit = width / style.size + slack;
  const fits = (start: number, end: number) =>
    shaper.shape(style.font, text.slice(start, end).trimEnd()).width <= limit;
  const breaks: LineBreak[] = [];
  let offset = 0;
  for (const paragraph of text.split('\n')) {
    breaks.push(...breakParagraph(paragraph, offset, fits));
    offset += paragraph.length + 1;
  }
  return breaks;
}

const opportunity = /\s+|-(?=\p{L})/gu;

function breakParagraph(
  paragraph: string,
  offset: number,
  fits: (start: number, end: number) => boolean,
): readonly LineBreak[] {
  const ends = [...paragraph.matchAll(opportunity)].map((match) => offset + match.index + match[0].length);
  const last = offset + paragraph.length;
  if (ends.at(-1) !== last) ends.push(last);
  const lines: LineBreak[] = [];
  let start = offset;
  let fitting = offset;
  for (const end of ends) {
    if (fits(start, end)) {
      fitting = end;
      continue;
    }
    if (fitting > start) {
      lines.push([start, fitting]);
      start = fitting;
    }
    while (!fits(start, end)) {
      const cut = longestPrefix(paragraph, offset, start, end, fits);
      if (cut >= end) break;
      lines.push([start, cut]);
      start = cut;
    }
    fitting = end;
  }
  lines.push([start, last]);
  return lines;
}

/** End of the longest run of grapheme clusters from `start` that fits; at least one cluster. */
function longestPrefix(
  paragraph: string,
  offset: number,
  start: number,
  end: number,
  fits: (start: number, end: number) => boolean,
): number {
  const word = paragraph.slice(start - offset, end - offset);
  const ends = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word)].map(
    (part) => start + part.index + part.segment.length,
  );
  let [low, high] = [0, ends.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(start, ends[middle] ?? end)) low = middle;
    else high = middle - 1;
  }
  return ends[low] ?? end;
}

/** Places the lines of `text` broken at `breaks` into a box of `width`. */
export function placeLines(
  shaper: Shaper,
  style: TextStyle,
  text: string,
  width: number,
  breaks: readonly LineBreak[],
): TextLayout {
  const { ascender, descender } = shaper.metrics(style.font);
  const advance = style.size * style.lineHeight;
  // Half of the leading lies above the first line, as in CSS, so a box hugs one line evenly.
  const first = (advance - (ascender + descender) * style.size) / 2 + ascender * style.size;
  const lines = breaks.map(([start, end], row) => {
    const line = text.slice(start, end).trimEnd();
    const run = shaper.shape(style.font, line);
    const free = width - run.width * style.size;
    const x = style.align === 'left' ? 0 : style.align === 'right' ? free : free / 2;
    return {
      text: line,
      x,
      y: first + row * advance,
      width: run.width * style.size,
      glyphs: placeGlyphs(run, style.size),
      missing: run.missing,
    };
  });
  return { lines, breaks, height: advance * breaks.length };
}

function placeGlyphs(run: ShapedRun, size: number): readonly PlacedGlyph[] {
  let pen = 0;
  return run.glyphs.map((glyph) => {
    const placed = { gid: glyph.gid, x: (pen + glyph.dx) * size, y: glyph.dy * size, cluster: glyph.cluster };
    pen += glyph.advance;
    return placed;
  });
}

export function layoutText(shaper: Shaper, style: TextStyle, text: string, width: number): TextLayout {
  return placeLines(shaper, style, text, width, breakLines(shaper, style, text, width));
}

/** A node's layout: its frozen breaks while they fit its font and text, else fresh ones. */
export function layoutOf(shaper: Shaper, node: TextNode): TextLayout {
  const { text, lines } = node.props;
  if (lines !== null && lines.fontHash === shaper.hash(node.props.font) && covers(lines.breaks, text)) {
    return placeLines(shaper, node.props, text, node.size.w, lines.breaks);
  }
  return layoutText(shaper, node.props, text, node.size.w);
}

/** True when the breaks cover the text in order and leave out nothing but white space. */
function covers(breaks: readonly LineBreak[], text: string): boolean {
  let at = 0;
  for (const [start, end] of breaks) {
    if (start < at || end < start || text.slice(at, start).trim() !== '') return false;
    at = end;
  }
  return at <= text.length && text.slice(at).trim() === '' && breaks.length > 0;
}
