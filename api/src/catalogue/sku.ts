import { createHash } from 'node:crypto';
import type { Configuration } from '@shop/contracts';
import type { RegionId } from '@shop/regions';

const word = (text: string): string => text.toLowerCase().replaceAll('+', '-plus').replaceAll(' ', '-');

/** @example sizeText({ length: 212, width: 148, height: 61 }) // '212x148x61' */
export const sizeText = ({ length, width, height }: Configuration['size']): string =>
  `${length}x${width}x${height}`;

/**
 * The configuration as one word, the same in every market. A finish is named only where there is one.
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
}: Configuration): string =>
  [product, sizeText(size), material, print_mode, ...(finish === 'foil-none' ? [] : [finish]), quality]
    .map(word)
    .join('--');

/** The same with its market: what a line item names. */
export const skuOf = (configuration: Configuration, region: RegionId): string =>
  `${externalSku(configuration)}--${region}`;

/** The key of the configuration in the product information system: short, stable, derived. */
export const externalId = (configuration: Configuration): string =>
  createHash('sha256').update(externalSku(configuration)).digest('hex').slice(0, 12);

/** `box-{region}` and five samples (INTERPRETATION 1). */
export const sampleSku = (region: RegionId): string => `box-${region}${'--samples'.repeat(5)}`;
