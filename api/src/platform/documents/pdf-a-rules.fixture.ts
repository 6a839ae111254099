import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';

/** A rule of ISO 19005-3 (PDF/A-3, level B) that a file of ours can break; returns what is wrong. */
interface PdfARule {
  readonly id: string;
  readonly rule: string;
  readonly find: (file: ReadPdf) => boolean;
}

interface ReadPdf {
  readonly bytes: Uint8Array;
  readonly document: PDFDocument;
  readonly objects: readonly PDFObject[];
  readonly xmp: string;
}

const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
const named = (dict: PDFDict, key: string): PDFObject | undefined => dict.lookup(PDFName.of(key));
const isName = (value: PDFObject | undefined, name: string): boolean => value === PDFName.of(name);
const dictOf = (object: PDFObject): PDFDict | null =>
  object instanceof PDFDict ? object : object instanceof PDFStream ? object.dict : null;
const textOf = (value: PDFObject | undefined): string =>
  value instanceof PDFHexString || value instanceof PDFString ? value.decodeText() : '';

const dicts = ({ objects }: ReadPdf): readonly PDFDict[] =>
  objects.flatMap((object) => {
    const dict = dictOf(object);
    return dict ? [dict] : [];
  });
const ofType = (file: ReadPdf, type: string): readonly PDFDict[] =>
  dicts(file).filter((dict) => isName(named(dict, 'Type'), type));
const info = ({ document }: ReadPdf): PDFDict | null => {
  const found = document.context.lookup(document.context.trailerInfo.Info);
  return found instanceof PDFDict ? found : null;
};

