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
