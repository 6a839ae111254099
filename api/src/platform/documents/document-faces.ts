import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fontCatalogue } from '@shop/design';
import type { Font } from 'fontkit';

/** Families in order of preference: each character is set in the first one that has its glyph. */
export const families = ['Archivo', 'Noto Sans'] as const;
export type Family = (typeof families)[number];
export type Weight = 'normal' | 'bold';

/** Text in one typeface. */
export interface Run {
  readonly text: string;
  readonly family: Family;
}

/** The typefaces of documents: what covers a character, and how wide a text is. */
export interface DocumentFaces {
  /** Absolute paths of the font files, by family and weight. */
  readonly files: Readonly<Record<Family, Readonly<Record<Weight, string>>>>;
  /** Splits a text into runs of one typeface. */
  readonly split: (text: string) => readonly Run[];
  /** Width of a text in points. */
  readonly measure: (text: string, size: number, weight: Weight) => number;
}

/** Stands for a character that no typeface has: visible, unlike the empty box of a missing glyph. */
const replacement = '?';

const modules: Readonly<Record<Family, Readonly<Record<Weight, string>>>> = {
  Archivo: { normal: catalogued('font:archivo-regular'), bold: catalogued('font:archivo-bold') },
  'Noto Sans': {
    normal: '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
    bold: '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
  },
};

function catalogued(id: string): string {
  const entry = fontCatalogue.find((one) => one.id === id);
  if (!entry) throw new Error(`the typeface ${id} is not in the catalogue`);
  return entry.file;
}

let loaded: Promise<DocumentFaces> | null = null;

/** Returns the typefaces of documents, opened on first use and cached. */
export const getDocumentFaces = (from = `${process.cwd()}/package.json`): Promise<DocumentFaces> => {
  loaded ??= load(createRequire(from).resolve).catch((error: unknown) => {
    loaded = null;
    throw error;
  });
  return loaded;
};

async function load(resolve: (module: string) => string): Promise<DocumentFaces> {
  const files = mapFaces((family, weight) => resolve(modules[family][weight]));
  const { create } = await import('fontkit');
  const openFont = (bytes: Buffer): Font => {
    const font = create(bytes);
    if (!('unitsPerEm' in font)) throw new Error('a font collection is not a typeface');
    return font;
  };
  const opened = new Map<string, Font>();
  for (const family of families)
    for (const weight of ['normal', 'bold'] as const)
      opened.set(`${family} ${weight}`, openFont(await readFile(files[family][weight])));
  const fontOf = (family: Family, weight: Weight): Font => {
    const font = opened.get(`${family} ${weight}`);
    if (!font) throw new Error(`the typeface ${family} is not loaded`);
    return font;
  };
  /** Both weights must have it: the face of a character does not depend on its weight. */
  const covers = (family: Family, cluster: string): boolean =>
    [...cluster].every((character) =>
      (['normal', 'bold'] as const).every((weight) =>
        fontOf(family, weight).hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
      ),
    );
  const split = (text: string): readonly Run[] => splitRuns(text, covers);
  const measure: DocumentFaces['measure'] = (text, size, weight) =>
    split(text).reduce((sum, run) => {
      const font = fontOf(run.family, weight);
      return sum + (font.layout(run.text).advanceWidth / font.unitsPerEm) * size;
    }, 0);
  return { files, split, measure };
}

const mapFaces = <T>(map: (family: Family, weight: Weight) => T) => {
  const both = (family: Family) => ({ normal: map(family, 'normal'), bold: map(family, 'bold') });
  return { Archivo: both('Archivo'), 'Noto Sans': both('Noto Sans') };
};

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A letter and its combining marks stay in one typeface. */
function splitRuns(text: string, covers: (family: Family, cluster: string) => boolean): readonly Run[] {
  const runs: { text: string; family: Family }[] = [];
  for (const { segment } of graphemes.segment(cleanText(text))) {
    const found = segment === '\n' ? null : families.find((family) => covers(family, segment));
    const cluster = found === undefined ? replacement : segment;
    const last = runs.at(-1);
    const family = found ?? (found === null ? last?.family : undefined) ?? 'Archivo';
    if (last?.family === family) last.text += cluster;
    else runs.push({ text: cluster, family });
  }
  return runs;
}

/**
 * Composes letters with their marks and removes what has no ink: control characters, marks of direction, joiners.
 * Line breaks stay, since the layout makes them; other white space of control is a space.
 */
export const cleanText = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\t\v\f\r\u0085\u2028\u2029]/g, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, (sign) => (sign === '\n' ? sign : ''));
