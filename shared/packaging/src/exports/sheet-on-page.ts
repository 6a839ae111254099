/** A rectangle on a page in mm, from its top left corner. */
export interface PageBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Programs round page sizes to points or pixels: half a millimetre is the same page. */
const tolerance = 0.5;

/**
 * Returns the position of the die's top left corner on a page made on a template, in mm from the page's top left: by
 * its trim box if that has the die's size, else centred on a page with equal margins. Null when the page has another
 * form.
 */
export function sheetOnPage(
  [width, height]: readonly [width: number, height: number],
  sheet: { readonly width: number; readonly height: number },
  trim: PageBox | null = null,
): { readonly x: number; readonly y: number } | null {
  const isClose = (a: number, b: number): boolean => Math.abs(a - b) <= tolerance;
  if (trim && isClose(trim.width, sheet.width) && isClose(trim.height, sheet.height))
    return { x: trim.x, y: trim.y };
  const [across, down] = [width - sheet.width, height - sheet.height];
  return across >= -tolerance && isClose(across, down) ? { x: across / 2, y: down / 2 } : null;
}
