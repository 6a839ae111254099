import { createHash } from 'node:crypto';
import type { Configuration } from '@shop/contracts';
import type { RegionId } from '@shop/regions';

const slugify = (text: string): string => text.toLowerCase().replaceAll('+', '-plus').replaceAll(' ', '-');

/** @example sizeText({ length: 212, width: 148, height: 61 }) // '212x148x61' */
export const sizeText = ({ length, width, height }: Configuration['size']): string =>
  `${length}x${width}x${height}`;

/** @example optionsText({ lidHeight: 30, zipper: 0 }) // ['lidheight30', 'zipper0'] */
const optionsText = (options: Configuration['structure_options'] = {}): string[] =>
  Object.entries(options)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}${value}`);

/**
 * Returns a configuration's SKU in the product information system (PIM), the same in every market: its parts as slugs,
 * joined by "--". Size in mm. A finish of "foil-none" and absent structure options are left out.
 *
 * @example 'mailer-box-full-color--212x148x61--cardboard-white--print-color-hd--standard'
 */
export const toPimSku = ({
  product,
  size,
  material,
  print_mode,
  finish,
  quality,
  structure_options,
}: Configuration): string =>
  [
    product,
    sizeText(size),
    ...optionsText(structure_options),
    material,
    print_mode,
    ...(finish === 'foil-none' ? [] : [finish]),
    quality,
  ]
    .map(slugify)
    .join('--');

/** Returns the SKU of a variant and of a line item: the SKU of the PIM and the region. */
export const toSku = (configuration: Configuration, region: RegionId): string =>
  `${toPimSku(configuration)}--${region}`;

/** Returns a configuration's id in the PIM: the first 12 hex digits of the SHA-256 of its SKU there. */
export const toPimId = (configuration: Configuration): string =>
  createHash('sha256').update(toPimSku(configuration)).digest('hex').slice(0, 12);

/** Returns the SKU of a region's sample pack: `box-{region}` and five times `--samples`. */
export const toSamplePackSku = (region: RegionId): string => `box-${region}${'--samples'.repeat(5)}`;
