/** Detects active content of a PDF. Decodes object streams: run it only in a killable process. */
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

/** Actions that run a program or send data (ISO 32000-2, table 201); going to a page or an address is harmless. */
const actions: ReadonlySet<string> = new Set([
  'JavaScript',
  'Launch',
  'ImportData',
  'SubmitForm',
  'RichMediaExecute',
]);

/** Returns the value of a key, following references. */
const lookUp = (dict: PDFDict, key: string): PDFObject | undefined => dict.lookup(PDFName.of(key));
const lookUpName = (dict: PDFDict, key: string): string => {
  const value = lookUp(dict, key);
  return value instanceof PDFName ? value.decodeText() : '';
};
/** A script is text or a stream of it; a font may be named JS. */
const isScript = (value: PDFObject | undefined): boolean =>
  value instanceof PDFString || value instanceof PDFHexString || value instanceof PDFStream;

/** An empty list of scripts or attachments is harmless; only the actions and attachments count. */
const isActive = (dict: PDFDict): boolean =>
  actions.has(lookUpName(dict, 'S')) ||
  isScript(lookUp(dict, 'JS')) ||
  lookUpName(dict, 'Type') === 'EmbeddedFile' ||
  lookUp(dict, 'EF') instanceof PDFDict;

/**
 * Whether a document contains a script, starts a program, sends data or carries other files, anywhere and however
 * packed. The walk is iterative because the file controls the nesting depth.
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

/** Validates a file that is not going to be drawn: `damaged` if it has no page. */
export const validatePdf = async (
  bytes: Uint8Array,
): Promise<'active' | 'damaged' | 'encrypted' | 'harmless'> => {
  try {
    const pdf = await PDFDocument.load(bytes, { updateMetadata: false, ignoreEncryption: true });
    if (pdf.isEncrypted) return 'encrypted';
    if (pdf.getPageCount() < 1) return 'damaged';
    return hasActiveContent(pdf) ? 'active' : 'harmless';
  } catch {
    // The parser throws on structures it cannot repair; the caller words the error.
    return 'damaged';
  }
};
