import sharp from 'sharp';
import type { Artwork } from '../src/artwork/index.ts';
import { fail, ok } from '../src/platform/index.ts';

/** Reads rasters in this process, for tests that need pictures but not the killable child. */
export const testArtwork = (): Artwork => ({
  async inspect(file) {
    try {
      const { format, width, height } = await sharp(file).metadata();
      if (format !== 'png' && format !== 'jpeg') return fail('artwork_unsupported');
      return ok({
        kind: format === 'png' ? 'png' : 'jpg',
        pages: 1,
        mm: [(width * 25.4) / 300, (height * 25.4) / 300],
        px: [width, height],
        warnings: [],
      });
    } catch {
      return fail('artwork_damaged');
    }
  },
  validatePdf: async () => ok(null),
  async render(file, _kind, variant) {
    const side = variant.startsWith('thumbnail') ? 200 : 1600;
    const picture = sharp(file).resize(side, side, { fit: 'inside', withoutEnlargement: true });
    const toned = variant.endsWith('BW') ? picture.grayscale() : picture;
    return ok({ bytes: await toned.png().toBuffer(), type: 'image/png' });
  },
});
