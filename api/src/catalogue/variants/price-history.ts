import { type getPriceHistory, type PublishedPrice, priceComponents, type ReplyOf } from '@shop/contracts';
import { currencies, toDecimal, unitToDecimal } from '@shop/money';
import { addDays, dayIn, defaultQuantity, sellerTimeZone, startOfDay } from '@shop/regions';
import { fail, ok, type Queryable, type Result } from '../../platform/index.ts';
import type { UnitPriceComponents } from '../pricing/cost.ts';
import { findTier, type LinePrice, priceLineAtTier } from '../pricing/price-ladder.ts';
import { type HistoryRow, historyOf } from './published-prices.repo.ts';
import { refuseQuantities } from './refuse-quantities.ts';
import { variantsBySku } from './variants.repo.ts';

type Reply = ReplyOf<typeof getPriceHistory>;

interface Query {
  readonly sku: string;
  readonly quantity?: number | undefined;
  readonly on?: string | undefined;
}

/** A price and when it was in effect; `line` is null from when the product was no longer sold. */
interface PricePeriod {
  readonly from: Date;
  readonly row: HistoryRow;
  readonly line: LinePrice | null;
}

const dayLength = 86_400_000;
const month = 30 * dayLength;

/**
 * Returns the published prices of a stocked size up to the end of a day. Any quantity is priced at its tier, as in
 * the cart. At most three statements; a size that was never stocked has no history.
 */
export async function readHistory(
  db: Queryable,
  query: Query,
  now: Date,
): Promise<Result<Reply, 'unknown_product' | 'quantity_out_of_range' | 'invalid_input' | 'not_found'>> {
  const quantity = query.quantity ?? defaultQuantity;
  const refused = refuseQuantities([quantity], () => 'query.quantity');
  if (refused) return refused;
  const on = query.on ?? dayIn(sellerTimeZone, now);
  if (on < '2020-01-01' || on > '2099-12-31') {
    const message = 'Choose a day from 2020 to 2099.';
    return fail('invalid_input', { fields: [{ path: 'query.on', code: 'wrong_format', message }] });
  }
  const [variant] = await variantsBySku(db, [query.sku]);
  if (!variant) return fail('unknown_product', { detail: `No product has the SKU "${query.sku}".` });
  const end = startOfDay(sellerTimeZone, addDays(on, 1));
  const tier = findTier(quantity) ?? quantity;
  const rows = await historyOf(db, variant.region, variant.external_pim_id, tier, end);
  const spells = rows.map(
    (row): PricePeriod => ({ from: row.effective_at, row, line: toLinePrice(row, tier, quantity) }),
  );
  const currency = currencies.find((known) => known === rows.at(-1)?.currency);
  if (!currency) {
    return fail('not_found', {
      detail: 'No price of this was published by then. Custom sizes are priced on request.',
    });
  }
  const current = spells.at(-1);
  const lowest = findLowestPrice(spells, end.getTime() - month, end.getTime());
  return ok({
    sku: variant.sku,
    currency,
    quantity,
    on,
    price: current ? present(current) : null,
    lowest_30_days: lowest ? present(lowest) : null,
    reduction: computeReduction(spells, end),
    entries: spells.flatMap((spell) => present(spell) ?? []),
  });
}

/** A reduction is announced with the lowest price of the 30 days before it began. */
function computeReduction(spells: readonly PricePeriod[], end: Date): Reply['reduction'] {
  const current = spells.at(-1);
  const before = spells.at(-2);
  if (!current?.line || !before?.line || current.line.net.amount >= before.line.net.amount) return null;
  const began = current.from.getTime();
  if (began < end.getTime() - month) return null;
  const lowest = findLowestPrice(spells.slice(0, -1), began - month, began);
  const lowest_before = lowest && present(lowest);
  return lowest_before ? { lowest_before } : null;
}

/**
 * Returns the period with the lowest total of those in effect at some time from `start` to `end`; the earlier one of
 * equals.
 */
function findLowestPrice(
  spells: readonly PricePeriod[],
  start: number,
  end: number,
): PricePeriod | undefined {
  let lowest: PricePeriod | undefined;
  spells.forEach((spell, index) => {
    const until = spells[index + 1]?.from.getTime() ?? Number.POSITIVE_INFINITY;
    if (!spell.line || until <= start || spell.from.getTime() >= end) return;
    if (!lowest?.line || spell.line.net.amount < lowest.line.net.amount) lowest = spell;
  });
  return lowest;
}

function toLinePrice(
  { parts, process, currency }: HistoryRow,
  tier: number,
  quantity: number,
): LinePrice | null {
  const known = currencies.find((one) => one === currency);
  if (!parts || !process || !known) return null;
  const unitParts = Object.fromEntries(
    priceComponents.map((part) => [part, BigInt(parts[part] ?? '0')]),
  ) as UnitPriceComponents;
  return priceLineAtTier({ process, parts: unitParts }, tier, quantity, known);
}

const present = ({ row, line }: PricePeriod): PublishedPrice | null =>
  line && {
    price: unitToDecimal(line.unit),
    total_net: toDecimal(line.net),
    parts: line.parts.map(({ part, amount }) => ({ part, amount: toDecimal(amount) })),
    process: line.process,
    price_book: row.book_id,
    published_at: row.published_at.toISOString(),
    effective_from: row.effective_at.toISOString(),
  };