/** What ISO 19005-3 asks of a file like ours. Features that the writer never uses are refused whole. */
const rules: readonly PdfARule[] = [
  {
    id: '6.1.2',
    rule: 'the header names PDF 1.7, and a comment of four bytes above 127 follows it',
    find: ({ bytes }) => !/^%PDF-1\.7\n%[\x80-\xff]{4}/.test(latin1(bytes.subarray(0, 20))),
  },
  {
    id: '6.1.3',
    rule: 'the trailer has an ID and no Encrypt, and nothing follows %%EOF',
    find: ({ document, bytes }) =>
      !(document.context.lookup(document.context.trailerInfo.ID) instanceof PDFArray) ||
      document.context.trailerInfo.Encrypt !== undefined ||
      !/%%EOF\s?$/.test(latin1(bytes.subarray(-8))),
  },
  {
    id: '6.1.7',
    rule: 'no stream is outside of the file, and none is compressed by LZW',
    find: (file) =>
      dicts(file).some((dict) => {
        const filter = named(dict, 'Filter');
        const filters = filter instanceof PDFArray ? filter.asArray() : [filter];
        const inFile = isName(named(dict, 'Type'), 'Filespec') || named(dict, 'F') === undefined;
        return filters.some((one) => isName(one, 'LZWDecode') || isName(one, 'Crypt')) || !inFile;
      }),
  },
  {
    id: '6.2.3',
    rule: 'one output intent of PDF/A, with an RGB profile',
    find: ({ document }) => {
      const intents = named(document.catalog, 'OutputIntents');
      const intent = intents instanceof PDFArray && intents.size() === 1 ? intents.lookup(0) : null;
      if (!(intent instanceof PDFDict) || !isName(named(intent, 'S'), 'GTS_PDFA1')) return true;
      const profile = named(intent, 'DestOutputProfile');
      if (!(profile instanceof PDFRawStream)) return true;
      const data = decodePDFRawStream(profile).decode();
      const components = named(profile.dict, 'N');
      return (
        !(components instanceof PDFNumber && components.asNumber() === 3) ||
        latin1(data.subarray(12, 20)) !== 'mntrRGB ' ||
        latin1(data.subarray(36, 40)) !== 'acsp'
      );
    },
  },
  {
    id: '6.2.4',
    rule: 'only colours that the output intent covers: no CMYK, no separations',
    find: (file) =>
      contents(file).some((content) => /\s(k|K)\s/.test(content)) ||
      dicts(file).some((dict) => isName(named(dict, 'ColorSpace'), 'DeviceCMYK')),
  },
  {
    id: '6.2.9',
    rule: 'no PostScript, no alternate images, no interpolation, no reference XObject',
    find: (file) =>
      dicts(file).some(
        (dict) =>
          isName(named(dict, 'Subtype'), 'PS') ||
          ['Alternates', 'OPI', 'Ref', 'PS'].some((key) => named(dict, key) !== undefined),
      ),
  },
  {
    id: '6.2.10',
    rule: 'no transparency but opaque',
    find: (file) =>
      dicts(file).some(
        (dict) =>
          named(dict, 'SMask') !== undefined ||
          (named(dict, 'BM') !== undefined && !isName(named(dict, 'BM'), 'Normal')) ||
          ['ca', 'CA'].some((key) => {
            const value = named(dict, key);
            return value instanceof PDFNumber && value.asNumber() !== 1;
          }),
      ),
  },
  {
    id: '6.2.11.4',
    rule: 'every font is embedded as a subset',
    find: (file) => {
      const descriptors = ofType(file, 'FontDescriptor');
      return (
        descriptors.length === 0 ||
        descriptors.some(
          (dict) =>
            !(named(dict, 'FontFile2') instanceof PDFStream) ||
            !/^\/[A-Z]{6}\+/.test(named(dict, 'FontName')?.toString() ?? ''),
        )
      );
    },
  },
  {
    id: '6.2.11.3',
    rule: 'composite fonts are Identity-H with CIDs that are glyphs',
    find: (file) =>
      ofType(file, 'Font').some((font) => {
        const subtype = named(font, 'Subtype');
        if (isName(subtype, 'Type0')) return !isName(named(font, 'Encoding'), 'Identity-H');
        return !isName(subtype, 'CIDFontType2') || !isName(named(font, 'CIDToGIDMap'), 'Identity');
      }),
  },
  {
    id: '6.2.11.7',
    rule: 'every font maps its glyphs to text',
    find: (file) =>
      ofType(file, 'Font').some(
        (font) => isName(named(font, 'Subtype'), 'Type0') && !(named(font, 'ToUnicode') instanceof PDFStream),
      ),
  },
  {
    id: '6.2.11.8',
    rule: 'no .notdef is drawn',
    find: (file) => contents(file).flatMap(glyphsOf).includes(0),
  },
  {
    id: '6.3',
    rule: 'no annotations, no forms',
    find: (file) =>
      ofType(file, 'Page').some((page) => named(page, 'Annots') !== undefined) ||
      named(file.document.catalog, 'AcroForm') !== undefined,
  },
  {
    id: '6.5',
    rule: 'no actions',
    find: (file) =>
      dicts(file).some((dict) =>
        ['OpenAction', 'AA', 'JS', 'JavaScript', 'Launch'].some((key) => named(dict, key) !== undefined),
      ),
  },
  {
    id: '6.6.2',
    rule: 'the metadata is an uncompressed XMP packet in UTF-8 without the attributes bytes and encoding',
    find: ({ document, xmp }) => {
      const stream = named(document.catalog, 'Metadata');
      return (
        !(stream instanceof PDFStream) ||
        named(stream.dict, 'Filter') !== undefined ||
        !/<\?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"\?>/.test(xmp) ||
        /<\?xpacket[^>]*(bytes|encoding)=/.test(xmp)
      );
    },
  },
  {
    id: '6.6.4',
    rule: 'the metadata claims PDF/A-3, level B',
    find: ({ xmp }) =>
      !/<pdfaid:part>3<\/pdfaid:part>\s*<pdfaid:conformance>B<\/pdfaid:conformance>/.test(xmp),
  },
  {
    id: '6.6.2.3',
    rule: 'properties of other schemas are described by an extension schema',
    find: ({ xmp }) => {
      const used = [...xmp.matchAll(/<fx:(\w+)>/g)].map(([, name]) => name);
      const described = [...xmp.matchAll(/<pdfaProperty:name>(\w+)</g)].map(([, name]) => name);
      return (
        used.some((name) => !described.includes(name)) ||
        (used.length > 0 && !/pdfaSchema:prefix>fx</.test(xmp))
      );
    },
  },
  {
    id: '6.6.3',
    rule: 'what the information dictionary says, the metadata says, too',
    find: (file) => {
      const dict = info(file);
      if (!dict) return true;
      const created = textOf(named(dict, 'CreationDate')).replace(
        /^D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z.*$/,
        '$1-$2-$3T$4:$5:$6Z',
      );
      return (
        !file.xmp.includes(`<rdf:li xml:lang="x-default">${textOf(named(dict, 'Title'))}</rdf:li>`) ||
        !file.xmp.includes(`<pdf:Producer>${textOf(named(dict, 'Producer'))}</pdf:Producer>`) ||
        !file.xmp.includes(`<xmp:CreatorTool>${textOf(named(dict, 'Creator'))}</xmp:CreatorTool>`) ||
        !file.xmp.includes(`<xmp:CreateDate>${created}</xmp:CreateDate>`)
      );
    },
  },
  {
    id: '6.8',
    rule: 'an embedded file has name, description, kind, date and relation, and the catalog names it',
    find: (file) => {
      const specs = ofType(file, 'Filespec');
      const listed = named(file.document.catalog, 'AF');
      if (specs.length === 0) return listed !== undefined;
      if (!(listed instanceof PDFArray) || listed.size() !== specs.length) return true;
      return specs.some((spec) => {
        const files = named(spec, 'EF');
        const stream = files instanceof PDFDict ? named(files, 'F') : undefined;
        if (!(stream instanceof PDFStream)) return true;
        const params = named(stream.dict, 'Params');
        return (
          textOf(named(spec, 'F')) === '' ||
          textOf(named(spec, 'F')) !== textOf(named(spec, 'UF')) ||
          textOf(named(spec, 'Desc')) === '' ||
          !isName(named(spec, 'AFRelationship'), 'Alternative') ||
          !isName(named(stream.dict, 'Subtype'), 'text/xml') ||
          !(params instanceof PDFDict) ||
          textOf(named(params, 'ModDate')) === ''
        );
      });
    },
  },
  {
    id: '7 (Lang, title)',
    rule: 'the catalog names the language',
    find: ({ document }) => !/^[a-z]{2}-[A-Z]{2}$/.test(textOf(named(document.catalog, 'Lang'))),
  },
];

