import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';
import { type DocumentFaces, getDocumentFaces } from './document-faces.ts';
import { type SetText, setText } from './set-text.ts';

interface EmbeddedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly description: string;
}

interface PdfMeta {
  readonly title: string;
  readonly language: string;
  /** Written to the second: PDF dates have no milliseconds, and XMP must match them. */
  readonly created: Date;
  /** XMP descriptions beside those of PDF/A; nothing without a file. */
  readonly xmp?: string;
  /** An alternative representation of the document. */
  readonly attachment?: EmbeddedFile;
}

/** Left, top, right and bottom, in points. */
const pageMargins: [number, number, number, number] = [48, 48, 48, 62];
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
  { title, language, created: at, xmp, attachment }: PdfMeta,
  layOut: (set: SetText) => PageLayout,
): Promise<Uint8Array> {
  const created = new Date(Math.floor(at.getTime() / 1000) * 1000);
  const faces = await getDocumentFaces();
  const { content, footer } = layOut((text, style) => setText(faces, text, style));
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
  // Loaded on first use: most processes and tests that import the platform draw nothing.
  const { default: pdfmake } = await import('pdfmake');
  preparePdfmake(pdfmake, faces);
  const document = pdfmake.createPdf(definition);
  const stream = await document.getStream();
  // pdfkit collects the packet until the document ends; its types do not know the method.
  if (xmp) (stream as unknown as { appendXML: (xml: string) => void }).appendXML(xmp);
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
function preparePdfmake(pdfmake: typeof import('pdfmake'), { files }: DocumentFaces): void {
  const known = new Set<string>(Object.values(files).flatMap((weights) => Object.values(weights)));
  pdfmake.setFonts(files);
  pdfmake.setLocalAccessPolicy((path) => known.has(path));
  pdfmake.setUrlAccessPolicy(() => false);
}
