import type { Carrier } from '@shop/contracts';

export interface ShipmentMailWords {
  readonly subject: (shop: string, number: string) => string;
  readonly heading: string;
  readonly whole: string;
  readonly part: string;
  readonly collect: string;
  readonly number: string;
  readonly carrier: string;
  readonly tracking: string;
  readonly track: string;
  readonly see: string;
  readonly pickUp: string;
  readonly footer: (shop: string) => string;
}

/** Company names are the same in every language. */
export const carrierNames: Readonly<Record<Exclude<Carrier, 'pick-up'>, string>> = {
  dhl: 'DHL',
  dpd: 'DPD',
  gls: 'GLS',
  ups: 'UPS',
  fedex: 'FedEx',
  inpost: 'InPost',
  'poczta-polska': 'Poczta Polska',
  raben: 'Raben',
};
