import type { AssetRecord, Crop } from '../document/records.ts';

/**
 * Returns the effective pixels per inch of a placed raster: visible pixels over printed inches, the smaller axis
 * (sources.md, print limits). Null for vector artwork.
 *
 * @example 300 visible pixels printed 25.4 mm wide are 300 dpi.
 */
export function dpiOf(
  asset: Pick<AssetRecord, 'px'>,
  size: { readonly w: number; readonly h: number },
  crop: Pick<Crop, 'w' | 'h'>,
): number | null {
  if (asset.px === null || size.w <= 0 || size.h <= 0) return null;
  return Math.min((asset.px[0] * crop.w) / (size.w / 25.4), (asset.px[1] * crop.h) / (size.h / 25.4));
}
