import { createHash } from 'node:crypto';
import type { Company, CompanyRole } from '@shop/contracts';
import type { Currency } from '@shop/money';
import { type SQL, sql } from 'drizzle-orm';
import { isAllowed } from '../../customers/index.ts';

/** A cart's company. Minor units as decimal digits: JSON has no bigint. */
export interface CompanyOfCart {
  readonly id: number;
  readonly name: string;
  readonly vat_id: string | null;
  readonly electronic_address: string | null;
  readonly address: NonNullable<Company['address']>;
  readonly currency: Currency;
  readonly order_limit: string | null;
  readonly window_limit: string | null;
  /**
   * Amount of other orders in this window: placed, being paid, and waiting for or with an approval.
   */
  readonly spent: string;
  readonly po_required: boolean;
  /** The role of the cart's owner; null: no longer a member. */
  readonly role: CompanyRole | null;
  /** The active approval request, if any. */
  readonly approval: {
    readonly id: number;
    readonly status: 'requested' | 'approved';
    readonly total: string;
    readonly currency: Currency;
    readonly print: string;
  } | null;
}

const isApprovalOpen = sql`(a.status = 'approved' or (a.status = 'requested' and a.expires_at > now()))`;

/** Whether a payment attempt may still place the order. */
const isPaymentOpen = sql`exists (select 1 from payments y where y.order_id = p.id
  and y.state in ('checkout', 'processing', 'pending', 'requires_action'))`;

/**
 * Amounts of company `k` since its window began, without the cart `c`, in the company's currency.
 */
const spent = sql`(
  select coalesce(sum(taken.total), 0) from (
    select date_trunc(k.window_unit, now() at time zone k.time_zone) at time zone k.time_zone as begins) as span
  cross join lateral (
    select o.total from orders o
    where o.company_id = k.id and o.currency = k.currency and o.placed_at >= span.begins and o.canceled_at is null
    union all
    select greatest(a.total, d.total) from carts p
      left join order_approvals a on a.cart_id = p.id and a.currency = k.currency and a.created_at >= span.begins
        and ${isApprovalOpen}
      left join orders d on d.id = p.id and d.company_id = k.id and d.placed_at is null
        and d.drafted_at >= span.begins and ${isPaymentOpen}
    where p.company_id = k.id and p.currency = k.currency and p.completed_at is null and p.merged_into is null
      and p.id <> c.id and (a.id is not null or d.id is not null)
  ) as taken)`;

/**
 * The company of a row of `carts c` as JSON; null for a personal cart. Part of the statement that
 * reads the cart.
 */
export const companyJson: SQL = sql`(
  select json_build_object('id', k.id, 'name', k.name, 'vat_id', k.vat_id,
    'electronic_address', k.electronic_address, 'address', k.address, 'currency', k.currency,
    'order_limit', k.order_limit::text, 'window_limit', k.window_limit::text, 'po_required', k.po_required,
    'spent', case when k.window_limit is null or c.completed_at is not null then '0' else ${spent}::text end,
    'role', (select m.role from company_members m where m.company_id = k.id and m.user_id = c.user_id),
    'approval', (
      select json_build_object('id', a.id, 'status', a.status, 'total', a.total::text, 'currency', a.currency,
        'print', a.print)
      from order_approvals a where a.cart_id = c.id and a.company_id = k.id and ${isApprovalOpen} order by a.id desc limit 1))
  from companies k where k.id = c.company_id)`;

type Rule = Pick<CompanyOfCart, 'currency' | 'order_limit' | 'window_limit' | 'spent'>;

/**
 * Whether an order of `total` minor units exceeds the rule. An amount in another currency than the
 * company's is never converted: it exceeds any limit.
 */
export const exceedsLimit = (rule: Rule, total: bigint, currency: Currency): boolean => {
  const { order_limit: perOrder, window_limit: perWindow } = rule;
  if (perOrder === null && perWindow === null) return false;
  if (currency !== rule.currency) return true;
  return (
    (perOrder !== null && total > BigInt(perOrder)) ||
    (perWindow !== null && BigInt(rule.spent) + total > BigInt(perWindow))
  );
};

/** How the approval of a company's order stands. */
export type ApprovalState = 'not needed' | 'missing' | 'requested' | 'given';

/**
 * Returns the approval state of a company order. An admin, who sets the limits, is exempt from
 * them. An approval covers what was requested: the same digest, in the same currency, with no
 * higher total.
 */
export const resolveApprovalState = (
  company: CompanyOfCart,
  order: { readonly total: bigint; readonly currency: Currency; readonly print: string },
): ApprovalState => {
  if (company.role === 'admin' || !exceedsLimit(company, order.total, order.currency)) return 'not needed';
  const { approval } = company;
  if (!approval || !isCoveredByApproval(approval, order)) return 'missing';
  return approval.status === 'approved' ? 'given' : 'requested';
};

/** Whether a request covers the current order: the same contents, at no higher total. */
export const isCoveredByApproval = (
  asked: { readonly total: string; readonly currency: Currency; readonly print: string },
  order: { readonly total: bigint; readonly currency: Currency; readonly print: string },
): boolean =>
  asked.print === order.print && asked.currency === order.currency && order.total <= BigInt(asked.total);

export const canOrderFor = ({ role }: CompanyOfCart): boolean =>
  role !== null && isAllowed(role, 'orders.place');

interface ApprovedOrder {
  readonly cart: {
    readonly currency: Currency;
    readonly ship_address: object | null;
    readonly shipping_method: string | null;
    readonly company: { readonly id: number } | null;
  };
  readonly lines: readonly {
    readonly id: number;
    readonly variant_id: number | null;
    readonly service: string | null;
    readonly box_design_id: string | null;
    readonly quantity: number;
    readonly parent_id: number | null;
    readonly express_delivery_option_id: number | null;
    readonly samples: readonly string[] | null;
  }[];
  readonly designs: ReadonlyMap<string, { readonly rev: number }>;
}

/**
 * Computes a digest of what an approver approves: lines with their current designs, and the
 * destination. The price, payment method and purchase order number are not part of it.
 */
export const computeApprovalDigest = ({ cart, lines, designs }: ApprovedOrder): string => {
  const address = Object.entries(cart.ship_address ?? {})
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const content = [...lines]
    .sort((one, other) => one.id - other.id)
    .map((line) => [
      line.id,
      line.variant_id,
      line.service,
      line.box_design_id,
      line.box_design_id === null ? null : (designs.get(line.box_design_id)?.rev ?? null),
      line.quantity,
      line.parent_id,
      line.express_delivery_option_id,
      line.samples,
    ]);
  return createHash('sha256')
    .update(JSON.stringify([cart.company?.id ?? null, cart.currency, address, cart.shipping_method, content]))
    .digest('hex');
};
