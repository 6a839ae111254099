/** The metadata of the file: information dictionary, XMP, output intent. Keys of ISO 15930-7 (PDF/X-4). */
import { type PDFContext, PDFHexString, type PDFRef, PDFString } from '@cantoo/pdf-lib';
import type { PrintFileMeta } from './print-file.types.ts';

export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const isoDate = (date: Date): string => date.toISOString().replace(/\.\d+Z$/, 'Z');

/** A 32-digit id made of two halves of a hash, in UUID form for XMP. */
const uuid = (hash: string): string =>
  [hash.slice(0, 8), hash.slice(8, 12), hash.slice(12, 16), hash.slice(16, 20), hash.slice(20, 32)].join('-');

export interface FileIdentity {
  readonly meta: PrintFileMeta;
  /** SHA-256 over the whole visible content. */
  readonly hash: string;
  /** The identity of the die: structure, version, size, die hash. */
  readonly stamp: string;
}

export function xmpPacket({ meta, hash, stamp }: FileIdentity): string {
  const date = isoDate(meta.created);
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/"
 xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/"
 xmlns:pdfxid="http://www.npes.org/pdfx/ns/id/">
<dc:format>application/pdf</dc:format>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(meta.title)}</rdf:li></rdf:Alt></dc:title>
<dc:description><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(stamp)}</rdf:li></rdf:Alt></dc:description>
<dc:identifier>${escapeXml(meta.reference)}</dc:identifier>
<xmp:CreateDate>${date}</xmp:CreateDate><xmp:ModifyDate>${date}</xmp:ModifyDate><xmp:MetadataDate>${date}</xmp:MetadataDate>
<xmp:CreatorTool>${escapeXml(meta.producer)}</xmp:CreatorTool>
<pdf:Producer>${escapeXml(meta.producer)}</pdf:Producer><pdf:Trapped>False</pdf:Trapped>
<xmpMM:DocumentID>uuid:${uuid(hash)}</xmpMM:DocumentID><xmpMM:VersionID>1</xmpMM:VersionID>
<xmpMM:RenditionClass>default</xmpMM:RenditionClass>
<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`;
}

/** Metadata must be readable without a filter. */
export function metadataStream(context: PDFContext, identity: FileIdentity): PDFRef {
  const bytes = new TextEncoder().encode(xmpPacket(identity));
  return context.register(context.stream(bytes, { Type: 'Metadata', Subtype: 'XML' }));
}

export function infoDict(context: PDFContext, { meta, stamp }: FileIdentity): PDFRef {
  return context.register(
    context.obj({
      Title: PDFHexString.fromText(meta.title),
      Subject: PDFHexString.fromText(stamp),
      Creator: PDFHexString.fromText(meta.producer),
      Producer: PDFHexString.fromText(meta.producer),
      CreationDate: PDFString.fromDate(meta.created),
      ModDate: PDFString.fromDate(meta.created),
      Trapped: 'False',
      GTS_PDFXVersion: PDFString.of('PDF/X-4'),
    }),
  );
}

/** Coated offset, FOGRA39; the profile is embedded. */
export function outputIntent(context: PDFContext, profile: Uint8Array): PDFRef {
  const stream = context.register(context.flateStream(profile, { N: 4, Alternate: 'DeviceCMYK' }));
  return context.register(
    context.obj({
      Type: 'OutputIntent',
      S: 'GTS_PDFX',
      OutputConditionIdentifier: PDFString.of('FOGRA39'),
      OutputCondition: PDFString.of('Offset, coated paper (ISO 12647-2:2004/Amd 1), FOGRA39L data'),
      RegistryName: PDFString.of('http://www.color.org'),
      Info: PDFString.of('FOGRA39L coated'),
      DestOutputProfile: stream,
    }),
  );
}

export const fileId = (context: PDFContext, hash: string) =>
  context.obj([PDFHexString.of(hash.slice(0, 32)), PDFHexString.of(hash.slice(0, 32))]);
