import type { DisplayItem, Surface } from '@shop/design';
import type { BoardAppearance } from './board.ts';
import { type PaintTools, paintItems } from './paint-items.ts';

/**
 * Paints a surface's art over the existing board. On kraft, the ink layer is blended with the board as a whole, so that
 * inks cover each other while the board shows through.
 */
export function paintInk(
  context: CanvasRenderingContext2D,
  surface: Surface,
  tools: PaintTools,
  board: BoardAppearance,
  isIncluded: (item: DisplayItem) => boolean = () => true,
): void {
  const { width, height } = context.canvas;
  const ink = board.ink === 'multiply' ? new OffscreenCanvas(width, height) : null;
  const inkContext = ink?.getContext('2d') ?? null;
  if (ink === null || inkContext === null) {
    paintItems(context, surface, tools, isIncluded);
    return;
  }
  inkContext.setTransform(context.getTransform());
  paintItems(inkContext, surface, tools, isIncluded);
  context.save();
  context.resetTransform();
  context.globalCompositeOperation = 'multiply';
  context.drawImage(ink, 0, 0);
  context.restore();
}
