import type { FontId } from '../document/ids.ts';
import type { FontRecord } from '../document/records.ts';
import type { Outline } from '../geometry/outline.ts';

/** A glyph as HarfBuzz placed it, in ems, y down. */
export interface ShapedGlyph {
  readonly gid: number;
  readonly cluster: number;
  readonly advance: number;
  readonly dx: number;
  readonly dy: number;
}

export interface ShapedRun {
  readonly glyphs: readonly ShapedGlyph[];
  /** Sum of advances, ems. */
  readonly width: number;
  /** True when a character was shaped as .notdef. */
  readonly missing: boolean;
}

export interface FontMetrics {
  /** Distance of the highest and lowest line edge from the baseline, ems; descender is positive downwards. */
  readonly ascender: number;
  readonly descender: number;
}

/** A font file and its id in the document. */
export interface FontFace {
  readonly font: FontRecord;
  readonly bytes: Uint8Array;
}

/** Shapes text with HarfBuzz. The same bytes give the same numbers in browser, worker and server. */
export interface Shaper {
  has(font: FontId): boolean;
  /** SHA-256 of the font file, as in its record. */
  hash(font: FontId): string;
  shape(font: FontId, text: string): ShapedRun;
  /** Outline of one glyph in ems, y down; cached. Fill with the non-zero rule. */
  glyphPath(font: FontId, gid: number): Outline;
  metrics(font: FontId): FontMetrics;
}
