import { sql } from 'drizzle-orm';
import { array, json, type Tx } from '../db/db.ts';
import type { LineRow } from '../orders/lines.repo.ts';
import type { DesignCopy, OrderPorts } from '../orders/ports.ts';
import { presentCart } from '../orders/present-order.ts';
import type { Snapshot } from '../orders/read-order.ts';
import type { PricedCart } from '../orders/reprice.ts';

/**
 * Writes down what is being paid, before anything is charged: prices, tax rows, addresses, VAT evidence and copies of
 * the designs. What is placed later is this draft, even if the process dies in between. A new attempt writes a new one.
 */
export async function draftOrder(
  tx: Tx,
  ports: OrderPorts,
  priced: PricedCart,
  buyer: { readonly anonymous: boolean },
  copies: readonly DesignCopy[],
  now: Date,
): Promise<void> {
  const { cart, lines } = priced;
  const shown = presentCart(priced, ports, buyer, now);
  const { state, payments, payment_status, completed_at, requirements, ...agreed } = shown;
  const { wallet, installment_counts, payment_schedule, ...rest } = agreed;
  const snapshot: Snapshot = {
    ...rest,
    line_items: rest.line_items.map((line) => ({
      ...line,
      thumbnail: null,
      box_design: line.box_design ? { ...line.box_design, design_status: 'ordered' } : null,
    })),
  };
  const byId = new Map(copies.map((copy) => [copy.id, copy]));
  const column = <T>(read: (line: LineRow, index: number) => T): T[] => lines.map(read);
  const copyOf = (id: string | null) => (id === null ? undefined : byId.get(id));
  // A draft of an earlier attempt; there can be none before the first payment.
  if (cart.payments.length > 0)
    await tx.execute(sql`delete from orders where id = ${cart.id} and placed_at is null`);
  await tx.execute(sql`
    with draft as (
      insert into orders (id, cart_id, number, user_id, region, currency, email, cart_version, total, quantity, snapshot,
        company_id, po_number)
      values (${cart.id}, ${cart.id}, ${cart.number}, ${cart.user_id}, ${cart.region}, ${cart.currency}, ${cart.email},
        ${cart.version}, ${cart.total}, ${rest.quantity}, ${json(snapshot)}, ${cart.company?.id ?? null}, ${cart.po_number})
    ), lines as (
      insert into order_lines (id, order_id, currency, position, variant_id, box_design_id, design_rev, design_document,
        quantity, unit_price, net, tax, gross, item, express_delivery_option_id, express_net, express_gross, service, parent_id)
      select v.id, ${cart.id}, ${cart.currency}, v.position, v.variant_id, v.design, v.rev, v.document::jsonb, v.quantity,
        v.unit_price, v.net, v.tax, v.gross, v.item::jsonb, v.express_option, v.express_net, v.express_gross, v.service,
        v.parent_id
      from unnest(
        ${array(
          column(({ id }) => id),
          'bigint',
        )}, ${array(
          column((_, index) => index),
          'int',
        )},
        ${array(
          column((line) => line.variant_id),
          'bigint',
        )}, ${array(
          column((line) => line.box_design_id),
          'uuid',
        )},
        ${array(
          column((line) => copyOf(line.box_design_id)?.rev ?? null),
          'int',
        )},
        ${array(
          column((line) => documentOf(copyOf(line.box_design_id))),
          'text',
        )},
        ${array(
          column(({ quantity }) => quantity),
          'int',
        )}, ${array(
          column((line) => line.unit_price ?? 0n),
          'bigint',
        )},
        ${array(
          column(({ net }) => net),
          'bigint',
        )}, ${array(
          column(({ tax }) => tax),
          'bigint',
        )},
        ${array(
          column(({ gross }) => gross),
          'bigint',
        )}, ${array(
          column(({ item }) => JSON.stringify(item)),
          'text',
        )},
        ${array(
          column((line) => line.express_delivery_option_id),
          'bigint',
        )}, ${array(
          column((line) => line.express_net),
          'bigint',
        )}, ${array(
          column((line) => line.express_gross),
          'bigint',
        )}, ${array(
          column((line) => line.service),
          'text',
        )}, ${array(
          column((line) => line.parent_id),
          'bigint',
        )}
      ) as v (id, position, variant_id, design, rev, document, quantity, unit_price, net, tax, gross, item,
        express_option, express_net, express_gross, service, parent_id)
    )
    insert into order_taxes (order_id, currency, category, rate, country, base, amount, reason)
    select ${cart.id}, ${cart.currency}, v.category, v.rate, v.country, v.base::bigint, v.amount::bigint, v.reason
    from jsonb_to_recordset(${json(cart.taxes)})
      as v (category text, rate int, country text, base text, amount text, reason text)`);
}

const documentOf = (copy: DesignCopy | undefined): string | null =>
  copy === undefined ? null : JSON.stringify(copy.document);
