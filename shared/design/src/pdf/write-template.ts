/**
 * The template of a die as PDF: cut, crease and the die's other lines as overprinting separations on separate layers,
 * guides and text in one further ink that no press has, so that nothing of the template prints by accident. The die's
 * stamp is on the page, in the information dictionary and in the XMP packet.
 */
import { PDFContext, type PDFDict, PDFHeader, PDFHexString, type PDFRef, PDFWriter } from '@cantoo/pdf-lib';
import { structures } from '@shop/packaging';
import {
  getLineWidth,
  layerDashes,
  type Template,
  type TemplateLayer,
  type TextLine,
  templateLayers,
  templateMargin,
} from '@shop/packaging/exports';
import { outlineOfPath } from '../geometry/die-outlines.ts';
import type { GlyphRunItem, Paint, Surface } from '../resolve/display-list.ts';
import { defaultFont, fontCatalogue, fontRecord } from '../text/fonts.ts';
import { Content, number, numbers } from './content.ts';
import { type DrawContext, drawItems } from './draw-items.ts';
import { collectGlyphs, embedFont, type FontUse } from './embed-font.ts';
import { fileId } from './metadata.ts';
import { createPageResources, type PageResources } from './page-resources.ts';
import type { PrintShaper } from './print-file.types.ts';
import type { Subsetter } from './subset.ts';
import { templateLayerNames } from './template-layers.ts';
import { templateInfo, templateMetadata } from './template-metadata.ts';
import { creasePaint, cutPaint } from './write-print-file.ts';

/** The template's typefaces; `loadSubsetter` creates the subsetter once. */
export interface TemplateFonts {
  readonly shaper: PrintShaper;
  readonly subset: Subsetter;
}

const pointsPerMm = 72 / 25.4;

/** The ink of all advisory marks. */
export const guidePaint: Paint = { srgb: '#4a4a4a', cmyk: [0, 0, 0, 70], spot: 'Guides' };
const inks: Partial<Readonly<Record<TemplateLayer, Paint>>> = {
  CUT: cutPaint,
  CREASE: creasePaint,
  PERFORATION: { srgb: '#8f3fbf', cmyk: [50, 80, 0, 0], spot: 'Perforation' },
  'HALF-CUT': { srgb: '#f08a00', cmyk: [0, 50, 100, 0], spot: 'HalfCut' },
  TEAR: { srgb: '#b35c00', cmyk: [20, 70, 100, 0], spot: 'Tear' },
};
const paintOf = (layer: TemplateLayer): Paint => inks[layer] ?? guidePaint;

/**
 * Writes the template. Equal input gives equal bytes: the file has no date.
 *
 * @param hash      hex hash of the die, from `dieHash`
 * @param producer  the producer in the file's metadata
 */
export async function writeTemplate(
  template: Template,
  letters: TemplateFonts,
  { hash, producer }: { readonly hash: string; readonly producer: string },
): Promise<Uint8Array> {
  const context = PDFContext.create();
  context.header = PDFHeader.forVersion(1, 6);
  const page = createPageResources(context, new Map());
  const runs = new Map<TemplateLayer, GlyphRunItem[]>([
    ['DIMENSIONS', template.dimensions.map(({ words }) => runOf(letters.shaper, words))],
    ['TITLE', template.title.map((words) => runOf(letters.shaper, words))],
  ]);
  const painting = paint(context, page, letters, [...runs.values()].flat());
  const { content } = painting;
  const layers: { readonly name: string; readonly ref: PDFRef }[] = [];
  content.scoped(() => {
    const top = templateMargin + template.die.sheet.height;
    content.concat([pointsPerMm, 0, 0, -pointsPerMm, templateMargin * pointsPerMm, top * pointsPerMm]);
    for (const layer of templateLayers) {
      const lines = outlinesOf(template, layer);
      const words = runs.get(layer) ?? [];
      if (lines.length + words.length === 0) continue;
      const ref = context.register(
        context.obj({ Type: 'OCG', Name: PDFHexString.fromText(templateLayerNames[layer]) }),
      );
      layers.push({ name: templateLayerNames[layer], ref });
      content.layered(
        page.name('Properties', layer, () => ref),
        () => {
          content.scoped(() => {
            content.op(`/${page.state({ overprint: true })} gs`, page.stroke(paintOf(layer)));
            content.op(number(getLineWidth(layer)), 'w 1 J 1 j');
            const dash = layerDashes[layer];
            if (dash) content.op(`[${numbers(...dash)}] 0 d`);
            for (const line of lines) content.outline(line).op('S');
          });
          drawItems(painting, words);
        },
      );
    }
  });
  writeTrailer(context, { template, hash, producer, body: content.toString(), page, layers });
  return PDFWriter.forContext(context, Number.POSITIVE_INFINITY).serializeToBuffer();
}

