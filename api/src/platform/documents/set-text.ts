import type { ContentText } from 'pdfmake/interfaces';
import { cleanText, type DocumentFaces } from './document-faces.ts';

interface TextStyle {
  readonly size?: number;
  readonly bold?: boolean;
  readonly grey?: boolean;
  readonly right?: boolean;
  /** Points available; a word that is wider is broken, so that nothing leaves its column. */
  readonly width: number;
  readonly margin?: [number, number, number, number];
}

const bodySize = 9;

/** The narrow space of French numbers. The document's first face lacks it, and one of another face lowers the line. */
const narrowNoBreakSpace = '\u202f';
const noBreakSpace = '\u00a0';

/** Sets a paragraph in the document's typefaces. */
export type SetText = (text: string, style: TextStyle) => ContentText;

/** Returns a paragraph: whole, wrapped, each character in a typeface that has it. */
export function setText(
  faces: DocumentFaces,
  text: string,
  { size = bodySize, bold = false, grey = false, right = false, width, margin }: TextStyle,
): ContentText {
  const weight = bold ? 'bold' : 'normal';
  const spaced = text.replaceAll(narrowNoBreakSpace, noBreakSpace);
  const broken = breakLongWords(spaced, (part) => faces.measure(part, size, weight) <= width);
  return {
    text: faces.split(broken).map((run) => ({ text: run.text, font: run.family })),
    fontSize: size,
    bold,
    color: grey ? '#595959' : '#1a1a1a',
    alignment: right ? 'right' : 'left',
    ...(margin ? { margin } : {}),
  };
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Breaks words that do not fit by line breaks: as much as fits on each line. */
export const breakLongWords = (text: string, fits: (part: string) => boolean): string =>
  cleanText(text)
    .replaceAll('\n', ' ')
    .split(/(\s+)/)
    .map((word) => (fits(word) ? word : breakWord(word, fits)))
    .join('');

function breakWord(word: string, fits: (part: string) => boolean): string {
  const lines = [''];
  for (const { segment } of graphemes.segment(word)) {
    const line = lines.at(-1) ?? '';
    if (line === '' || fits(line + segment)) lines[lines.length - 1] = line + segment;
    else lines.push(segment);
  }
  return lines.join('\n');
}
