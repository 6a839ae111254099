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
 * Returns the configuration as one word, the same in every market. A finish is named only where there is one; of the
 * structure options only those that the buyer chose.
 *
 * @example 'mailer-box-full-color--212x148x61--cardboard-white--print-color-hd--standard'
 */
export const externalSku = ({
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

/** Returns the same with its market: the SKU of a line item. */
export const toSku = (configuration: Configuration, region: RegionId): string =>
  `${externalSku(configuration)}--${region}`;

/** Returns the configuration's key in the product information system: short, stable, derived. */
export const externalId = (configuration: Configuration): string =>
  createHash('sha256').update(externalSku(configuration)).digest('hex').slice(0, 12);

/** `box-{region}` and five samples. */
export const sampleSku = (region: RegionId): string => `box-${region}${'--samples'.repeat(5)}`;
