/**
 * A customer's PDF page as a Form XObject: the print file takes its vectors, text and images unchanged. What a print
 * file must not contain (scripts, actions, comments, alternates) is removed.
 */

import {
  decodePDFRawStream,
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  PDFObjectCopier,
  type PDFPage,
  PDFRawStream,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';
import type { Matrix } from '../geometry/matrix.ts';
import type { Drawable } from './embed-picture.ts';
import { joinBytes } from './join-bytes.ts';
import type { Layers } from './layers.ts';

/** Inks that control the machine. Artwork with such a name would be cut or varnished by accident. */
export const reservedSpots = [
  'CutContour',
  'Crease',
  'Perforation',
  'White',
  'Foil',
  'Varnish',
  'Glue',
] as const;

const isReserved = (name: string): boolean =>
  reservedSpots.some((reserved) => reserved.toLowerCase() === name.toLowerCase());

const droppedKeys = [
  'AA',
  'JS',
  'JavaScript',
  'OPI',
  'Alternates',
  'PieceInfo',
  'StructParent',
  'StructParents',
].map((key) => PDFName.of(key));

export interface PlacedPage extends Drawable {
  readonly renamed: readonly string[];
}

/**
 * Embeds page `number` (from 1). Throws if the file cannot be read: it was inspected before. `rgb` is the colour space
 * for plain RGB of the page.
 */
export async function placePdf(
  context: PDFContext,
  bytes: Uint8Array,
  number: number,
  layers: Layers,
  rgb?: PDFRef,
): Promise<PlacedPage> {
  const source = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: false });
  const page = source.getPages()[number - 1];
  if (page === undefined) throw new Error(`The PDF has no page ${number}.`);
  const copier = PDFObjectCopier.for(source.context, context);
  const { Contents, Resources, Group } = inherited(page);
  const resources = Resources === undefined ? context.obj({}) : copier.copy(Resources);
  const renamed = sanitizeResources(context, resources, rgb);
  adoptLayers(context, resources, source, copier, layers);
  const box = visibleBox(page);
  const stream = pageContent(context, source, Contents);
  const dict = {
    Type: 'XObject',
    Subtype: 'Form',
    FormType: 1,
    BBox: [box.x, box.y, box.x + box.width, box.y + box.height],
    Matrix: [...unitMatrix(box, page.getRotation().angle)],
    Resources: resources,
    // A separate transparency group: blending within the page stays within it.
    Group: Group instanceof PDFDict ? copier.copy(Group) : context.obj({ S: 'Transparency' }),
  };
  const ref = context.register(context.flateStream(stream, dict));
  return { ref, orientation: [1, 0, 0, 1, 0, 0], renamed };
}

