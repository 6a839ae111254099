import type { TextKey } from '@shop/kit/i18n';
import type { DieFacts } from '@shop/packaging';

type ParcelClass = DieFacts['carriers'][number];

/** Returns the smallest class for this box of the market's carrier; none without a known carrier. */
export function findParcelClass(
  countryCode: string,
  carriers: readonly ParcelClass[],
): ParcelClass | undefined {
  if (countryCode === 'US') return undefined;
  const local = countryCode === 'GB' ? 'royal-mail' : 'eu-courier';
  return carriers.find(({ carrier }) => carrier === local);
}

/** Returns the dictionary key of a class name. */
export const getParcelClassKey = ({ carrier, band }: ParcelClass) =>
  `carrier.${carrier}.${band}` as TextKey<'mf-catalogue'>;
