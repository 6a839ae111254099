import type { BodyOf, FieldProblem, priceConfiguration, ReplyOf } from '@shop/contracts';
import { toDecimal } from '@shop/money';
import { quantityRanges, type RegionId } from '@shop/regions';
import { fail, ok, type Queryable, type Result } from '../../platform/index.ts';
import { difference } from '../pricing/difference.ts';
import { type LinePrice, priceLine } from '../pricing/price-ladder.ts';
import { type PricedThing, type SubjectProblem, subjectOf } from '../pricing/subject-of.ts';
import { askedTaxCountry, type Market, marketOf, pricedMembers } from './market.ts';
import { presentVariant } from './present-variant.ts';
import { refuseQuantities } from './refuse-quantities.ts';
import { variantFor } from './variants.repo.ts';

type Body = BodyOf<typeof priceConfiguration>;
type Reply = ReplyOf<typeof priceConfiguration>;
type Problem = SubjectProblem | 'quantity_out_of_range' | 'invalid_input';

/** Prices one configuration, gives it the row a line item can name, and says what the difference to another is made of. */
export async function priceOne(
  db: Queryable,
  region: RegionId,
  body: Body,
  now: Date,
): Promise<Result<Reply, Problem>> {
  const country = askedTaxCountry(body.tax_country_iso);
  if (!country.ok) return country;
  const market = marketOf(region, country.value, now);
  if (!market.ok) return market;
  const quantities = body.quantities?.length ? body.quantities : quantityRanges;
  const refused = refuseQuantities(quantities, (index) => `quantities.${index}`);
  if (refused) return refused;
  const thing = subjectOf(body.configuration, region);
  if (!thing.ok) return thing;
  const compared = body.compare_to ? compare(thing.value, body.compare_to, market.value) : ok(null);
  if (!compared.ok) return compared;
  const row = await variantFor(db, thing.value.configuration, region);
  const variant = presentVariant(row, market.value, quantities);
  if (!variant) return fail('unknown_product');
  return ok({ variant, ...pricedMembers(market.value), difference: compared.value });
}

function compare(
  { subject }: PricedThing,
  { configuration, quantity }: NonNullable<Body['compare_to']>,
  { book }: Market,
): Result<Reply['difference'], Problem> {
  const refused = refuseQuantities([quantity], () => 'compare_to.quantity');
  if (refused) return refused;
  const other = subjectOf(configuration);
  if (!other.ok) return { ...other, fields: (other.fields ?? []).map(inCompareTo) };
  const from = priceLine(other.value.subject, quantity, book);
  const to = priceLine(subject, quantity, book);
  if (!from || !to) return fail('combination_not_allowed');
  const { net, parts } = difference(from, to);
  return ok({
    quantity,
    total_net: toDecimal(net),
    parts: parts.map(({ part, amount }) => ({ part, amount: toDecimal(amount) })),
    from: pricedOnce(from),
    to: pricedOnce(to),
  });
}

const pricedOnce = ({ net, process }: LinePrice) => ({ total_net: toDecimal(net), process });

const inCompareTo = (field: FieldProblem): FieldProblem => ({ ...field, path: `compare_to.${field.path}` });
