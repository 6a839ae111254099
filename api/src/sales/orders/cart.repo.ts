import type { AddressAttributes, VatCheck } from '@shop/contracts';
import { type Currency, currencies } from '@shop/money';
import { type RegionId, regionIds } from '@shop/regions';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/index.ts';
import { type CompanyOfCart, companyJson } from '../company-orders/company-of-cart.ts';
import { type CouponRow, couponJson } from '../coupons/coupons.repo.ts';
import type { PaymentState } from '../payments/payment-status.ts';
import {
  type ScheduleRow,
  type StoredSchedule,
  scheduleJson,
  scheduleOf,
} from '../schedules/schedule-row.ts';
import type { TaxCategory, TaxReason, VatStatus } from './decide-tax.ts';
import { isOrderNumber, newOrderNumber } from './order-number.ts';

type PartialAddress = { [K in keyof AddressAttributes]?: AddressAttributes[K] | undefined };

export interface StoredTaxRow {
  readonly category: TaxCategory;
  readonly rate: number;
  readonly country: string;
  /** Minor units, as decimal digits: JSON has no bigint. */
  readonly base: string;
  readonly amount: string;
  readonly reason: string | null;
  /** Absent when tax is charged, and on rows from before 29 November 2026. */
  readonly reasonCode?: TaxReason;
}

export interface PaymentRow {
  readonly id: number;
  readonly method: string;
  readonly provider: 'sandbox' | 'stripe' | 'transfer' | 'wallet';
  readonly amount: bigint;
  readonly state: PaymentState;
  readonly cart_version: number;
  readonly token: string | null;
  readonly intent_id: string | null;
  readonly client_secret: string | null;
  readonly redirect_url: string | null;
  readonly decline_code: string | null;
  /** The instalment it pays; null: the whole outstanding amount. */
  readonly instalment_id: number | null;
  readonly created_at: string;
}

export interface CartRow {
  readonly id: number;
  readonly number: string;
  readonly user_id: number;
  readonly region: RegionId;
  readonly currency: Currency;
  readonly version: number;
  readonly channel: string;
  readonly email: string | null;
  readonly ship_address: PartialAddress | null;
  readonly bill_address: PartialAddress | null;
  readonly shipping_method: string | null;
  readonly payment_method: string | null;
  readonly accepted_terms_at: Date | null;
  readonly tax_country: string | null;
  readonly vat_verdict: VatStatus;
  /** The evidence of the VAT check. */
  readonly vat_check: VatCheck | null;
  /** The applied discount code, valid or not. */
  readonly coupon: CouponRow | null;
  readonly item_total: bigint;
  readonly ship_total: bigint;
  readonly tax_total: bigint;
  readonly promo_total: bigint;
  readonly total: bigint;
  readonly taxes: readonly StoredTaxRow[];
  readonly completing_at: Date | null;
  readonly completed_at: Date | null;
  readonly created_at: Date;
  /** Set on an order created from an offer: its lines are fixed. */
  readonly offer_id: number | null;
  /** The company it is ordered for; null for a personal order. */
  readonly company: CompanyOfCart | null;
  /** The company's purchase order number. */
  readonly po_number: string | null;
  /** Oldest first. */
  readonly bundles: readonly BundleRow[];
  /** Whether the owner's wallet pays as much as possible, and the balance shown at that choice. */
  readonly wallet_applied: boolean;
  readonly wallet_seen: bigint;
  /** The owner's wallet balance in this currency. */
  readonly wallet_balance: bigint;
  /** Proposed or accepted payment schedule; null: paid in full. */
  readonly schedule: ScheduleRow | null;
  /** Oldest first. */
  readonly payments: readonly PaymentRow[];
}

/** Lines bought as one bundle, with its quantity. */
export interface BundleRow {
  readonly id: number;
  readonly quantity: number;
}

/** The columns of a cart with its payments, for a single statement. */
const columns = sql`
  c.id, c.number, c.user_id, c.region, c.currency, c.version, c.channel, c.email, c.ship_address, c.bill_address,
  c.shipping_method, c.payment_method, c.accepted_terms_at, c.tax_country, c.vat_verdict, c.vat_check, c.item_total, c.ship_total,
  c.tax_total, c.promo_total, c.total, c.taxes, c.completing_at, c.completed_at, c.created_at, c.offer_id,
  c.po_number, ${companyJson} as company,
  c.wallet_applied, c.wallet_seen,
  coalesce((select w.balance from wallets w where w.user_id = c.user_id and w.currency = c.currency), 0) as wallet_balance,
  ${scheduleJson} as schedule,
  (select ${couponJson} from coupons k where k.id = c.coupon_id) as coupon,
  (select coalesce(json_agg(json_build_object('id', b.id, 'quantity', b.quantity) order by b.id), '[]')
    from bundles b where b.cart_id = c.id) as bundles,
  (select coalesce(json_agg(json_build_object(
      'id', p.id, 'method', p.method, 'provider', p.provider, 'amount', p.amount::text, 'state', p.state,
      'cart_version', p.cart_version, 'token', p.token, 'intent_id', p.intent_id, 'client_secret', p.client_secret,
      'redirect_url', p.redirect_url, 'decline_code', p.decline_code, 'instalment_id', p.instalment_id, 'created_at', p.created_at) order by p.id), '[]')
    from payments p where p.order_id = c.id) as payments`;

