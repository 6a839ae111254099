import { PDFDocument, PDFHexString, PDFName, type PDFRef, PDFString } from '@cantoo/pdf-lib';
import { fontCatalogue, fontRecord, type GrowingShaper } from '@shop/design';
import { collectGlyphs, embedFont, type FontUse, loadSubsetter } from '@shop/design/pdf';

const faces = { regular: 'font:archivo-regular', bold: 'font:archivo-bold' } as const;
type Face = keyof typeof faces;

/** Words on an A4 page, in points from the top left. */
export interface Sheet {
  /** Writes one line; returns its width. `right` ends at x instead of beginning there. */
  readonly text: (x: number, y: number, words: string, options?: TextOptions) => number;
  readonly rule: (y: number, from: number, to: number) => void;
  readonly width: (words: string, size: number, face?: Face) => number;
  readonly newPage: () => void;
}
export interface TextOptions {
  readonly size?: number;
  readonly face?: Face;
  readonly right?: boolean;
  readonly grey?: boolean;
}

export interface Attachment {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly description: string;
}

export interface PdfMeans {
  readonly shaper: GrowingShaper;
  readonly subsetter: Uint8Array;
  readonly rgbProfile: Uint8Array;
}

export const pageHeight = 841.89;
const pageWidth = 595.28;
const hex = (gid: number): string => gid.toString(16).padStart(4, '0');

/**
 * A PDF/A-3b: typefaces embedded as subsets with their text, sRGB as output intent, metadata as XMP, and one file inside
 * as an alternative to what is drawn. Equal input gives equal bytes.
 */
export async function writePdf(
  means: PdfMeans,
  meta: {
    readonly title: string;
    readonly language: string;
    readonly created: Date;
    readonly id: string;
    readonly xmp: string;
  },
  attachment: Attachment,
  draw: (sheet: Sheet) => void,
): Promise<Uint8Array> {
  const { shaper } = means;
  const document = await PDFDocument.create({ updateMetadata: false });
  const { context } = document;
  const uses: Record<Face, FontUse> = { regular: useOf('regular'), bold: useOf('bold') };
  const pages: string[][] = [[]];
  const put = (operators: string): void => void pages.at(-1)?.push(operators);
  const width = (words: string, size: number, face: Face = 'regular'): number =>
    shaper
      .shape(faces[face], words)
      .glyphs.reduce((sum, { gid }) => sum + shaper.advance(faces[face], gid), 0) * size;
  draw({
    width,
    newPage: () => void pages.push([]),
    rule: (y, from, to) =>
      put(`0.75 G 0.5 w ${from} ${(pageHeight - y).toFixed(2)} m ${to} ${(pageHeight - y).toFixed(2)} l S`),
    text(x, y, words, { size = 9, face = 'regular', right = false, grey = false } = {}) {
      const run = shaper.shape(faces[face], words);
      collectGlyphs(uses[face], {
        glyphs: run.glyphs.map((glyph) => ({ ...glyph, x: 0, y: 0 })),
        text: words,
      });
      const wide = width(words, size, face);
      const left = right ? x - wide : x;
      const glyphs = run.glyphs.map(({ gid }) => hex(gid)).join('');
      put(
        `BT ${grey ? '0.35' : '0.1'} g /${face} ${size} Tf ${left.toFixed(2)} ${(pageHeight - y).toFixed(2)} Td <${glyphs}> Tj ET`,
      );
      return wide;
    },
  });
  const subset = await loadSubsetter(means.subsetter);
  const fonts = context.obj(
    Object.fromEntries(
      (['regular', 'bold'] as const).map((face) => [face, embedFont(context, uses[face], shaper, subset)]),
    ),
  );
  for (const operators of pages) {
    const page = document.addPage([pageWidth, pageHeight]);
    page.node.set(PDFName.of('Resources'), context.obj({ Font: fonts }));
    page.node.set(PDFName.of('Contents'), context.register(context.flateStream(operators.join('\n'))));
  }
  const file = attach(document, attachment, meta.created);
  const { catalog } = document;
  const profile = context.register(context.flateStream(means.rgbProfile, { N: 3 }));
  const entries = {
    Metadata: context.register(
      context.stream(new TextEncoder().encode(meta.xmp), { Type: 'Metadata', Subtype: 'XML' }),
    ),
    OutputIntents: context.obj([
      context.obj({
        Type: 'OutputIntent',
        S: 'GTS_PDFA1',
        OutputConditionIdentifier: PDFString.of('sRGB'),
        Info: PDFString.of('sRGB IEC61966-2.1'),
        DestOutputProfile: profile,
      }),
    ]),
    AF: context.obj([file]),
    Names: context.obj({ EmbeddedFiles: { Names: [PDFHexString.fromText(attachment.name), file] } }),
    Lang: PDFString.of(meta.language),
    ViewerPreferences: context.obj({ DisplayDocTitle: true }),
  };
  for (const [name, value] of Object.entries(entries)) catalog.set(PDFName.of(name), value);
  context.trailerInfo.Info = context.register(
    context.obj({
      Title: PDFHexString.fromText(meta.title),
      Producer: PDFHexString.fromText('Packwright'),
      CreationDate: PDFString.fromDate(meta.created),
      ModDate: PDFString.fromDate(meta.created),
    }),
  );
  context.trailerInfo.ID = context.obj([PDFHexString.of(meta.id), PDFHexString.of(meta.id)]);
  return document.save({ addDefaultPage: false, updateFieldAppearances: false });
}

function attach({ context }: PDFDocument, { name, bytes, description }: Attachment, created: Date): PDFRef {
  const stream = context.register(
    context.flateStream(bytes, {
      Type: 'EmbeddedFile',
      Subtype: PDFName.of('text/xml'),
      Params: { Size: bytes.length, ModDate: PDFString.fromDate(created) },
    }),
  );
  return context.register(
    context.obj({
      Type: 'Filespec',
      F: PDFString.of(name),
      UF: PDFHexString.fromText(name),
      Desc: PDFHexString.fromText(description),
      AFRelationship: 'Alternative',
      EF: { F: stream, UF: stream },
    }),
  );
}

function useOf(face: Face): FontUse {
  const entry = fontCatalogue.find(({ id }) => id === faces[face]);
  if (!entry) throw new Error(`the typeface ${face} is not in the catalogue`);
  return { font: fontRecord(entry), glyphs: new Map() };
}
