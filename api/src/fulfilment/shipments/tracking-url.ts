import type { Carrier } from '@shop/contracts';

const pages: Readonly<Record<Exclude<Carrier, 'pick-up'>, (number: string) => string>> = {
  dhl: (number) => `https://www.dhl.com/global-en/home/tracking.html?tracking-id=${number}`,
  dpd: (number) => `https://tracktrace.dpd.com.pl/parcelDetails?p1=${number}`,
  gls: (number) => `https://gls-group.com/track/${number}`,
  ups: (number) => `https://www.ups.com/track?tracknum=${number}`,
  fedex: (number) => `https://www.fedex.com/fedextrack/?trknbr=${number}`,
  inpost: (number) => `https://inpost.pl/sledzenie-przesylek?number=${number}`,
  'poczta-polska': (number) => `https://emonitoring.poczta-polska.pl/?numer=${number}`,
  raben: (number) => `https://oftc.myraben.com/link/ShipmentInformation?ShipmentNumber=${number}`,
};

/**
 * Returns the carrier's tracking page. Built from the number alone, so that mails link nowhere
 * else.
 */
export const trackingUrl = (carrier: Carrier, trackingNumber: string | null): string | null =>
  carrier === 'pick-up' || trackingNumber === null
    ? null
    : pages[carrier](encodeURIComponent(trackingNumber));