async function read(bytes: Uint8Array): Promise<ReadPdf> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const metadata = named(document.catalog, 'Metadata');
  return {
    bytes,
    document,
    objects: document.context.enumerateIndirectObjects().map(([, object]) => object),
    xmp: metadata instanceof PDFRawStream ? Buffer.from(metadata.contents).toString('utf8') : '',
  };
}

/** The decoded content streams of all pages. */
const contents = ({ document }: ReadPdf): readonly string[] =>
  document.getPages().flatMap((page) => {
    const found = named(page.node, 'Contents');
    const streams =
      found instanceof PDFArray ? found.asArray().map((one) => document.context.lookup(one)) : [found];
    return streams.flatMap((stream) =>
      stream instanceof PDFRawStream ? [latin1(decodePDFRawStream(stream).decode())] : [],
    );
  });

/** The glyph numbers that a content stream draws. */
const glyphsOf = (content: string): readonly number[] =>
  [...content.matchAll(/\[([^\]]*)\]\s*TJ|<([0-9a-f]+)>\s*Tj/gi)].flatMap(([, array = '', text = '']) =>
    [...(array ? [...array.matchAll(/<([0-9a-f]+)>/gi)].map(([, hex = '']) => hex) : [text])].flatMap((hex) =>
      (hex.match(/.{4}/g) ?? []).map((four) => Number.parseInt(four, 16)),
    ),
  );

/** The rules of PDF/A-3 that a file breaks, by their clause. */
export async function findPdfAFaults(bytes: Uint8Array): Promise<readonly string[]> {
  const file = await read(bytes);
  return rules.filter(({ find }) => find(file)).map(({ id, rule }) => `${id}: ${rule}`);
}

export const listDrawnGlyphs = async (bytes: Uint8Array): Promise<readonly number[]> =>
  contents(await read(bytes)).flatMap(glyphsOf);