type Raw = Omit<CartRow, 'id' | 'payments' | 'schedule'> & {
  readonly id: bigint;
  readonly schedule: StoredSchedule | null;
  readonly payments: readonly (Omit<PaymentRow, 'amount'> & { readonly amount: string })[];
};

function toCart(row: Raw): CartRow {
  if (!currencies.includes(row.currency) || !regionIds.includes(row.region)) {
    throw new Error(`cart ${row.number} is of an unknown market`);
  }
  const payments = row.payments.map((one) => ({ ...one, amount: BigInt(one.amount) }));
  const cart = { ...row, id: Number(row.id), payments, schedule: row.schedule && scheduleOf(row.schedule) };
  return row.company && row.completed_at === null
    ? { ...cart, ...withCompanyBilling(row.company, row) }
    : cart;
}

/**
 * A company's open order uses the company's current billing details; VAT evidence about another
 * number does not apply to them.
 */
const withCompanyBilling = (
  { name, vat_id, electronic_address, address }: CompanyOfCart,
  { vat_check, vat_verdict }: Pick<CartRow, 'vat_check' | 'vat_verdict'>,
): Pick<CartRow, 'bill_address' | 'vat_check' | 'vat_verdict'> => {
  const known = vat_id !== null && vat_check?.vat_id === vat_id;
  return {
    bill_address: { ...address, company: name, vat_id, electronic_address },
    vat_check: known ? vat_check : null,
    vat_verdict: known ? vat_verdict : 'unverified',
  };
};

/** Selects a row of `carts c` by number or id; any other reference matches nothing. */
export function byReference(reference: string): SQL {
  if (isOrderNumber(reference)) return sql`c.number = ${reference}`;
  return /^[1-9]\d{0,14}$/.test(reference) ? sql`c.id = ${reference}::bigint` : sql`false`;
}

const notMerged = sql`c.merged_into is null`;

/** Finds the owner's cart or order; null for another user's. */
export async function findCart(db: Queryable, userId: number, reference: string): Promise<CartRow | null> {
  const [row] = await db.query<Raw>(
    sql`select ${columns} from carts c where ${byReference(reference)} and c.user_id = ${userId} and ${notMerged}`,
  );
  return row ? toCart(row) : null;
}

/**
 * As `findCart`, with a row lock until the transaction ends. Two statements on purpose: the
 * statement that waits for the lock sees the other tables as they were before the wait, and would
 * miss a payment made meanwhile.
 */
export async function lockCart(tx: Queryable, userId: number, reference: string): Promise<CartRow | null> {
  const [row] = await tx.query<{ id: bigint }>(sql`
    select c.id from carts c where ${byReference(reference)} and c.user_id = ${userId} and ${notMerged} for update`);
  return row ? findCartById(tx, Number(row.id)) : null;
}

/** For callers without the owner: gateway events, payment reconciliation, sign-in. */
export async function lockCartById(tx: Queryable, id: number): Promise<CartRow | null> {
  await tx.query(sql`select c.id from carts c where c.id = ${id} for update`);
  return findCartById(tx, id);
}

export async function findCartById(db: Queryable, id: number): Promise<CartRow | null> {
  const [row] = await db.query<Raw>(sql`select ${columns} from carts c where c.id = ${id}`);
  return row ? toCart(row) : null;
}

export async function findOpenCart(db: Queryable, userId: number, region: RegionId): Promise<CartRow | null> {
  const [row] = await db.query<Raw>(sql`
    select ${columns} from carts c
    where c.user_id = ${userId} and c.region = ${region} and c.completed_at is null
      and c.offer_id is null and ${notMerged}`);
  return row ? toCart(row) : null;
}

/**
 * Creates an open cart unless there is one. Of two concurrent calls one creates it:
 * `carts_one_open` decides. Locks the owner's row first, which a sign-in locks too, so a sign-in
 * either finds this cart or has moved one before this looks. Call it when `findOpenCart` finds
 * none, without a lock on any cart.
 */
export const insertCart = (
  db: Queryable,
  userId: number,
  region: RegionId,
  currency: Currency,
  email: string | null,
): Promise<number> =>
  db.execute(sql`
    insert into carts (number, user_id, region, currency, email)
    select ${newOrderNumber()}, id, ${region}, ${currency}, ${email} from users where id = ${userId}
    for no key update
    on conflict (user_id, region) where completed_at is null and merged_into is null and offer_id is null do nothing`);

/** Records each write: who changed what in which version. */
export const writeAudit = (
  tx: Queryable,
  cart: { readonly id: number; readonly version: number },
  action: string,
  actor: string,
): Promise<number> =>
  tx.execute(sql`
    insert into order_audit (order_id, version, action, actor)
    values (${cart.id}, ${cart.version}, ${action}, ${actor})`);
