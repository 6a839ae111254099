/**
 * Text layout: breaks text into lines that fit a width and places the shaped glyphs. Widths come from HarfBuzz alone,
 * so line breaks are the same on screen, on the folded box and in print.
 */
import type { FontId } from '../document/ids.ts';
import type { Alignment, TextNode } from '../document/records.ts';
import type { PlacedGlyph } from '../resolve/display-list.ts';
import type { ShapedRun, Shaper } from './shaper.types.ts';

/** Start and end of a line in UTF-16 units. */
export type LineBreak = readonly [start: number, end: number];

export interface PlacedLine {
  readonly text: string;
  /** The baseline and the left end of the line, millimetres from the box's top left. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly glyphs: readonly PlacedGlyph[];
  readonly missing: boolean;
}

export interface TextLayout {
  readonly lines: readonly PlacedLine[];
  readonly breaks: readonly LineBreak[];
  /** Total height of all lines, millimetres. */
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

/**
 * Breaks at white space and hyphens; a word wider than the box breaks between grapheme clusters. Each paragraph is
 * shaped once, so the cost is linear in the length of the text.
 */
export function breakLines(
  shaper: Shaper,
  style: TextStyle,
  text: string,
  width: number,
): readonly LineBreak[] {
  const limit = width / style.size + slack;
  const breaks: LineBreak[] = [];
  let offset = 0;
  for (const paragraph of text.split('\n')) {
    const widths = widthsUpTo(shaper, style.font, paragraph);
    for (const [start, end] of breakParagraph(paragraph, widths, limit)) {
      breaks.push([start + offset, end + offset]);
    }
    offset += paragraph.length + 1;
  }
  return breaks;
}

/** Returns the width of the first n UTF-16 units, ems, at index n. */
function widthsUpTo(shaper: Shaper, font: FontId, text: string): Float64Array {
  const own = new Float64Array(text.length + 1);
  for (const { cluster, advance } of shaper.shape(font, text).glyphs)
    own[cluster + 1] = (own[cluster + 1] ?? 0) + advance;
  for (let at = 1; at <= text.length; at++) own[at] = (own[at] ?? 0) + (own[at - 1] ?? 0);
  return own;
}

const opportunity = /\s+|-(?=\p{L})/gu;
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

function breakParagraph(paragraph: string, widths: Float64Array, limit: number): readonly LineBreak[] {
  const between = (start: number, end: number) => (widths[end] ?? 0) - (widths[start] ?? 0);
  /** Trailing white space of a line hangs and has no width. */
  const fits = (start: number, end: number, text: number) =>
    between(start, Math.max(start, text)) <= limit && end >= start;
  const lines: LineBreak[] = [];
  let start = 0;
  let fitting = 0;
  for (const { end, text, word } of breakOpportunities(paragraph)) {
    if (fits(start, end, text)) {
      fitting = end;
      continue;
    }
    if (fitting > start) {
      lines.push([start, fitting]);
      start = fitting;
    }
    if (!fits(start, end, text)) {
      for (const cut of breaksWithinWord(paragraph, Math.max(start, word), text, start, between, limit)) {
        lines.push([start, cut]);
        start = cut;
      }
    }
    fitting = end;
  }
  lines.push([start, paragraph.length]);
  return lines;
}

/**
 * Yields possible line ends: behind the white space (`end`), with the end of its text (`text`) and the start of its
 * word (`word`).
 */
function* breakOpportunities(
  paragraph: string,
): Generator<{ readonly end: number; readonly text: number; readonly word: number }> {
  let word = 0;
  for (const match of paragraph.matchAll(opportunity)) {
    const end = match.index + match[0].length;
    yield { end, text: match[0] === '-' ? end : match.index, word };
    word = end;
  }
  if (word < paragraph.length) yield { end: paragraph.length, text: paragraph.length, word };
}

/** Breaks a word that is wider than the line: as much as fits, at least one grapheme cluster. */
function* breaksWithinWord(
  paragraph: string,
  word: number,
  end: number,
  start: number,
  between: (start: number, end: number) => number,
  limit: number,
): Generator<number> {
  let from = start;
  let last = word;
  for (const { index, segment } of graphemes.segment(paragraph.slice(word, end))) {
    const next = word + index + segment.length;
    if (between(from, next) > limit && last > from) {
      yield last;
      from = last;
    }
    last = next;
  }
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
  // Half of the leading is above the first line, as in CSS, so a box centres a single line.
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

/** Returns a node's layout: its frozen breaks while they match its font and text, else new ones. */
export function layoutNode(shaper: Shaper, node: TextNode): TextLayout {
  const { text, lines } = node.props;
  if (lines !== null && lines.fontHash === shaper.hash(node.props.font) && covers(lines.breaks, text)) {
    return placeLines(shaper, node.props, text, node.size.w, lines.breaks);
  }
  return layoutText(shaper, node.props, text, node.size.w);
}

/** Whether the breaks cover the text in order and omit only white space. */
function covers(breaks: readonly LineBreak[], text: string): boolean {
  let at = 0;
  for (const [start, end] of breaks) {
    if (start < at || end < start || text.slice(at, start).trim() !== '') return false;
    at = end;
  }
  return at <= text.length && text.slice(at).trim() === '' && breaks.length > 0;
}
