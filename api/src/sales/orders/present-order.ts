import type { AddressAttributes, Order } from '@shop/contracts';
import { isPostcodeOptional } from '@shop/intake';
import { money, toDecimal } from '@shop/money';
import { markets } from '@shop/regions';
import { customsCost } from '../../catalogue/index.ts';
import { computeRequirements } from '../checkout/compute-requirements.ts';
import { computeOrderState } from '../checkout/order-state.ts';
import { toPaymentStatus } from '../payments/payment-status.ts';
import type { CartRow } from './cart.repo.ts';
import { resolveFlowMode } from './flow-mode.ts';
import { isGoods, type LineRow } from './lines.repo.ts';
import { computeOrderFacts } from './order-facts.ts';
import type { OrderPorts } from './ports.ts';
import { presentLines } from './present-lines.ts';
import { presentOrderAmounts } from './present-order-amounts.ts';
import { presentPaymentShares } from './present-payment-shares.ts';
import { paymentMethodOf, presentPayments } from './present-payments.ts';
import { presentShipping } from './present-shipping.ts';
import type { PricedCart } from './reprice.ts';
import { resolveBasis, resolveTaxPlace } from './tax-terms.ts';

/** Returns a cart for the API. */
export function presentCart(
  priced: PricedCart,
  ports: OrderPorts,
  buyer: { readonly anonymous: boolean },
  now: Date,
): Order {
  const { cart, lines } = priced;
  const goods = lines.filter(isGoods);
  const facts = computeOrderFacts(priced, buyer, now);
  return {
    id: cart.id,
    number: cart.number,
    state: computeOrderState(facts),
    version: cart.version,
    email: cart.email,
    currency: cart.currency,
    ...presentTotals(cart, lines),
    channel: cart.channel,
    company: cart.company && { id: cart.company.id, name: cart.company.name },
    po_number: cart.po_number,
    sku: goods[0]?.item.sku ?? null,
    quantity: goods.reduce((all, { quantity }) => all + quantity, 0),
    flow_mode: resolveFlowMode(lines.map(({ item }) => item)),
    ...presentAddresses(cart),
    ...presentShipping(priced, ports, now),
    payment_method: paymentMethodOf(cart.payment_method),
    payment_methods: facts.offeredPayments.flatMap((id) => paymentMethodOf(id) ?? []),
    payment_status: toPaymentStatus(cart.payments, cart.total),
    payments: presentPayments(cart),
    ...presentPaymentShares(cart, now),
    line_items: presentLines(priced, ports),
    bundles: presentBundles(cart, lines),
    vat_check: cart.vat_check,
    supply_day: facts.supplyDay,
    customs_papers: resolveTaxPlace(cart, facts.supplyDay).customs,
    requirements: computeRequirements(facts),
    created_at: cart.created_at.toISOString(),
    completed_at: cart.completed_at?.toISOString() ?? null,
  };
}

/**
 * Returns the total and its components; `promotion_amount` and `promo_total` are the same amount.
 */
function presentTotals(cart: CartRow, lines: readonly LineRow[]) {
  const amount = (minor: bigint): string => toDecimal(money(minor, cart.currency));
  return {
    item_total: amount(cart.item_total),
    express_total: amount(lines.reduce((all, { express_net }) => all + express_net, 0n)),
    ship_total: amount(cart.ship_total),
    customs_total: toDecimal(customsCost(cart, markets[cart.region])),
    tax_total: amount(cart.tax_total),
    promotion_amount: amount(cart.promo_total),
    promo_code: cart.coupon?.code ?? null,
    promo_total: amount(cart.promo_total),
    total: amount(cart.total),
    prices_include_tax: resolveBasis(cart) === 'gross',
    summary: presentOrderAmounts(cart, lines),
    taxes: cart.taxes.map((row) => ({
      category: row.category,
      rate: `${Math.trunc(row.rate / 100)}.${String(row.rate % 100).padStart(2, '0')}`,
      country_iso: row.country,
      base: amount(BigInt(row.base)),
      amount: amount(BigInt(row.amount)),
      reason: row.reason,
      reason_code: row.reasonCode ?? null,
    })),
  };
}

/**
 * Returns the shipping and billing addresses: without a billing address the shipping address is
 * used.
 */
function presentAddresses(cart: CartRow) {
  const invoiced = cart.bill_address ?? cart.ship_address;
  return {
    billCountryIso: invoiced?.country_iso ?? null,
    bill_address: addressOf(invoiced),
    ship_address: addressOf(cart.ship_address),
  };
}

/** Returns a complete stored address; null while a required part is missing. */
function addressOf(address: CartRow['ship_address']): AddressAttributes | null {
  if (!address) return null;
  const { firstname, lastname, address1, city, zipcode = '', country_iso, phone, ...rest } = address;
  if (!firstname || !lastname || !address1 || !city || !country_iso || !phone) return null;
  if (zipcode === '' && !isPostcodeOptional(country_iso)) return null;
  const { company = null, vat_id = null, address2 = null, state_name = null } = rest;
  return {
    firstname,
    lastname,
    company,
    vat_id,
    address1,
    address2,
    city,
    zipcode,
    country_iso,
    state_name,
    phone,
    ...(rest.electronic_address ? { electronic_address: rest.electronic_address } : {}),
  };
}

const presentBundles = ({ bundles }: CartRow, lines: readonly LineRow[]) =>
  bundles.map(({ id, quantity }) => ({
    id,
    quantity,
    line_item_ids: lines.filter((line) => line.bundle_id === id).map((line) => line.id),
  }));
