import type { Day } from '@shop/regions';
import { sql } from 'drizzle-orm';
import { json, type Queryable } from '../../platform/index.ts';
import type { CouponRefusal } from '../coupons/evaluate-coupon.ts';
import type { CartRow } from './cart.repo.ts';
import { hasSamePrices, type LineRow, linesUpdate, loadLines } from './lines.repo.ts';
import type { LineDesign, OrderPorts } from './ports.ts';
import { priceLines } from './price-lines.ts';
import { resolveSupplyDay, resolveTaxTerms } from './tax-terms.ts';
import { totalCart } from './total-cart.ts';

/** A cart with all derived values. */
export interface PricedCart {
  readonly cart: CartRow;
  readonly lines: readonly LineRow[];
  readonly designs: ReadonlyMap<string, LineDesign>;
  /**
   * Why the cart's coupon gives no discount; null without a coupon or when it is valid. Known after
   * pricing.
   */
  readonly couponRefusal?: CouponRefusal | null;
  /** The day of the rates and of the price book. Known after pricing. */
  readonly supplyDay?: Day;
  /** The lines whose prices differ from the stored ones. Known after pricing; without it all are stored. */
  readonly unsaved?: readonly LineRow[];
}

/**
 * Prices a cart from the current price book, decides its tax and totals it. Three statements for
 * any number of lines; writes nothing. Call it under the cart's lock and store the result with
 * `savePrices`.
 */
export async function priceCart(
  tx: Queryable,
  ports: OrderPorts,
  cart: CartRow,
  now: Date,
): Promise<PricedCart> {
  const supplyDay = resolveSupplyDay(cart, now);
  const stored = await loadLines(tx, cart.id);
  const ids = [...new Set(stored.flatMap(({ variant_id }) => variant_id ?? []))];
  const variants = await ports.variants(tx, cart.region, ids, supplyDay);
  const designs = await findDesigns(tx, ports, cart.user_id, stored);
  const terms = resolveTaxTerms(cart, ports, supplyDay);
  const { treatments } = terms;
  const priced = priceLines(stored, { cart, variants, treatments, express: ports.express, day: supplyDay });
  const totalled = totalCart(cart, priced, terms);
  const unsaved = totalled.lines.filter((line, index) => !hasSamePrices(line, stored[index]));
  return { ...totalled, designs, supplyDay, unsaved };
}

/**
 * Stores the result of `priceCart` and the cart's own fields under the next version, with an audit
 * row, in one statement. Of the lines it writes those whose prices changed.
 */
export async function savePrices(
  tx: Queryable,
  priced: PricedCart,
  action: string,
  actor: string,
): Promise<PricedCart> {
  const { cart, lines, unsaved = lines } = priced;
  await tx.execute(sql`
    with lines as (${linesUpdate(cart.id, unsaved)}), saved as (
      update carts set version = version + 1, updated_at = now(), email = ${cart.email},
        ship_address = ${cart.ship_address ? json(cart.ship_address) : null},
        bill_address = ${cart.bill_address ? json(cart.bill_address) : null},
        shipping_method = ${cart.shipping_method}, payment_method = ${cart.payment_method},
        accepted_terms_at = ${cart.accepted_terms_at?.toISOString() ?? null}::timestamptz,
        tax_country = ${cart.tax_country}, vat_verdict = ${cart.vat_verdict},
        coupon_id = ${cart.coupon?.id ?? null},
        company_id = ${cart.company?.id ?? null}, po_number = ${cart.po_number},
        wallet_applied = ${cart.wallet_applied}, wallet_seen = ${cart.wallet_seen},
        vat_check = ${cart.vat_check ? json(cart.vat_check) : null}, item_total = ${cart.item_total},
        ship_total = ${cart.ship_total}, tax_total = ${cart.tax_total}, promo_total = ${cart.promo_total},
        total = ${cart.total}, taxes = ${json(cart.taxes)}
      where id = ${cart.id} returning id, version
    )
    insert into order_audit (order_id, version, action, actor) select id, version, ${action}, ${actor} from saved`);
  return { ...priced, cart: { ...cart, version: cart.version + 1 }, unsaved: [] };
}

/** For reading: returns the stored prices, not the current ones. */
export async function loadPricedCart(db: Queryable, ports: OrderPorts, cart: CartRow): Promise<PricedCart> {
  const lines = await loadLines(db, cart.id);
  return { cart, lines, designs: await findDesigns(db, ports, cart.user_id, lines) };
}

async function findDesigns(
  db: Queryable,
  ports: OrderPorts,
  userId: number,
  lines: readonly LineRow[],
): Promise<ReadonlyMap<string, LineDesign>> {
  const ids = [...new Set(lines.flatMap(({ box_design_id }) => box_design_id ?? []))];
  return ids.length === 0 ? new Map() : ports.designs(db, userId, ids);
}
