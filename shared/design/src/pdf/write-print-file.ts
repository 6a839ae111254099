/**
 * Display list + die -> print file, built to PDF/X-4 rules and self-checked; it is not certified. One page in sheet
 * millimetres: artwork under its bleed clip, cut and crease as overprinting separations on separate layers, a legend
 * beside the bleed.
 */
import { PDFContext, PDFHeader, PDFWriter } from '@cantoo/pdf-lib';
import type { Die } from '@shop/packaging';
import type { FontId } from '../document/ids.ts';
import type { Matrix } from '../geometry/matrix.ts';
import { dielineOf } from '../resolve/dieline.ts';
import type { DisplayItem, DisplayList, Paint, Surface } from '../resolve/display-list.ts';
import { Content, number } from './content.ts';
import { dieHash, dieStamp } from './die-hash.ts';
import { type DrawContext, drawItems, type EmbeddedFont } from './draw-items.ts';
import { embedAssets } from './embed-assets.ts';
import { collectGlyphs, embedFont, type FontUse } from './embed-font.ts';
import { sha256 } from './hash.ts';
import { type LayerName, type Layers, makeLayers } from './layers.ts';
import { legendRun } from './legend.ts';
import { type FileIdentity, fileId, infoDict, metadataStream, outputIntent } from './metadata.ts';
import { createPageResources, type PageResources, type Spots } from './page-resources.ts';
import type { PrintFile, PrintFileMeta, PrintNote, PrintResources } from './print-file.types.ts';
import { loadSubsetter } from './subset.ts';

/** Paper beyond the bleed for the legend, millimetres. */
export const slug = 10;

const pointsPerMm = 72 / 25.4;

/** The machine's inks; the CMYK is only their display on a screen or proof. */
export const cutPaint: Paint = { srgb: '#e6007e', cmyk: [0, 100, 0, 0], spot: 'CutContour' };
export const creasePaint: Paint = { srgb: '#009fe3', cmyk: [100, 0, 0, 0], spot: 'Crease' };
/** Width of die lines, millimetres. */
const dieLine = 0.25;

/**
 * Writes the print file. Equal input, including meta, gives equal bytes.
 *
 * @param list  the result of `resolve` for the design
 * @param die   the die the list was resolved on
 */
export async function writePrintFile(
  list: DisplayList,
  die: Die,
  resources: PrintResources,
  meta: PrintFileMeta,
): Promise<PrintFile> {
  const context = PDFContext.create();
  context.header = PDFHeader.forVersion(1, 6);
  const notes: PrintNote[] = [];
  const layers = makeLayers(context);
  const spots: Spots = new Map();
  const page = createPageResources(context, spots);
  const surface = list.surfaces.find((one) => one.surface === 'outside');
  if (surface === undefined) throw new Error('The design has no outside.');
  if (list.surfaces.some((one) => one.surface === 'inside' && one.items.length > 0)) {
    notes.push({ code: 'inside_left_out' });
  }

  const hash = await dieHash(die);
  const stamp = dieStamp(die, hash);
  const legend = legendRun(list, resources.shaper, `${meta.reference}  ·  ${stamp}`);
  const items = legend === null ? surface.items : [...surface.items, legend];
  const fonts = await embedFonts(context, list, items, resources);
  const drawables = await embedAssets(context, list, surface, resources, layers, notes);
  const content = new Content();
  const painting: DrawContext = {
    content,
    resources: page,
    surface,
    shaper: resources.shaper,
    fonts,
    drawables,
  };

  content.scoped(() => {
    content.concat(toPage(list));
    drawSurface(painting, layers, surface, legend === null ? [] : [legend]);
    drawDie(painting, layers, die);
  });

  const body = content.toString();
  const identity: FileIdentity = {
    meta,
    stamp,
    hash: await sha256(`${meta.reference}\n${meta.created.toISOString()}\n${hash}\n${body}`),
  };
  writeTrailer(context, { list, body, page, layers, identity, profile: resources.outputProfile });
  const bytes = await PDFWriter.forContext(context, Number.POSITIVE_INFINITY).serializeToBuffer();
  return { bytes, notes, dieHash: hash };
}

