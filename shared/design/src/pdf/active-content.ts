/** What a PDF does by itself. Decodes object streams: for killable processes only. */
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';

/** Actions that run a program or send something (ISO 32000-2, table 201); going to a page or an address is none. */
const actions: ReadonlySet<string> = new Set([
  'JavaScript',
  'Launch',
  'ImportData',
  'SubmitForm',
  'RichMediaExecute',
]);

/** What stands under a key, also where it stands elsewhere in the file. */
const lookUp = (dict: PDFDict, key: string): PDFObject | undefined => dict.lookup(PDFName.of(key));
const lookUpName = (dict: PDFDict, key: string): string => {
  const value = lookUp(dict, key);
  return value instanceof PDFName ? value.decodeText() : '';
};
/** A script is text or a stream of it; a font may well be called JS. */
const isScript = (value: PDFObject | undefined): boolean =>
  value instanceof PDFString || value instanceof PDFHexString || value instanceof PDFStream;

/** An empty list of scripts or attachments does nothing, so what counts is the action and the attachment itself. */
const isActive = (dict: PDFDict): boolean =>
  actions.has(lookUpName(dict, 'S')) ||
  isScript(lookUp(dict, 'JS')) ||
  lookUpName(dict, 'Type') === 'EmbeddedFile' ||
  lookUp(dict, 'EF') instanceof PDFDict;

/**
 * Whether a document holds a script, starts a program, sends something or carries other files, wherever in it and
 * however it is packed. What is nested is walked without recursion: depth is the file's own choice.
 */
export const hasActiveContent = (pdf: PDFDocument): boolean => {
  const open: PDFObject[] = pdf.context.enumerateIndirectObjects().map(([, object]) => object);
  for (let object = open.pop(); object !== undefined; object = open.pop()) {
    const dict = object instanceof PDFStream ? object.dict : object;
    if (dict instanceof PDFDict) {
      if (isActive(dict)) return true;
      for (const value of dict.values()) open.push(value);
    } else if (object instanceof PDFArray) for (const value of object.asArray()) open.push(value);
  }
  return false;
};

/** Judges a file that nobody is going to draw: `damaged` where no page is found in it. */
export const validatePdf = async (
  bytes: Uint8Array,
): Promise<'active' | 'damaged' | 'encrypted' | 'harmless'> => {
  try {
    const pdf = await PDFDocument.load(bytes, { updateMetadata: false, ignoreEncryption: true });
    if (pdf.isEncrypted) return 'encrypted';
    if (pdf.getPageCount() < 1) return 'damaged';
    return hasActiveContent(pdf) ? 'active' : 'harmless';
  } catch {
    // The parser throws on structures it cannot mend; the caller says so in its own words.
    return 'damaged';
  }
};
