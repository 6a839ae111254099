import { sql } from 'drizzle-orm';
import type { PersonalData } from '../../platform/index.ts';

/**
 * A placed order retains amounts, lines and tax, but not the buyer. `is_erasing()` lets the trigger
 * allow it.
 */
const withoutBuyer = sql`snapshot || jsonb_build_object('email', null::text, 'ship_address', null::text,
  'bill_address', null::text, 'vat_check', null::text, 'line_items', (
    select coalesce(jsonb_agg(
      case when jsonb_typeof(line -> 'box_design') = 'object'
        then jsonb_set(line, '{box_design,name}', '""') || '{"thumbnail": null}' else line end order by n), '[]')
    from jsonb_array_elements(snapshot -> 'line_items') with ordinality as each (line, n)))`;

export const ordersPersonal: PersonalData = {
  tables: {
    coupons: 'nobody',
    // Actors are ids of accounts without personal data.
    coupon_versions: 'nobody',
    carts: 'pseudonymised',
    cart_lines: 'pseudonymised',
    orders: 'pseudonymised',
    order_lines: 'pseudonymised',
    order_taxes: 'nobody',
    order_consents: 'pseudonymised',
    // Actors are ids of accounts without personal data.
    order_audit: 'pseudonymised',
    stock_counts: 'pseudonymised',
    coupon_redemptions: 'pseudonymised',
    payments: 'pseudonymised',
    payment_events: 'nobody',
    sandbox_cards: 'nobody',
    sandbox_intents: 'nobody',
    production_files: 'erased',
    invoices:
      'kept: tax law (in Poland five years from the end of the tax year, Ordynacja podatkowa art. 86)',
    vat_checks: 'kept: evidence that no VAT was charged with reason (Directive 2006/112/EC art. 138)',
  },
  exports: {
    orders: ({ ids }) => sql`
      select number, placed_at, canceled_at, payment_status, fulfilment_status, snapshot from orders
      where user_id in ${[...ids]} and placed_at is not null order by placed_at`,
    carts: ({ ids }) => sql`
      select number, region, currency, email, ship_address, bill_address, created_at, updated_at from carts
      where user_id in ${[...ids]} and completed_at is null and merged_into is null order by id`,
    cart_lines: ({ ids }) => sql`
      select c.number as cart_number, l.item, l.service, l.samples, l.quantity, l.net::text as net, l.currency,
        l.purchase_trigger, l.created_at
      from cart_lines l join carts c on c.id = l.cart_id
      where c.user_id in ${[...ids]} and c.completed_at is null and c.merged_into is null order by l.id`,
    order_consents: ({ ids }) => sql`
      select c.number as order_number, o.type, o.status, o.created_at from order_consents o
      join carts c on c.id = o.order_id where c.user_id in ${[...ids]} order by o.id`,
    vat_checks: ({ ids }) => sql`
      select vat_id, country, verdict, reason, registry, name, address, consultation_id, checked_at from vat_checks
      where vat_id in (select vat_check ->> 'vat_id' from carts where user_id in ${[...ids]}
        union select snapshot -> 'vat_check' ->> 'vat_id' from orders where user_id in ${[...ids]}) order by id`,
    coupons_used: ({ ids }) => sql`
      select k.code, c.number as order_number, r.at from coupon_redemptions r join coupons k on k.id = r.coupon_id
      join carts c on c.id = r.order_id where r.user_id in ${[...ids]} order by r.at`,
    payments: ({ ids }) => sql`
      select c.number as order_number, p.method, p.amount::text as minor_units, p.currency, p.state, p.created_at
      from payments p join carts c on c.id = p.order_id where c.user_id in ${[...ids]} order by p.id`,
    invoices: ({ ids }) => sql`
      select i.number, i.kind, o.number as order_number, i.issued_at, i.document from invoices i
      join orders o on o.id = i.order_id where o.user_id in ${[...ids]} order by i.id`,
  },
  notCopied: {
    order_lines: 'what is ordered stands in the snapshot of the order',
    order_audit: 'which call changed an order when, without what it said',
    stock_counts: 'who of staff counted what',
    production_files: 'made of the design, which the copy has, for the press',
  },
  files: ({ ids }) => [
    sql`select f.sha256 from production_files f join orders o on o.id = f.order_id
      where o.user_id in ${[...ids]} and f.sha256 is not null`,
  ],
  erase: ({ ids }) => [
    sql`update carts set email = null, ship_address = null, bill_address = null, vat_check = null
      where user_id in ${[...ids]}`,
    sql`delete from cart_lines where cart_id in
      (select id from carts where user_id in ${[...ids]} and completed_at is null)`,
    sql`update orders set email = null, snapshot = ${withoutBuyer} where user_id in ${[...ids]}`,
    sql`update order_lines set design_document = null where design_document is not null
      and order_id in (select id from orders where user_id in ${[...ids]})`,
    sql`update payments set token = null, client_secret = null, redirect_url = null where order_id in
      (select id from carts where user_id in ${[...ids]})`,
    sql`update production_files set status = 'failed', file_key = null, sha256 = null, bytes = null,
      problem = 'The customer was erased.' where order_id in (select id from orders where user_id in ${[...ids]})`,
  ],
  fileColumns: [['production_files', 'sha256']],
};
