/** The canvas painter: loops over the display list and computes no positions. */
import type { AssetId, DisplayItem, GlyphRunItem, ImageItem, PathItem, Shaper, Surface } from '@shop/design';
import { pathOf, pathOfRun } from './path-of.ts';

export type Canvas2dContext = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

export interface PaintTools {
  readonly shaper: Shaper;
  /** Returns an asset's screen picture; undefined until it has loaded. */
  readonly pictureOf: (asset: AssetId) => ImageBitmap | undefined;
}

/** Paints the items of a surface that `isIncluded` accepts. The context's transform maps sheet millimetres to pixels. */
export function paintItems(
  context: Canvas2dContext,
  surface: Surface,
  tools: PaintTools,
  isIncluded: (item: DisplayItem) => boolean = () => true,
): void {
  // A clip with many corners costs more than most items: neighbours with the same clips share them.
  let clips: readonly string[] | undefined;
  for (const item of surface.items) {
    if (!isIncluded(item)) continue;
    if (clips?.join() !== item.clips.join()) {
      if (clips !== undefined) context.restore();
      clips = item.clips;
      context.save();
      for (const name of clips) {
        const clip = surface.clips[name];
        if (clip !== undefined) context.clip(pathOf(clip));
      }
    }
    if (item.kind === 'image') paintImage(context, item, tools);
    else paintShape(context, item, tools);
  }
  if (clips !== undefined) context.restore();
}

/** Text and outlines are paths of the sheet: only colours need to be restored. */
function paintShape(context: Canvas2dContext, item: PathItem | GlyphRunItem, { shaper }: PaintTools): void {
  if (item.kind === 'glyphRun') {
    context.fillStyle = item.fill.srgb;
    context.fill(pathOfRun(item, shaper));
    return;
  }
  const path = pathOf(item.outline);
  if (item.fill !== null) {
    context.fillStyle = item.fill.srgb;
    context.fill(path);
  }
  if (item.stroke !== null) {
    context.strokeStyle = item.stroke.paint.srgb;
    context.lineWidth = item.stroke.width;
    context.stroke(path);
  }
}

function paintImage(context: Canvas2dContext, item: ImageItem, { pictureOf }: PaintTools): void {
  const picture = pictureOf(item.asset);
  if (picture === undefined) return;
  const { x, y, w, h } = item.crop;
  context.save();
  context.transform(...item.matrix);
  context.globalAlpha = item.opacity;
  context.imageSmoothingQuality = 'high';
  context.drawImage(
    picture,
    x * picture.width,
    y * picture.height,
    w * picture.width,
    h * picture.height,
    0,
    0,
    1,
    1,
  );
  context.restore();
}