const pageSize = ({ die }: Template) => ({
  width: die.sheet.width + 2 * templateMargin,
  height: die.sheet.height + 2 * templateMargin,
});

function outlinesOf(template: Template, layer: TemplateLayer) {
  if (layer === 'TITLE') return [];
  if (layer === 'DIMENSIONS')
    return template.dimensions.flatMap(({ strokes }) =>
      strokes.map(
        ([a, b]) =>
          [
            ['M', a[0], a[1]],
            ['L', b[0], b[1]],
          ] as const,
      ),
    );
  return (template.lines.get(layer) ?? []).map(outlineOfPath);
}

/** Returns a line of text as positioned glyphs. */
function runOf(shaper: PrintShaper, { text, at: [x, y], size, anchor, vertical }: TextLine): GlyphRunItem {
  const run = shaper.shape(defaultFont, text);
  let pen = anchor === 'middle' ? -run.width / 2 : 0;
  const glyphs = run.glyphs.map((glyph) => {
    const placed = { gid: glyph.gid, x: (pen + glyph.dx) * size, y: glyph.dy * size, cluster: glyph.cluster };
    pen += glyph.advance;
    return placed;
  });
  return {
    kind: 'glyphRun',
    nodeId: null,
    layerId: 'layer:template',
    side: null,
    plate: 'process',
    clips: [],
    bounds: { x, y: y - size, width: run.width * size, height: size },
    font: defaultFont,
    size,
    matrix: vertical ? [0, -1, 1, 0, x, y] : [1, 0, 0, 1, x, y],
    glyphs,
    text,
    fill: guidePaint,
    missing: run.missing,
  };
}

function paint(
  context: PDFContext,
  resources: PageResources,
  { shaper, subset }: TemplateFonts,
  runs: readonly GlyphRunItem[],
): DrawContext {
  const entry = fontCatalogue.find(({ id }) => id === defaultFont);
  if (entry === undefined) throw new Error('The default typeface is not in the catalogue.');
  const use: FontUse = { font: fontRecord(entry), glyphs: new Map() };
  for (const run of runs) collectGlyphs(use, run);
  const surface: Surface = { surface: 'outside', items: runs, clips: {}, frames: [] };
  const font = { record: use.font, ref: embedFont(context, use, shaper, subset), glyphs: use.glyphs };
  return {
    content: new Content(),
    resources,
    surface,
    shaper,
    fonts: new Map([[defaultFont, font]]),
    drawables: new Map(),
  };
}

interface PageParts {
  readonly template: Template;
  readonly hash: string;
  readonly producer: string;
  readonly body: string;
  readonly page: PageResources;
  readonly layers: readonly { readonly name: string; readonly ref: PDFRef }[];
}

/** Writes page boxes, catalogue and trailer: TrimBox is the die's flat size, BleedBox what the artwork must cover. */
function writeTrailer(
  context: PDFContext,
  { template, hash, producer, body, page, layers }: PageParts,
): void {
  const { width, height } = pageSize(template);
  const { bleed } = structures[template.die.structure];
  const box = (inset: number) =>
    [inset, inset, width - inset, height - inset].map(
      (value) => Math.round(value * pointsPerMm * 10_000) / 10_000,
    );
  const pages = context.nextRef();
  const pageRef = context.register(
    context.obj({
      Type: 'Page',
      Parent: pages,
      MediaBox: box(0),
      BleedBox: box(templateMargin - bleed),
      TrimBox: box(templateMargin),
      Resources: page.toDict(),
      Contents: context.register(context.flateStream(body)),
    }),
  );
  context.assign(pages, context.obj({ Type: 'Pages', Kids: [pageRef], Count: 1 }));
  const identification = { die: template.die, stamp: template.about.stamp, hash, producer };
  const catalog: PDFDict = context.obj({
    Type: 'Catalog',
    Pages: pages,
    PageMode: 'UseOC',
    OCProperties: {
      OCGs: layers.map(({ ref }) => ref),
      D: {
        Name: PDFHexString.fromText('Template'),
        Order: layers.map(({ ref }) => ref),
        BaseState: 'ON',
        OFF: [],
      },
    },
    Metadata: templateMetadata(context, identification),
  });
  context.trailerInfo.Root = context.register(catalog);
  context.trailerInfo.Info = templateInfo(context, identification);
  context.trailerInfo.ID = fileId(context, hash);
}
