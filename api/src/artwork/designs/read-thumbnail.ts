import type { getDesignThumbnail as contract, QueryOf } from '@shop/contracts';
import sharp from 'sharp';
import {
  type ApiDeps,
  type BinaryReply,
  binary,
  checkSignature,
  fail,
  ok,
  type Queryable,
  type Result,
} from '../../platform/index.ts';
import type { ArtworkCode } from '../assets/artwork.port.ts';
import type { Variants } from '../assets/variants.ts';
import { findAnyDesign } from './designs.repo.ts';
import { renderThumbnail } from './render-thumbnail.ts';

/**
 * Returns a design's thumbnail as a PNG for the holder of its signed address; in greyscale on request. A design
 * without a possible thumbnail is `not_found`, like one that is gone; only a timeout is a different error.
 */
export const readThumbnail = async (
  deps: ApiDeps,
  variants: Variants,
  db: Queryable,
  id: string,
  query: QueryOf<typeof contract>,
): Promise<Result<BinaryReply, 'not_found' | 'artwork_timeout'>> => {
  const { settings, clock, files } = deps;
  if (!checkSignature(settings.sessionSecret, `/box_designs/${id}/thumbnail`, query, clock()))
    return fail('not_found');
  const design = await findAnyDesign(db, id);
  const picture: Result<string, ArtworkCode | 'not_found'> = design
    ? await renderThumbnail(deps, variants, design)
    : fail('not_found');
  if (!picture.ok) return fail(picture.code === 'artwork_timeout' ? 'artwork_timeout' : 'not_found');
  const bytes =
    query.variant === 'thumbnailBW'
      ? await sharp(await files.read(picture.value))
          .grayscale()
          .png()
          .toBuffer()
      : await files.stream(picture.value);
  return ok(binary(bytes, 'image/png', { 'cache-control': 'private, max-age=3600' }));
};