/** Returns the matrix from sheet millimetres, y down, to page points, y up. */
export function toPage(list: Pick<DisplayList, 'sheet' | 'bleed'>): Matrix {
  const margin = (list.bleed + slug) * pointsPerMm;
  return [pointsPerMm, 0, 0, -pointsPerMm, margin, margin + list.sheet.height * pointsPerMm];
}

async function embedFonts(
  context: PDFContext,
  list: DisplayList,
  items: readonly DisplayItem[],
  { shaper, subsetter }: PrintResources,
): Promise<Map<FontId, EmbeddedFont>> {
  const uses = new Map<FontId, FontUse>();
  for (const item of items) {
    if (item.kind !== 'glyphRun') continue;
    const font = list.fonts[item.font];
    if (font === undefined) continue;
    const use = uses.get(item.font) ?? { font, glyphs: new Map() };
    uses.set(item.font, use);
    collectGlyphs(use, item);
  }
  if (uses.size === 0) return new Map();
  const subset = await loadSubsetter(subsetter);
  return new Map(
    [...uses].map(([id, use]) => [
      id,
      { record: use.font, ref: embedFont(context, use, shaper, subset), glyphs: use.glyphs },
    ]),
  );
}

function drawSurface(
  painting: DrawContext,
  layers: Layers,
  surface: Surface,
  legend: readonly DisplayItem[],
): void {
  const drawLayer = (layer: LayerName, items: readonly DisplayItem[]) => {
    if (items.length === 0) return;
    const ref = layers.refs[layer];
    painting.content.layered(
      painting.resources.name('Properties', layer, () => ref),
      () => drawItems(painting, items),
    );
  };
  drawLayer(
    'white',
    surface.items.filter((item) => item.plate === 'white'),
  );
  drawLayer(
    'artwork',
    surface.items.filter((item) => item.plate === 'process'),
  );
  drawLayer('legend', legend);
}

function drawDie({ content, resources }: DrawContext, layers: Layers, die: Die): void {
  const { cut, crease } = dielineOf(die);
  const lines = [
    ['cut', cut, cutPaint],
    ['crease', crease, creasePaint],
  ] as const;
  for (const [layer, outlines, paint] of lines) {
    const ref = layers.refs[layer];
    content.layered(
      resources.name('Properties', layer, () => ref),
      () => {
        content.scoped(() => {
          content.op(`/${resources.state({ overprint: true })} gs`, resources.stroke(paint));
          content.op(number(dieLine), 'w 1 J 1 j');
          for (const outline of outlines) content.outline(outline).op('S');
        });
      },
    );
  }
}

interface PageParts {
  readonly list: DisplayList;
  readonly body: string;
  readonly page: PageResources;
  readonly layers: Layers;
  readonly identity: FileIdentity;
  readonly profile: Uint8Array;
}

/** Page, catalogue and trailer around the content. */
function writeTrailer(context: PDFContext, { list, body, page, layers, identity, profile }: PageParts): void {
  const margin = (list.bleed + slug) * pointsPerMm;
  const width = list.sheet.width * pointsPerMm;
  const height = list.sheet.height * pointsPerMm;
  const box = (inset: number) =>
    [inset, inset, 2 * margin + width - inset, 2 * margin + height - inset].map(
      (value) => Math.round(value * 10_000) / 10_000,
    );
  const pages = context.nextRef();
  const pageRef = context.register(
    context.obj({
      Type: 'Page',
      Parent: pages,
      MediaBox: box(0),
      BleedBox: box(slug * pointsPerMm),
      TrimBox: box(margin),
      Resources: page.toDict(),
      Contents: context.register(context.flateStream(body)),
      Group: { S: 'Transparency', CS: 'DeviceCMYK', I: true },
    }),
  );
  context.assign(pages, context.obj({ Type: 'Pages', Kids: [pageRef], Count: 1 }));
  const catalog = context.obj({
    Type: 'Catalog',
    Pages: pages,
    OCProperties: layers.properties(),
    OutputIntents: [outputIntent(context, profile)],
    Metadata: metadataStream(context, identity),
  });
  context.trailerInfo.Root = context.register(catalog);
  context.trailerInfo.Info = infoDict(context, identity);
  context.trailerInfo.ID = fileId(context, identity.hash);
}
