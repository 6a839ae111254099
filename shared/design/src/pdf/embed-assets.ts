/** Embeds every asset of a surface as a drawing of the unit square, stored once however often it is placed. */
import type { PDFContext } from '@cantoo/pdf-lib';
import type { AssetId } from '../document/ids.ts';
import type { AssetRecord } from '../document/records.ts';
import type { DisplayList, ImageItem, Surface } from '../resolve/display-list.ts';
import {
  type ColorSpaces,
  colorSpaces,
  type Drawable,
  embedJpeg,
  embedPng,
  embedRaster,
} from './embed-picture.ts';
import type { Layers } from './layers.ts';
import { placePdf } from './place-pdf.ts';
import { placeSvg } from './place-svg.ts';
import type { PrintNote, PrintResources } from './print-file.types.ts';

export async function embedAssets(
  context: PDFContext,
  list: DisplayList,
  surface: Surface,
  resources: PrintResources,
  layers: Layers,
  notes: PrintNote[],
): Promise<ReadonlyMap<AssetId, Drawable>> {
  const drawables = new Map<AssetId, Drawable>();
  const images = surface.items.filter((item) => item.kind === 'image');
  if (images.length === 0) return drawables;
  const spaces = colorSpaces(context, resources.rgbProfile);
  for (const item of images) {
    if (drawables.has(item.asset)) continue;
    const asset = list.assets[item.asset];
    if (asset === undefined) {
      notes.push({ code: 'asset_missing', asset: item.asset, nodeId: item.nodeId });
      continue;
    }
    const placed = images.filter((other) => other.asset === item.asset);
    drawables.set(item.asset, await embed(context, asset, placed, { resources, layers, notes, spaces }));
  }
  return drawables;
}

interface Embedding {
  readonly resources: PrintResources;
  readonly layers: Layers;
  readonly notes: PrintNote[];
  readonly spaces: ColorSpaces;
}

async function embed(
  context: PDFContext,
  asset: AssetRecord,
  placed: readonly ImageItem[],
  { resources, layers, notes, spaces }: Embedding,
): Promise<Drawable> {
  const bytes = await resources.bytes(asset);
  if (asset.format === 'jpg') return embedJpeg(context, bytes, spaces);
  if (asset.format === 'png') return embedPng(context, bytes, spaces);
  if (asset.format === 'pdf') {
    const page = await placePdf(context, bytes, asset.page, layers, spaces.rgb);
    for (const spot of page.renamed) notes.push({ code: 'spot_renamed', asset: asset.id, spot });
    return page;
  }
  const vector = placeSvg(context, bytes);
  if (vector.ok) return vector.drawable;
  notes.push({ code: 'svg_as_picture', asset: asset.id, feature: vector.feature });
  return embedRaster(context, await resources.rasterise(asset, printedPixels(placed)), spaces);
}

const density = 300;
/** Longest edge of a drawn picture, pixels. */
const longest = 7000;

/** Returns the pixels of the whole artwork at its largest placement, 300 per inch, capped. */
function printedPixels(placed: readonly ImageItem[]): readonly [number, number] {
  const sizes = placed.map(({ matrix: [a, b, c, d], crop }) => [
    Math.hypot(a, b) / crop.w,
    Math.hypot(c, d) / crop.h,
  ]);
  const width = (Math.max(...sizes.map(([w = 0]) => w)) / 25.4) * density;
  const height = (Math.max(...sizes.map(([, h = 0]) => h)) / 25.4) * density;
  const scale = Math.min(1, longest / Math.max(width, height));
  return [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
}
