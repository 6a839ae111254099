/**
 * Reads the die stamp of a customer's PDF, from its information dictionary or XMP packet. Decodes no compressed data.
 */
import {
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  type PDFPage,
  PDFRawStream,
  PDFString,
} from '@cantoo/pdf-lib';
import { type DieStamp, findDieStamp, type PageBox } from '@shop/packaging/exports';

/** The maximum bytes of a packet; larger ones do not describe a page. */
const largest = 1_000_000;

/** Returns the stamp in the file's metadata, or null. Text on the page is read elsewhere. */
export function readMetadataStamp(pdf: PDFDocument): DieStamp | null {
  const info = pdf.context.lookup(pdf.context.trailerInfo.Info);
  if (info instanceof PDFDict)
    for (const key of ['Die', 'Subject', 'Keywords', 'Title']) {
      const value = info.lookup(PDFName.of(key));
      if (!(value instanceof PDFString || value instanceof PDFHexString)) continue;
      if (value.sizeInBytes() > 10_000) continue;
      const found = findDieStamp(value.decodeText());
      if (found) return found;
    }
  const packet = pdf.catalog.lookup(PDFName.of('Metadata'));
  if (!(packet instanceof PDFRawStream) || packet.dict.has(PDFName.of('Filter'))) return null;
  return packet.contents.length > largest ? null : findDieStamp(new TextDecoder().decode(packet.contents));
}

/** Returns the page's trim box in mm from the visible top left; null without one or for a rotated page. */
export function trimBoxOf(page: PDFPage, visible: PageBox, millimetres: number): PageBox | null {
  if (page.getRotation().angle % 360 !== 0 || page.node.lookup(PDFName.of('TrimBox')) === undefined)
    return null;
  const trim = page.getTrimBox();
  return {
    x: (trim.x - visible.x) * millimetres,
    y: (visible.y + visible.height - trim.y - trim.height) * millimetres,
    width: trim.width * millimetres,
    height: trim.height * millimetres,
  };
}
