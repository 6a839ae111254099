import {
  type AddressAttributes,
  type LineItem,
  type Order,
  paymentMethodIds,
  shippingMethodIds,
} from '@shop/contracts';
import { type Money, money, toDecimal, unitToDecimal } from '@shop/money';
import { markets, pickUpAddress } from '@shop/regions';
import { computeRequirements } from '../checkout/compute-requirements.ts';
import type { PaymentMethodId, ShippingMethodId } from '../checkout/facts.ts';
import { stateOf } from '../checkout/state-of.ts';
import { paymentStatusOf } from '../payments/payment-status.ts';
import { presentOptions } from '../quantity-options/present-options.ts';
import { isSamplePack, presentSamples } from '../samples/sample-list.ts';
import { serviceSku } from '../services/service-list.ts';
import type { CartRow, PaymentRow } from './cart.repo.ts';
import { factsOf, shippingOf } from './facts-of.ts';
import { flowModeOf } from './flow-mode.ts';
import { isGoods, type LineRow } from './lines.repo.ts';
import type { LineDesign, OrderPorts } from './ports.ts';
import { presentShares } from './present-shares.ts';
import type { PricedCart } from './reprice.ts';
import { customsCost } from './shipping-offer.ts';
import { basisOf, destinationOf, shownOn } from './tax-terms.ts';

/** A cart as the wire shows it. */
export function presentCart(
  priced: PricedCart,
  ports: OrderPorts,
  buyer: { readonly anonymous: boolean },
  now: Date,
): Order {
  const { cart, lines, designs } = priced;
  const region = markets[cart.region];
  const goods = lines.filter(isGoods);
  const facts = factsOf(priced, buyer, now);
  const amount = (minor: bigint): string => toDecimal(money(minor, cart.currency));
  const methods = shippingOf(priced);
  const transit = methods.find(({ id }) => id === cart.shipping_method)?.days ?? methods[0]?.days;
  return {
    id: cart.id,
    number: cart.number,
    state: stateOf(facts),
    version: cart.version,
    email: cart.email,
    currency: cart.currency,
    item_total: amount(cart.item_total),
    express_total: amount(lines.reduce((all, { express_net }) => all + express_net, 0n)),
    ship_total: amount(cart.ship_total),
    customs_total: toDecimal(customsCost(cart, region)),
    tax_total: amount(cart.tax_total),
    promotion_amount: amount(cart.promo_total),
    promo_code: cart.coupon?.code ?? null,
    promo_total: amount(cart.promo_total),
    total: amount(cart.total),
    channel: cart.channel,
    company: cart.company && { id: cart.company.id, name: cart.company.name },
    po_number: cart.po_number,
    billCountryIso: (cart.bill_address ?? cart.ship_address)?.country_iso ?? null,
    sku: goods[0]?.item.sku ?? null,
    quantity: goods.reduce((all, { quantity }) => all + quantity, 0),
    flow_mode: flowModeOf(lines.map(({ item }) => item)),
    bill_address: addressOf(cart.bill_address ?? cart.ship_address),
    ship_address: addressOf(cart.ship_address),
    shipping_method: shippingMethodOf(cart.shipping_method),
    shipping_methods: methods.map(({ id, cost, days }) => ({
      id,
      cost: toDecimal(shownCost(cart, cost, goods[0]?.item.tax?.rate)),
      days: [days[0], days[1]],
      ...(id === 'pick-up' ? { pick_up: pickUpPlace } : {}),
    })),
    payment_method: paymentMethodOf(cart.payment_method),
    payment_methods: facts.offeredPayments.flatMap((id) => paymentMethodOf(id) ?? []),
    payment_status: paymentStatusOf(cart.payments, cart.total),
    payments: presentPayments(cart),
    ...presentShares(cart, now),
    line_items: familiesOf(lines).map((line) => presentLine(line, lines, cart, designs, ports)),
    bundles: cart.bundles.map(({ id, quantity }) => ({
      id,
      quantity,
      line_item_ids: lines.filter((line) => line.bundle_id === id).map((line) => line.id),
    })),
    taxes: cart.taxes.map((row) => ({
      category: row.category,
      rate: `${Math.trunc(row.rate / 100)}.${String(row.rate % 100).padStart(2, '0')}`,
      country_iso: row.country,
      base: amount(BigInt(row.base)),
      amount: amount(BigInt(row.amount)),
      reason: row.reason,
    })),
    vat_check: cart.vat_check,
    requirements: computeRequirements(facts),
    prices_include_tax: basisOf(cart) === 'gross',
    estimated_delivery:
      goods.length > 0 && transit
        ? ports.delivery(
            cart.region,
            destinationOf(cart, region),
            goods.map(({ id, item, quantity, express_delivery_option_id: expressId }) => ({
              id,
              item,
              quantity,
              expressId,
            })),
            transit,
            now,
          )
        : null,
    created_at: cart.created_at.toISOString(),
    completed_at: cart.completed_at?.toISOString() ?? null,
  };
}

