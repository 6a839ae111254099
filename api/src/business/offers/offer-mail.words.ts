export interface OfferMailWords {
  readonly subject: (number: string) => string;
  readonly heading: string;
  readonly text: (until: string) => string;
  readonly net: (amount: string) => string;
  readonly action: string;
  readonly footer: (shop: string) => string;
}
