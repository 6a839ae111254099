/** The printed sheet as one picture for the folded box and its still: the same display list, painted on bare board. */
import type { DisplayList } from '@shop/design';
import { type BoardLook, boardLook } from '../painting/board.ts';
import { paintInk } from '../painting/paint-ink.ts';
import type { PaintTools } from '../painting/paint-items.ts';

/** The longest edge of a texture in pixels, and the highest useful density in pixels per millimetre. */
export const pictureLimits = { edge: 2048, density: 6 } as const;

export function densityOf(sheet: { readonly width: number; readonly height: number }): number {
  return Math.min(pictureLimits.density, pictureLimits.edge / Math.max(sheet.width, sheet.height));
}

export function paintSheetPicture(
  canvas: HTMLCanvasElement,
  list: DisplayList,
  tools: PaintTools,
): BoardLook {
  const look = boardLook(list.print);
  const density = densityOf(list.sheet);
  canvas.width = Math.max(1, Math.round(list.sheet.width * density));
  canvas.height = Math.max(1, Math.round(list.sheet.height * density));
  const brush = canvas.getContext('2d');
  const surface = list.surfaces.find((each) => each.surface === 'outside');
  if (brush === null || surface === undefined) return look;
  brush.fillStyle = look.outside;
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.scale(density, density);
  paintInk(brush, surface, tools, look);
  return look;
}
