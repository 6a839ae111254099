import type { DisplayItem, Surface } from '@shop/design';
import type { BoardLook } from './board.ts';
import { type PaintTools, paintItems } from './paint-items.ts';

/**
 * Paints a surface's art over the existing board. On kraft, the ink layer is blended with the board as a whole, so that
 * inks cover each other while the board shows through.
 */
export function paintInk(
  brush: CanvasRenderingContext2D,
  surface: Surface,
  tools: PaintTools,
  look: BoardLook,
  choose: (item: DisplayItem) => boolean = () => true,
): void {
  const { width, height } = brush.canvas;
  const ink = look.ink === 'multiply' ? new OffscreenCanvas(width, height) : null;
  const inkBrush = ink?.getContext('2d') ?? null;
  if (ink === null || inkBrush === null) {
    paintItems(brush, surface, tools, choose);
    return;
  }
  inkBrush.setTransform(brush.getTransform());
  paintItems(inkBrush, surface, tools, choose);
  brush.save();
  brush.resetTransform();
  brush.globalCompositeOperation = 'multiply';
  brush.drawImage(ink, 0, 0);
  brush.restore();
}
