/** The machine-readable metadata of a template: the die's stamp in the information dictionary and in XMP. */
import { type PDFContext, PDFHexString, type PDFRef, PDFString } from '@cantoo/pdf-lib';
import { type Die, structures } from '@shop/packaging';
import { escapeXml } from './metadata.ts';

export interface TemplateIdentity {
  readonly die: Die;
  readonly stamp: string;
  readonly hash: string;
  readonly producer: string;
}

/** Namespace of the die's own XMP properties. */
export const dieNamespace = 'urn:packaging:die:1';

const titleOf = ({ die }: TemplateIdentity): string =>
  `${structures[die.structure].code}, ${[die.parameters.L, die.parameters.W, die.parameters.H].join(' x ')} mm`;

/** Not compressed, so that programs find it without a PDF parser. */
export function templateMetadata(context: PDFContext, identity: TemplateIdentity): PDFRef {
  const { die, stamp, hash, producer } = identity;
  const packet = `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/"
 xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:die="${dieNamespace}">
<dc:format>application/pdf</dc:format>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(titleOf(identity))}</rdf:li></rdf:Alt></dc:title>
<dc:description><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(stamp)}</rdf:li></rdf:Alt></dc:description>
<pdf:Producer>${escapeXml(producer)}</pdf:Producer>
<xmp:CreatorTool>${escapeXml(producer)}</xmp:CreatorTool>
<die:stamp>${escapeXml(stamp)}</die:stamp>
<die:structure>${escapeXml(die.structure)}</die:structure>
<die:version>${die.version}</die:version>
<die:hash>${escapeXml(hash)}</die:hash>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`;
  return context.register(
    context.stream(new TextEncoder().encode(packet), { Type: 'Metadata', Subtype: 'XML' }),
  );
}

export function templateInfo(context: PDFContext, identity: TemplateIdentity): PDFRef {
  return context.register(
    context.obj({
      Title: PDFHexString.fromText(titleOf(identity)),
      Subject: PDFHexString.fromText(identity.stamp),
      Creator: PDFHexString.fromText(identity.producer),
      Producer: PDFHexString.fromText(identity.producer),
      Die: PDFString.of(identity.stamp),
    }),
  );
}
