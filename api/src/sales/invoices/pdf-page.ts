import { type PDFDict, PDFDocument, PDFHexString, PDFName, type PDFRef, PDFString } from '@cantoo/pdf-lib';
import { fontCatalogue, fontRecord, type GrowingShaper } from '@shop/design';
import { collectGlyphs, embedFont, type FontUse, loadSubsetter } from '@shop/design/pdf';

const faces = { regular: 'font:archivo-regular', bold: 'font:archivo-bold' } as const;
type Face = keyof typeof faces;

/** Draws text on an A4 page, in points from the top left. */
export interface Sheet {
  /** Draws one line and returns its width. With `right` the text ends at x. */
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

export interface PdfResources {
  readonly shaper: GrowingShaper;
  readonly subsetter: Uint8Array;
  readonly rgbProfile: Uint8Array;
}

export interface PdfMeta {
  readonly title: string;
  readonly language: string;
  readonly created: Date;
  /** 32 hexadecimal digits, unique to the document. */
  readonly id: string;
  readonly xmp: string;
}

export const pageHeight = 841.89;
const pageWidth = 595.28;

/**
 * Writes a PDF/A-3b: fonts embedded as subsets with their text, sRGB as output intent, XMP
 * metadata, and one embedded file as an alternative representation. Equal input gives equal bytes.
 */
export async function writePdf(
  { shaper, subsetter, rgbProfile }: PdfResources,
  meta: PdfMeta,
  attachment: Attachment,
  draw: (sheet: Sheet) => void,
): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const { catalog, context } = document;
  const drawing = startDrawing(shaper);
  draw(drawing.sheet);
  const subset = await loadSubsetter(subsetter);
  const fontOf = (face: Face): PDFRef => embedFont(context, drawing.uses[face], shaper, subset);
  addPages(document, drawing.pages, { regular: fontOf('regular'), bold: fontOf('bold') });
  const file = attach(document, attachment, meta.created);
  const intent = srgbIntent(document, rgbProfile);
  const entries = {
    Metadata: context.register(
      context.stream(new TextEncoder().encode(meta.xmp), { Type: 'Metadata', Subtype: 'XML' }),
    ),
    OutputIntents: context.obj([intent]),
    AF: context.obj([file]),
    Names: context.obj({ EmbeddedFiles: { Names: [PDFHexString.fromText(attachment.name), file] } }),
    Lang: PDFString.of(meta.language),
    ViewerPreferences: context.obj({ DisplayDocTitle: true }),
  };
  for (const [name, value] of Object.entries(entries)) catalog.set(PDFName.of(name), value);
  fillTrailer(document, meta);
  return document.save({ addDefaultPage: false, updateFieldAppearances: false });
}

interface Drawing {
  readonly sheet: Sheet;
  /** The operators of each page so far. */
  readonly pages: readonly (readonly string[])[];
  /** The glyphs used of each font, with their text. */
  readonly uses: Readonly<Record<Face, FontUse>>;
}

/** Starts a sheet on an empty first page. Drawing collects page operators and used glyphs. */
function startDrawing(shaper: GrowingShaper): Drawing {
  const uses = { regular: useOf('regular'), bold: useOf('bold') };
  const pages: string[][] = [[]];
  const addOperators = (operators: string): void => void pages.at(-1)?.push(operators);
  // PDF's y axis starts at the bottom.
  const toPdfY = (y: number): string => (pageHeight - y).toFixed(2);
  const width: Sheet['width'] = (words, size, face = 'regular') =>
    shaper
      .shape(faces[face], words)
      .glyphs.reduce((sum, { gid }) => sum + shaper.advance(faces[face], gid), 0) * size;
  const text: Sheet['text'] = (
    x,
    y,
    words,
    { size = 9, face = 'regular', right = false, grey = false } = {},
  ) => {
    const run = shaper.shape(faces[face], words);
    collectGlyphs(uses[face], {
      glyphs: run.glyphs.map((glyph) => ({ ...glyph, x: 0, y: 0 })),
      text: words,
    });
    const wide = width(words, size, face);
    const left = right ? x - wide : x;
    const glyphs = run.glyphs.map(({ gid }) => gid.toString(16).padStart(4, '0')).join('');
    const ink = grey ? '0.35' : '0.1';
    addOperators(`BT ${ink} g /${face} ${size} Tf ${left.toFixed(2)} ${toPdfY(y)} Td <${glyphs}> Tj ET`);
    return wide;
  };
  const rule: Sheet['rule'] = (y, from, to) =>
    addOperators(`0.75 G 0.5 w ${from} ${toPdfY(y)} m ${to} ${toPdfY(y)} l S`);
  return { sheet: { text, rule, width, newPage: () => void pages.push([]) }, pages, uses };
}

function addPages(
  document: PDFDocument,
  pages: Drawing['pages'],
  fonts: Readonly<Record<Face, PDFRef>>,
): void {
  const { context } = document;
  const named = context.obj(fonts);
  for (const operators of pages) {
    const page = document.addPage([pageWidth, pageHeight]);
    page.node.set(PDFName.of('Resources'), context.obj({ Font: named }));
    page.node.set(PDFName.of('Contents'), context.register(context.flateStream(operators.join('\n'))));
  }
}

/** The sRGB output intent that PDF/A requires. */
function srgbIntent({ context }: PDFDocument, profile: Uint8Array): PDFDict {
  return context.obj({
    Type: 'OutputIntent',
    S: 'GTS_PDFA1',
    OutputConditionIdentifier: PDFString.of('sRGB'),
    Info: PDFString.of('sRGB IEC61966-2.1'),
    DestOutputProfile: context.register(context.flateStream(profile, { N: 3 })),
  });
}

/**
 * Writes title and dates as in the XMP, and a file id derived from the document, not from the time.
 */
function fillTrailer({ context }: PDFDocument, { title, created, id }: PdfMeta): void {
  context.trailerInfo.Info = context.register(
    context.obj({
      Title: PDFHexString.fromText(title),
      Producer: PDFHexString.fromText('Packwright'),
      CreationDate: PDFString.fromDate(created),
      ModDate: PDFString.fromDate(created),
    }),
  );
  context.trailerInfo.ID = context.obj([PDFHexString.of(id), PDFHexString.of(id)]);
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
