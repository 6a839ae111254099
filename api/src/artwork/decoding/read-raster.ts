/** PNG and JPEG. The header's size is checked before any pixel is decoded. */
import sharp, { type Sharp } from 'sharp';
import { fail, ok, type Result } from '../../platform/index.ts';
import type { ArtworkCode, ArtworkFacts } from '../assets/artwork.port.ts';
import type { ArtworkLimits } from './limits.ts';

/**
 * Rasters count as 300 pixels per inch whatever their header states: the density at which they
 * print well.
 */
const millimetres = (pixels: number): number => Math.round((pixels / 300) * 25.4 * 1000) / 1000;

/** Opens bytes, never a path, and applies the EXIF rotation. */
export const openRaster = (bytes: Uint8Array, limits: ArtworkLimits): Sharp =>
  sharp(bytes, {
    limitInputPixels: limits.pixels ** 2,
    failOn: 'truncated',
    sequentialRead: true,
    pages: 1,
  }).autoOrient();

export async function inspectRaster(
  bytes: Uint8Array,
  kind: 'png' | 'jpg',
  limits: ArtworkLimits,
): Promise<Result<ArtworkFacts, ArtworkCode>> {
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (header === null) return fail('artwork_damaged');
  const { width, height } = header.autoOrient;
  if (width > limits.pixels || height > limits.pixels) {
    return fail('artwork_too_many_pixels', {
      detail: `The picture is ${width} x ${height} px; the limit is ${limits.pixels} x ${limits.pixels} px. Make it smaller and upload it again.`,
    });
  }
  // Reads every row once, so that a truncated file is found here and not at printing.
  const whole = await openRaster(bytes, limits)
    .resize(16, 16, { fit: 'fill', fastShrinkOnLoad: false })
    .toBuffer()
    .catch(() => null);
  if (whole === null) return fail('artwork_damaged');
  const warnings = header.space === 'cmyk' ? ['cmyk_preview'] : [];
  return ok({
    kind,
    pages: 1,
    mm: [millimetres(width), millimetres(height)],
    px: [width, height],
    warnings,
  });
}