const pickUpPlace = {
  name: pickUpAddress.name,
  address1: pickUpAddress.street,
  zipcode: pickUpAddress.zip,
  city: pickUpAddress.city,
  country_iso: pickUpAddress.countryIso,
  maps_url: pickUpAddress.mapsUrl,
  demonstration: pickUpAddress.demonstration,
};

/** With VAT where the buyer is shown prices with VAT, as the lines are. */
const shownCost = (cart: CartRow, net: Money, rate = cart.taxes[0]?.rate ?? 0): Money =>
  shownOn(basisOf(cart), net, rate);

/** A stored address whole; null while a part that every address has is missing. */
function addressOf(address: CartRow['ship_address']): AddressAttributes | null {
  if (!address) return null;
  const { firstname, lastname, address1, city, zipcode, country_iso, phone, ...rest } = address;
  if (!firstname || !lastname || !address1 || !city || !zipcode || !country_iso || !phone) return null;
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
  };
}

export const paymentMethodOf = (id: string | null): PaymentMethodId | null =>
  paymentMethodIds.find((known) => known === id) ?? null;

const shippingMethodOf = (id: string | null): ShippingMethodId | null =>
  shippingMethodIds.find((known) => known === id) ?? null;

/** Lines in the order they were added, each followed by those that hang on it. */
function familiesOf(lines: readonly LineRow[]): readonly LineRow[] {
  const known = new Set(lines.map(({ id }) => id));
  const under = new Map<number | null, LineRow[]>();
  for (const line of lines) {
    const parent = line.parent_id !== null && known.has(line.parent_id) ? line.parent_id : null;
    under.set(parent, [...(under.get(parent) ?? []), line]);
  }
  const walk = (parent: number | null): LineRow[] =>
    (under.get(parent) ?? []).flatMap((line) => [line, ...walk(line.id)]);
  return walk(null);
}

function presentLine(
  line: LineRow,
  lines: readonly LineRow[],
  { currency, region, taxes }: CartRow,
  designs: ReadonlyMap<string, LineDesign>,
  ports: OrderPorts,
): LineItem {
  const { item } = line;
  const design = line.box_design_id === null ? undefined : designs.get(line.box_design_id);
  return {
    id: line.id,
    sku: item.sku,
    variant_id: line.variant_id,
    variant: { sku: item.sku, external_pim_sku: item.external_pim_sku },
    product: { id: item.product_id, name: item.name, slug: item.slug },
    product_type: item.product_type,
    configuration: item.configuration ?? null,
    service_name: line.service,
    price: unitToDecimal({ tenThousandths: line.unit_price ?? 0n, currency }),
    quantity: line.quantity,
    total: toDecimal(money(line.net, currency)),
    total_gross: toDecimal(money(line.gross, currency)),
    thumbnail: design ? ports.thumbnail(design.id) : null,
    paid_assets: lines.flatMap(({ parent_id, service }) =>
      service !== null && parent_id === line.id ? [{ asset_type: serviceSku(service) }] : [],
    ),
    purchase_trigger: line.purchase_trigger,
    box_design: design
      ? { id: design.id, name: design.name, design_status: design.status, rev: design.rev }
      : null,
    cheaper_at: line.cheaper && {
      quantity: line.cheaper.quantity,
      total: toDecimal(money(BigInt(line.cheaper.net), currency)),
      total_gross: toDecimal(money(BigInt(line.cheaper.gross), currency)),
    },
    parent_id: line.parent_id,
    bundle_id: line.bundle_id,
    samples: isSamplePack(item) ? presentSamples(line.samples, region) : null,
    quantity_options: presentOptions(line.options, currency, item.tax?.rate ?? taxes[0]?.rate ?? 0),
    express_delivery_option_id: line.express_delivery_option_id,
    express:
      line.express_delivery_option_id === null
        ? null
        : {
            days_saved: ports.expressDays(line.express_delivery_option_id),
            total: toDecimal(money(line.express_net, currency)),
            total_gross: toDecimal(money(line.express_gross, currency)),
          },
  };
}

export const presentPayments = ({
  payments,
  currency,
}: Pick<CartRow, 'payments' | 'currency'>): Order['payments'] =>
  payments.map((payment: PaymentRow) => ({
    id: payment.id,
    payment_method: paymentMethodOf(payment.method) ?? 'card',
    amount: toDecimal(money(payment.amount, currency)),
    state: payment.state,
    created_at: new Date(payment.created_at).toISOString(),
  }));
