import type { TextKey } from '@shop/kit/i18n';
import type { DieFacts } from '@shop/packaging';

type Band = DieFacts['carriers'][number];

/** The smallest class this box fits of the carrier that is used in the market; none where we know no carrier. */
export function parcelIn(countryCode: string, carriers: readonly Band[]): Band | undefined {
  if (countryCode === 'US') return undefined;
  const local = countryCode === 'GB' ? 'royal-mail' : 'eu-courier';
  return carriers.find(({ carrier }) => carrier === local);
}

/** The key of what a class is called. */
export const bandKey = ({ carrier, band }: Band) => `carrier.${carrier}.${band}` as TextKey<'mf-catalogue'>;
