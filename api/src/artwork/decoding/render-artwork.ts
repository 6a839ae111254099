/**
 * Pictures of artwork: variants by density (specification, section 9), black and white by
 * luminance.
 */
import { densities, maxThumbnailEdge } from '@shop/design';
import { pdfMillimetres } from '@shop/design/pdf';
import { svgMillimetres } from '@shop/design/svg';
import sharp, { type Sharp } from 'sharp';
import { fail, ok, type Result } from '../../platform/index.ts';
import type { ArtworkCode, ArtworkPicture } from '../assets/artwork.port.ts';
import type { ArtworkLimits } from './limits.ts';
import type { ArtworkKind, RasterPixels, RenderVariant } from './messages.ts';
import { drawPage } from './read-pdf.ts';
import { openRaster } from './read-raster.ts';
import { drawSvg, readSvg } from './read-svg.ts';

type BaseVariant = 'original' | 'originalLimited' | 'thumbnail' | 'dieline';

const baseOf = (variant: RenderVariant): { readonly base: BaseVariant; readonly gray: boolean } =>
  variant.endsWith('BW')
    ? { base: variant.slice(0, -2) as BaseVariant, gray: true }
    : { base: variant as BaseVariant, gray: false };

/** Pixels of vector artwork by variant: at least 1, at most the limit of rasters. */
export function pixelsOf(
  [width, height]: readonly [number, number],
  base: BaseVariant,
  limits: ArtworkLimits,
  scale: number,
): readonly [number, number] {
  const density =
    base === 'thumbnail' ? densities.thumbnail : base === 'dieline' ? densities.dieline : densities.artwork;
  const most = base === 'thumbnail' ? maxThumbnailEdge : limits.pixels;
  const longest = Math.max(width, height);
  const perMillimetre = Math.min((density * scale) / 25.4, most / longest);
  const pixels = (length: number) => Math.max(1, Math.min(most, Math.round(length * perMillimetre)));
  return [pixels(width), pixels(height)];
}

const fromRgba = ({ width, height, rgba }: { width: number; height: number; rgba: Buffer }): Sharp =>
  sharp(rgba, { raw: { width, height, channels: 4 } });

/** Renders the first page to this many pixels. */
async function draw(
  bytes: Uint8Array,
  kind: ArtworkKind,
  pixels: (mm: readonly [number, number]) => readonly [number, number],
  limits: ArtworkLimits,
): Promise<Result<Sharp, ArtworkCode>> {
  if (kind === 'png' || kind === 'jpg') return ok(openRaster(bytes, limits));
  if (kind === 'svg') {
    const clean = readSvg(bytes);
    if (!clean.ok) return clean;
    const mm = svgMillimetres(clean.value.root);
    if (mm === null || Math.max(...mm) > limits.page) return fail('artwork_damaged');
    const [width, height] = pixels(mm);
    // The ratio is the drawing's own; the other edge must be within the limits too.
    if ((width * mm[1]) / mm[0] > limits.pixels + 1 || height > limits.pixels)
      return fail('artwork_too_large');
    return ok(fromRgba(drawSvg(clean.value, width)));
  }
  const mm = await pdfMillimetres(bytes);
  if (mm === null) return fail('artwork_damaged');
  const page = await drawPage(bytes, pixels(mm));
  return page.ok ? ok(fromRgba(page.value)) : page;
}

export async function renderArtwork(
  bytes: Uint8Array,
  kind: ArtworkKind,
  variant: RenderVariant,
  limits: ArtworkLimits,
  scale: number,
): Promise<Result<ArtworkPicture, ArtworkCode>> {
  const { base, gray } = baseOf(variant);
  const drawn = await draw(bytes, kind, (mm) => pixelsOf(mm, base, limits, scale), limits);
  if (!drawn.ok) return drawn;
  const raster = kind === 'png' || kind === 'jpg';
  let picture = drawn.value.toColourspace('srgb');
  if (raster && base === 'thumbnail') {
    picture = picture.resize(maxThumbnailEdge, maxThumbnailEdge, { fit: 'inside', withoutEnlargement: true });
  }
  if (raster && base === 'dieline') {
    const { width = 1, height = 1 } = await sharp(bytes).metadata();
    const part = densities.dieline / densities.artwork;
    picture = picture.resize(Math.max(1, Math.round(Math.max(width, height) * part)), undefined, {
      fit: 'inside',
      withoutEnlargement: true,
    });
  }
  if (gray) picture = picture.grayscale();
  try {
    // A photograph stays a JPEG; pictures with possible transparency are PNG.
    if (kind === 'jpg') {
      return ok({ bytes: await picture.jpeg({ quality: 90 }).toBuffer(), type: 'image/jpeg' });
    }
    return ok({ bytes: await picture.png({ compressionLevel: 6 }).toBuffer(), type: 'image/png' });
  } catch {
    // The pixels could not be read completely.
    return fail('artwork_damaged');
  }
}

/** Renders plain pixels for the print file, where a drawing cannot stay vectors. */
export async function rasteriseArtwork(
  bytes: Uint8Array,
  kind: ArtworkKind,
  [width, height]: readonly [number, number],
  limits: ArtworkLimits,
): Promise<Result<RasterPixels, ArtworkCode>> {
  if (Math.max(width, height) > limits.pixels) return fail('artwork_too_large');
  const drawn = await draw(bytes, kind, () => [width, height], limits);
  if (!drawn.ok) return drawn;
  const { data, info } = await drawn.value
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const count = info.width * info.height;
  const rgb = new Uint8Array(count * 3);
  const alpha = new Uint8Array(count);
  for (let at = 0; at < count; at++) {
    rgb[at * 3] = data[at * 4] ?? 0;
    rgb[at * 3 + 1] = data[at * 4 + 1] ?? 0;
    rgb[at * 3 + 2] = data[at * 4 + 2] ?? 0;
    alpha[at] = data[at * 4 + 3] ?? 255;
  }
  const opaque = alpha.every((value) => value === 255);
  return ok({ width: info.width, height: info.height, rgb, alpha: opaque ? null : alpha });
}
