import type { BodyOf, FieldProblem, priceConfiguration, ReplyOf } from '@shop/contracts';
import { toDecimal } from '@shop/money';
import { quantityRanges, type RegionId } from '@shop/regions';
import { fail, ok, type Queryable, type Result } from '../../platform/index.ts';
import { comparePrices } from '../pricing/difference.ts';
import { type LinePrice, priceLine } from '../pricing/price-ladder.ts';
import {
  type ConfigurationProblem,
  type PricedConfiguration,
  resolveConfiguration,
} from '../pricing/resolve-configuration.ts';
import { type Market, parseTaxCountry, presentPricing, resolveMarket } from './market.ts';
import { presentVariant } from './present-variant.ts';
import { refuseQuantities } from './refuse-quantities.ts';
import { variantFor } from './variants.repo.ts';

type Body = BodyOf<typeof priceConfiguration>;
type Reply = ReplyOf<typeof priceConfiguration>;
type Problem = ConfigurationProblem | 'quantity_out_of_range' | 'invalid_input';

/**
 * Prices one configuration, creates the row that a line item can refer to, and returns the difference from another
 * one by part.
 */
export async function computeConfigurationPrice(
  db: Queryable,
  region: RegionId,
  body: Body,
  now: Date,
): Promise<Result<Reply, Problem>> {
  const country = parseTaxCountry(body.tax_country_iso);
  if (!country.ok) return country;
  const market = resolveMarket(region, country.value, now);
  if (!market.ok) return market;
  const quantities = body.quantities?.length ? body.quantities : quantityRanges;
  const refused = refuseQuantities(quantities, (index) => `quantities.${index}`);
  if (refused) return refused;
  const thing = resolveConfiguration(body.configuration, region);
  if (!thing.ok) return thing;
  const compared = body.compare_to ? compare(thing.value, body.compare_to, market.value) : ok(null);
  if (!compared.ok) return compared;
  const row = await variantFor(db, thing.value.configuration, region);
  const variant = presentVariant(row, market.value, quantities);
  if (!variant) return fail('unknown_product');
  return ok({ variant, ...presentPricing(market.value), difference: compared.value });
}

function compare(
  { subject }: PricedConfiguration,
  { configuration, quantity }: NonNullable<Body['compare_to']>,
  { book }: Market,
): Result<Reply['difference'], Problem> {
  const refused = refuseQuantities([quantity], () => 'compare_to.quantity');
  if (refused) return refused;
  const other = resolveConfiguration(configuration);
  if (!other.ok) return { ...other, fields: (other.fields ?? []).map(withComparePath) };
  const from = priceLine(other.value.subject, quantity, book);
  const to = priceLine(subject, quantity, book);
  if (!from || !to) return fail('combination_not_allowed');
  const { net, parts } = comparePrices(from, to);
  return ok({
    quantity,
    total_net: toDecimal(net),
    parts: parts.map(({ part, amount }) => ({ part, amount: toDecimal(amount) })),
    from: presentLinePrice(from),
    to: presentLinePrice(to),
  });
}

const presentLinePrice = ({ net, process }: LinePrice) => ({ total_net: toDecimal(net), process });

const withComparePath = (field: FieldProblem): FieldProblem => ({
  ...field,
  path: `compare_to.${field.path}`,
});
