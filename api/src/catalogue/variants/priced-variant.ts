import type { Configuration } from '@shop/contracts';
import type { Money, UnitPrice } from '@shop/money';

/** The facts of a variant that are enough to show it, whatever becomes of the catalogue. */
export interface VariantFacts {
  readonly sku: string;
  readonly external_pim_sku: string;
  readonly product_id: number;
  readonly name: string;
  /** The product's slug. */
  readonly slug: string;
  readonly product_type: string;
  readonly configuration: Configuration;
}

export interface VariantPrice {
  /** Net per piece at the price tier that the quantity reaches. */
  readonly unit: UnitPrice;
  /** Net of the line. */
  readonly net: Money;
  /** The larger quantity with the lowest total, if one costs less than this; the buyer must see it. */
  readonly cheaper: { readonly quantity: number; readonly net: Money } | null;
}

export type PricedVariant = VariantFacts & {
  /** Null if today's price book has no price for this quantity. */
  readonly priceOf: (quantity: number) => VariantPrice | null;
};
