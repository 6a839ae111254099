import type { VatNumber } from '@shop/intake';
import { isEuCountry } from '@shop/regions';

/** Whether the Commission's VIES covers the number. */
export const isViesNumber = ({ prefix, country }: VatNumber): boolean =>
  prefix === 'XI' || isEuCountry(country);
