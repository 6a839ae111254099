/** Raster artwork as image XObjects: once per asset, not resampled, with a separate soft mask. */
import {
  PDFArray,
  type PDFContext,
  PDFName,
  PDFRawStream,
  type PDFRef,
  PDFStream,
  PngEmbedder,
} from '@cantoo/pdf-lib';
import type { Matrix } from '../geometry/matrix.ts';
import { readJpeg } from './jpeg.ts';
import { readEmbeddablePng } from './png.ts';
import type { Raster } from './print-file.types.ts';

/** A drawing that fills the unit square (y up). */
export interface Drawable {
  readonly ref: PDFRef;
  /** Applied before the unit square is placed: rotates a picture by its EXIF orientation. */
  readonly orientation: Matrix;
}

const noRotation: Matrix = [1, 0, 0, 1, 0, 0];

/** Matrices that turn stored pixels upright, in the unit square with y up, by EXIF orientation 1…8. */
const orientations: Record<number, Matrix> = {
  1: noRotation,
  2: [-1, 0, 0, 1, 1, 0],
  3: [-1, 0, 0, -1, 1, 1],
  4: [1, 0, 0, -1, 0, 1],
  5: [0, -1, -1, 0, 1, 1],
  6: [0, -1, 1, 0, 0, 1],
  7: [0, 1, 1, 0, 0, 0],
  8: [0, 1, -1, 0, 1, 0],
};

export interface ColorSpaces {
  /** ICCBased sRGB, for RGB without a profile. */
  readonly rgb: PDFRef;
  /** ICCBased space for an embedded profile. */
  readonly icc: (profile: Uint8Array, channels: number) => PDFRef;
}

/** Returns the channels stated by the profile; a profile that does not fit the picture is ignored. */
function profileChannels(profile: Uint8Array): number {
  const space = String.fromCharCode(...profile.subarray(16, 20)).trim();
  return space === 'RGB' ? 3 : space === 'CMYK' ? 4 : space === 'GRAY' ? 1 : 0;
}

export function embedJpeg(context: PDFContext, bytes: Uint8Array, spaces: ColorSpaces): Drawable {
  const info = readJpeg(bytes);
  const { channels } = info;
  const own = info.profile !== null && profileChannels(info.profile) === channels ? info.profile : null;
  const space =
    own !== null
      ? spaces.icc(own, channels)
      : channels === 3
        ? spaces.rgb
        : PDFName.of(channels === 4 ? 'DeviceCMYK' : 'DeviceGray');
  const dict = context.obj({
    Type: 'XObject',
    Subtype: 'Image',
    Width: info.width,
    Height: info.height,
    BitsPerComponent: 8,
    ColorSpace: space,
    Filter: 'DCTDecode',
    ...(channels === 4 && info.adobe ? { Decode: [1, 0, 1, 0, 1, 0, 1, 0] } : {}),
  });
  const ref = context.register(PDFRawStream.of(dict, bytes));
  return { ref, orientation: orientations[info.orientation] ?? noRotation };
}

export async function embedPng(
  context: PDFContext,
  bytes: Uint8Array,
  spaces: ColorSpaces,
): Promise<Drawable> {
  const plain = readEmbeddablePng(bytes);
  if (plain === null) {
    const ref = await (await PngEmbedder.for(bytes)).embedIntoContext(context);
    const image = context.lookup(ref);
    if (!(image instanceof PDFStream)) throw new Error('The PNG could not be embedded.');
    image.dict.set(PDFName.of('ColorSpace'), spaces.rgb);
    return { ref, orientation: noRotation };
  }
  const { palette, gray } = plain;
  const base = gray ? PDFName.of('DeviceGray') : spaces.rgb;
  const space =
    palette === null
      ? base
      : context.obj([
          PDFName.of('Indexed'),
          spaces.rgb,
          context.obj(palette.length / 3 - 1),
          context.register(context.flateStream(palette)),
        ]);
  const dict = context.obj({
    Type: 'XObject',
    Subtype: 'Image',
    Width: plain.width,
    Height: plain.height,
    BitsPerComponent: plain.bits,
    ColorSpace: space,
    Filter: 'FlateDecode',
    DecodeParms: { Predictor: 15, Colors: plain.colors, BitsPerComponent: plain.bits, Columns: plain.width },
  });
  return { ref: context.register(PDFRawStream.of(dict, plain.data)), orientation: noRotation };
}

export function embedRaster(context: PDFContext, raster: Raster, spaces: ColorSpaces): Drawable {
  const size = {
    Type: 'XObject',
    Subtype: 'Image',
    Width: raster.width,
    Height: raster.height,
    BitsPerComponent: 8,
  };
  const mask =
    raster.alpha === null
      ? {}
      : { SMask: context.register(context.flateStream(raster.alpha, { ...size, ColorSpace: 'DeviceGray' })) };
  const ref = context.register(context.flateStream(raster.rgb, { ...size, ...mask, ColorSpace: spaces.rgb }));
  return { ref, orientation: noRotation };
}

/** Returns profiles as colour spaces, each stored once. */
export function colorSpaces(context: PDFContext, rgbProfile: Uint8Array): ColorSpaces {
  const known = new Map<string, PDFRef>();
  const icc = (profile: Uint8Array, channels: number): PDFRef => {
    const key = `${channels}/${profile.length}/${profile.subarray(0, 128).join()}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const alternate = channels === 3 ? 'DeviceRGB' : channels === 4 ? 'DeviceCMYK' : 'DeviceGray';
    const stream = context.register(context.flateStream(profile, { N: channels, Alternate: alternate }));
    const ref = context.register(PDFArray.withContext(context));
    const array = context.lookup(ref, PDFArray);
    array.push(PDFName.of('ICCBased'));
    array.push(stream);
    known.set(key, ref);
    return ref;
  };
  return { rgb: icc(rgbProfile, 3), icc };
}
