/** The printed sheet as one picture for the folded box and its still: the same display list, painted on bare board. */
import type { DisplayList } from '@shop/design';
import { type BoardAppearance, getBoardAppearance } from '../painting/board.ts';
import { paintInk } from '../painting/paint-ink.ts';
import type { PaintTools } from '../painting/paint-items.ts';

/** The longest edge of a texture in pixels, and the highest useful density in pixels per millimetre. */
export const pictureLimits = { edge: 2048, density: 6 } as const;

export function getPixelDensity(sheet: { readonly width: number; readonly height: number }): number {
  return Math.min(pictureLimits.density, pictureLimits.edge / Math.max(sheet.width, sheet.height));
}

export function paintSheetPicture(
  canvas: HTMLCanvasElement,
  list: DisplayList,
  tools: PaintTools,
): BoardAppearance {
  const board = getBoardAppearance(list.print);
  const density = getPixelDensity(list.sheet);
  canvas.width = Math.max(1, Math.round(list.sheet.width * density));
  canvas.height = Math.max(1, Math.round(list.sheet.height * density));
  const context = canvas.getContext('2d');
  const surface = list.surfaces.find((each) => each.surface === 'outside');
  if (context === null || surface === undefined) return board;
  context.fillStyle = board.outside;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(density, density);
  paintInk(context, surface, tools, board);
  return board;
}
