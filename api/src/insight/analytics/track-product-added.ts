import type { BodyOf, trackProductAdded as contract, ReplyOf } from '@shop/contracts';
import { type Currency, money, toDecimal } from '@shop/money';
import { sql } from 'drizzle-orm';
import { fail, ok, type Result } from '../../platform/index.ts';
import { estimateMarginEur, toEur } from './eur-value.ts';
import { ingest, type Sender } from './ingest.ts';

interface LineRow {
  readonly number: string;
  readonly currency: Currency;
  readonly channel: string;
  readonly net: bigint;
  readonly quantity: number;
  readonly item: { readonly sku?: string; readonly name?: string };
  readonly has_sample: boolean;
}

/**
 * Tracks a line of the caller's cart as added, once per quantity, with values computed by the
 * server.
 */
export const trackProductAdded = async (
  sender: Sender,
  userId: number,
  { line_item_id, messageId, anonymousId, context }: BodyOf<typeof contract>,
): Promise<Result<ReplyOf<typeof contract>, 'not_found'>> => {
  if (line_item_id > Number.MAX_SAFE_INTEGER) return fail('not_found');
  const [line] = await sender.db.query<LineRow>(sql`
    select c.number, c.currency, c.channel, l.net, l.quantity, l.item, exists (
      select 1 from cart_lines s where s.cart_id = c.id and s.item->>'sku' like '%--samples%') as has_sample
    from cart_lines l join carts c on c.id = l.cart_id
    where l.id = ${line_item_id}::bigint and c.user_id = ${userId} and c.merged_into is null`);
  if (!line) return fail('not_found');
  const net = money(line.net, line.currency);
  const valueEur = toEur(net);
  const marginEur = estimateMarginEur(net, { channel: line.channel, hasSample: line.has_sample });
  const done = await ingest(sender, [
    {
      messageId: messageId ?? `line-${line_item_id}-${line.quantity}`,
      type: 'track',
      name: 'Product Added',
      anonymousId,
      context,
      properties: {
        cart_id: line.number,
        product_id: line.item.sku ?? String(line_item_id),
        ...(line.item.name ? { name: line.item.name } : {}),
        quantity: line.quantity,
        currency: line.currency,
        value: Number(toDecimal(net)),
      },
      valueEur,
      marginEur,
    },
  ]);
  return ok({
    success: true,
    ...done,
    currency: line.currency,
    value: toDecimal(net),
    value_eur: valueEur && toDecimal(valueEur),
    margin_eur: marginEur && toDecimal(marginEur),
  });
};
