/** The canvas painter: loops over the display list and computes no positions. */
import type { AssetId, DisplayItem, GlyphRunItem, ImageItem, PathItem, Shaper, Surface } from '@shop/design';
import { pathOf, pathOfRun } from './path-of.ts';

export type Brush = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

export interface PaintTools {
  readonly shaper: Shaper;
  /** Returns an asset's screen picture; undefined until it has loaded. */
  readonly pictureOf: (asset: AssetId) => ImageBitmap | undefined;
}

/** Paints the items of a surface that `choose` accepts. The brush's transform maps sheet millimetres to pixels. */
export function paintItems(
  brush: Brush,
  surface: Surface,
  tools: PaintTools,
  choose: (item: DisplayItem) => boolean = () => true,
): void {
  // A clip with many corners costs more than most items: neighbours with the same clips share them.
  let clips: readonly string[] | undefined;
  for (const item of surface.items) {
    if (!choose(item)) continue;
    if (clips?.join() !== item.clips.join()) {
      if (clips !== undefined) brush.restore();
      clips = item.clips;
      brush.save();
      for (const name of clips) {
        const clip = surface.clips[name];
        if (clip !== undefined) brush.clip(pathOf(clip));
      }
    }
    if (item.kind === 'image') paintImage(brush, item, tools);
    else paintShape(brush, item, tools);
  }
  if (clips !== undefined) brush.restore();
}

/** Text and outlines are paths of the sheet: only colours need to be restored. */
function paintShape(brush: Brush, item: PathItem | GlyphRunItem, { shaper }: PaintTools): void {
  if (item.kind === 'glyphRun') {
    brush.fillStyle = item.fill.srgb;
    brush.fill(pathOfRun(item, shaper));
    return;
  }
  const path = pathOf(item.outline);
  if (item.fill !== null) {
    brush.fillStyle = item.fill.srgb;
    brush.fill(path);
  }
  if (item.stroke !== null) {
    brush.strokeStyle = item.stroke.paint.srgb;
    brush.lineWidth = item.stroke.width;
    brush.stroke(path);
  }
}

function paintImage(brush: Brush, item: ImageItem, { pictureOf }: PaintTools): void {
  const picture = pictureOf(item.asset);
  if (picture === undefined) return;
  const { x, y, w, h } = item.crop;
  brush.save();
  brush.transform(...item.matrix);
  brush.globalAlpha = item.opacity;
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(
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
  brush.restore();
}
