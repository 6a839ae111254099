import pdfmake from 'pdfmake';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';
import { type DocumentFaces, getDocumentFaces } from './document-faces.ts';

export interface EmbeddedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly description: string;
}

export interface PdfMeta {
  readonly title: string;
  readonly language: string;
  /** Without milliseconds, which PDF dates do not have. */
  readonly created: Date;
  /** XMP descriptions beside those of PDF/A. */
  readonly xmp: string;
  /** An alternative representation of the document; null without. */
  readonly attachment: EmbeddedFile | null;
}

/** Left, top, right and bottom, in points. */
export const pageMargins: [number, number, number, number] = [48, 48, 48, 62];
export const contentWidth = 595.28 - pageMargins[0] - pageMargins[2];

export interface PageLayout {
  readonly content: Content[];
  /** The foot of each page. */
  readonly footer: (page: number, pages: number) => Content;
}

/**
 * Writes a PDF/A-3b: typefaces embedded as subsets with their text, sRGB as output intent, XMP
 * metadata, and a file embedded as an alternative representation. Equal input gives equal bytes.
 */
export async function writePdf(
  { title, language, created, xmp, attachment }: PdfMeta,
  layOut: (faces: DocumentFaces) => PageLayout,
): Promise<Uint8Array> {
  const faces = await getDocumentFaces();
  const { content, footer } = layOut(faces);
  const definition: TDocumentDefinitions = {
    version: '1.7',
    subset: 'PDF/A-3b',
    language,
    displayTitle: true,
    pageSize: 'A4',
    pageMargins,
    info: { title, producer: 'Packwright', creator: 'Packwright', creationDate: created, modDate: created },
    defaultStyle: { font: 'Archivo', fontSize: 9, lineHeight: 1.1 },
    content,
    footer,
    ...(attachment ? { files: { attachment: toAttachment(attachment, created) } } : {}),
  };
  preparePdfmake(faces);
  const document = pdfmake.createPdf(definition);
  const stream = await document.getStream();
  // pdfkit collects the packet until the document ends; its types do not know the method.
  (stream as unknown as { appendXML: (xml: string) => void }).appendXML(xmp);
  return document.getBuffer();
}

const toAttachment = ({ name, bytes, description }: EmbeddedFile, created: Date) => ({
  src: `data:text/xml;base64,${Buffer.from(bytes).toString('base64')}`,
  name,
  description,
  type: 'text/xml',
  relationship: 'Alternative' as const,
  creationDate: created,
  modifiedDate: created,
});

/** The library reads the typefaces of documents and no other file, and no address. */
function preparePdfmake({ files }: DocumentFaces): void {
  const known = new Set<string>(Object.values(files).flatMap((weights) => Object.values(weights)));
  pdfmake.setFonts(files);
  pdfmake.setLocalAccessPolicy((path) => known.has(path));
  pdfmake.setUrlAccessPolicy(() => false);
}