function inherited(page: PDFPage) {
  const { node } = page;
  const resources = node.Resources();
  return { Contents: node.Contents(), Resources: resources, Group: node.lookup(PDFName.of('Group')) };
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Returns the crop box within the media box, as every viewer shows it. */
export function visibleBox(page: PDFPage): Box {
  const [media, crop] = [page.getMediaBox(), page.getCropBox()];
  const x = Math.max(media.x, crop.x);
  const y = Math.max(media.y, crop.y);
  const width = Math.min(media.x + media.width, crop.x + crop.width) - x;
  const height = Math.min(media.y + media.height, crop.y + crop.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : media;
}

/** Returns the matrix from the page, rotated by /Rotate, to the unit square with y up. */
export function unitMatrix({ x, y, width: w, height: h }: Box, rotate: number): Matrix {
  const turn = ((rotate % 360) + 360) % 360;
  if (turn === 90) return [0, -1 / w, 1 / h, 0, -y / h, 1 + x / w];
  if (turn === 180) return [-1 / w, 0, 0, -1 / h, 1 + x / w, 1 + y / h];
  if (turn === 270) return [0, 1 / w, -1 / h, 0, 1 + y / h, -x / w];
  return [1 / w, 0, 0, 1 / h, -x / w, -y / h];
}

function pageContent(_context: PDFContext, source: PDFDocument, contents: unknown): Uint8Array {
  const streams =
    contents instanceof PDFArray
      ? contents.asArray().map((entry) => source.context.lookup(entry))
      : [contents];
  const parts = streams.flatMap((stream) =>
    stream instanceof PDFRawStream ? [decodePDFRawStream(stream).decode(), new Uint8Array([10])] : [],
  );
  return joinBytes(parts);
}

/** Device RGB is undefined on a press: it is interpreted as `rgb` unless the page has a default. */
function setDefaultRgb(context: PDFContext, resources: PDFDict, rgb: PDFRef): void {
  const key = PDFName.of('ColorSpace');
  const known = resources.lookup(key);
  const spaces = known instanceof PDFDict ? known : context.obj({});
  if (!(known instanceof PDFDict)) resources.set(key, spaces);
  if (!spaces.has(PDFName.of('DefaultRGB'))) spaces.set(PDFName.of('DefaultRGB'), rgb);
}

/**
 * Walks everything the page uses: removes what must not be printed, renames inks with reserved names, and sets the
 * default RGB space.
 */
function sanitizeResources(context: PDFContext, root: PDFDict, rgb: PDFRef | undefined): readonly string[] {
  if (rgb !== undefined) setDefaultRgb(context, root, rgb);
  const renamed = new Set<string>();
  const seen = new Set<unknown>();
  const queue: unknown[] = [root];
  const rename = (array: PDFArray, at: number) => {
    const name = array.get(at);
    if (!(name instanceof PDFName) || !isReserved(name.decodeText())) return;
    renamed.add(name.decodeText());
    array.set(at, PDFName.of(`${name.decodeText()} (artwork)`));
  };
  while (queue.length > 0) {
    const next = queue.pop();
    const object = next instanceof PDFRef ? context.lookup(next) : next;
    if (object === undefined || seen.has(object)) continue;
    seen.add(object);
    if (object instanceof PDFArray) {
      const kind = object.size() > 1 ? object.get(0) : undefined;
      if (kind === PDFName.of('Separation')) rename(object, 1);
      if (kind === PDFName.of('DeviceN')) {
        const names = object.lookup(1);
        if (names instanceof PDFArray) for (let at = 0; at < names.size(); at++) rename(names, at);
      }
      queue.push(...object.asArray());
    }
    const dict = object instanceof PDFStream ? object.dict : object;
    if (dict instanceof PDFDict) {
      for (const key of droppedKeys) dict.delete(key);
      const inner = dict.lookup(PDFName.of('Resources'));
      if (rgb !== undefined && inner instanceof PDFDict) setDefaultRgb(context, inner, rgb);
      queue.push(...dict.values());
    }
  }
  return [...renamed];
}

/** Layers of the placed page stay layers, hidden if the source hides them. */
function adoptLayers(
  context: PDFContext,
  resources: PDFDict,
  source: PDFDocument,
  copier: PDFObjectCopier,
  layers: Layers,
): void {
  const properties = source.catalog.lookup(PDFName.of('OCProperties'));
  if (!(properties instanceof PDFDict)) return;
  const config = properties.lookup(PDFName.of('D'));
  const hidden = config instanceof PDFDict ? config.lookup(PDFName.of('OFF')) : undefined;
  const off = new Set(hidden instanceof PDFArray ? hidden.asArray().map(String) : []);
  const groups = properties.lookup(PDFName.of('OCGs'));
  if (!(groups instanceof PDFArray)) return;
  const used = referenced(context, resources);
  for (const group of groups.asArray()) {
    if (!(group instanceof PDFRef)) continue;
    const copy = copier.copy(group);
    if (used.has(copy.toString())) layers.adopt(copy, !off.has(group.toString()));
  }
}

function referenced(context: PDFContext, root: PDFDict): ReadonlySet<string> {
  const refs = new Set<string>();
  const queue: unknown[] = [root];
  while (queue.length > 0) {
    const next = queue.pop();
    if (next instanceof PDFRef) {
      if (refs.has(next.toString())) continue;
      refs.add(next.toString());
      queue.push(context.lookup(next));
    } else if (next instanceof PDFArray) queue.push(...next.asArray());
    else if (next instanceof PDFStream) queue.push(...next.dict.values());
    else if (next instanceof PDFDict) queue.push(...next.values());
  }
  return refs;
}

/** Returns the millimetres of one unit of a page. */
export function unitOf(page: PDFPage): number {
  const unit = page.node.lookup(PDFName.of('UserUnit'));
  return ((unit instanceof PDFNumber ? unit.asNumber() : 1) * 25.4) / 72;
}

/** Returns the displayed size of a page in millimetres, rotated and cropped. */
export function pageMillimetres(page: PDFPage): readonly [number, number] {
  const box = visibleBox(page);
  const scale = unitOf(page);
  const lying = Math.abs(page.getRotation().angle) % 180 === 90;
  const size = [box.width * scale, box.height * scale] as const;
  return lying ? [size[1], size[0]] : size;
}
