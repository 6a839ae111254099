import type { Variant } from '@shop/contracts';
import { priceLadder } from '../pricing/price-ladder.ts';
import { type PricedConfiguration, resolveConfiguration } from '../pricing/resolve-configuration.ts';
import { isPackRow, presentPack } from '../samples/sample-pack.ts';
import type { Market } from './market.ts';
import { productId, productName } from './product-names.ts';
import { sizeText, toPimSku } from './sku.ts';
import type { VariantRow } from './variants.repo.ts';

/** Presents a row priced for a market. Undefined for a box that is no longer made. */
export function presentVariant(
  row: VariantRow,
  market: Market,
  quantities: readonly number[],
): Variant | undefined {
  if (isPackRow(row)) return presentPack(row, market.region.id, market.vatRate);
  const priced = resolveConfiguration(row.configuration, market.region.id);
  return priced.ok ? present(row, priced.value, market, quantities) : undefined;
}

const present = (
  row: VariantRow,
  { product, configuration, subject }: PricedConfiguration,
  { region, book, vatRate }: Market,
  quantities: readonly number[],
): Variant => ({
  id: row.id,
  sku: row.sku,
  external_pim_sku: toPimSku(configuration),
  external_pim_id: row.external_pim_id,
  product_id: productId(product.slug),
  name: productName(product.slug, region.locale),
  type: product.model,
  size: sizeText(configuration.size),
  size_type: row.size_type,
  image: null,
  configuration,
  volume_prices: priceLadder(subject, quantities, book, vatRate),
});
