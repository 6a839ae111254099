import { activePaymentMethods, marketDay, markets, type Region } from '@shop/regions';
import { findShortages, listShippingOffers, type ShippingOffer } from '../../catalogue/index.ts';
import type { CompanyFacts, LineFacts, OrderFacts } from '../checkout/facts.ts';
import {
  type CompanyOfCart,
  canOrderFor,
  computeApprovalDigest,
  resolveApprovalState,
} from '../company-orders/company-of-cart.ts';
import { walletCovers } from '../wallet/wallet-share.ts';
import { matchesConfiguration } from './line-designs.ts';
import { isGoods, type LineRow } from './lines.repo.ts';
import { needsDesign } from './needs-design.ts';
import type { PricedCart } from './reprice.ts';
import { resolveSupplyDay } from './tax-terms.ts';

export const resolveShippingOffers = ({ cart, lines }: PricedCart): readonly ShippingOffer[] =>
  listShippingOffers(
    cart,
    markets[cart.region],
    lines.filter(isGoods).map(({ item }) => item.slug),
  );

export const listPaymentMethods = (region: Region, now: Date): string[] =>
  activePaymentMethods(region, marketDay(region, now));

/** Computes the facts that determine the checkout's progress. */
export function computeOrderFacts(
  priced: PricedCart,
  buyer: { readonly anonymous: boolean },
  now: Date,
): OrderFacts {
  const { cart, lines, designs } = priced;
  const region = markets[cart.region];
  const short = findShortages(lines);
  return {
    lines: lines.map((line) => computeLineFacts(line, designs, short.get(line.id) ?? null)),
    buyerMayOrder: !buyer.anonymous || region.guestCheckout,
    email: cart.email,
    shipAddress: cart.ship_address,
    billAddress: cart.bill_address,
    shippingCountries: region.shippingCountries,
    supplyDay: priced.supplyDay ?? resolveSupplyDay(cart, now),
    shippingMethod: cart.shipping_method,
    offeredShipping: resolveShippingOffers(priced).map(({ id }) => id),
    paymentMethod: cart.payment_method,
    offeredPayments: [...listPaymentMethods(region, now), ...(walletCovers(cart) ? ['wallet'] : [])],
    acceptedTerms: cart.accepted_terms_at !== null,
    company: cart.company && computeCompanyFacts(cart.company, priced),
    completedAt: cart.completed_at,
    canceledAt: null,
  };
}

function computeLineFacts(
  { id, item, service, unit_price, box_design_id, express_delivery_option_id, express_gross }: LineRow,
  designs: PricedCart['designs'],
  left: number | null,
): LineFacts {
  const design = box_design_id === null ? undefined : designs.get(box_design_id);
  const { configuration } = item;
  return {
    id,
    name: item.name,
    service: service !== null,
    priced: unit_price !== null,
    wantsDesign: needsDesign(item),
    hasDesign: design !== undefined,
    designFits:
      design !== undefined &&
      configuration !== null &&
      matchesConfiguration(design.configuration, configuration),
    // An available option always costs something.
    expressRefused: express_delivery_option_id !== null && unit_price !== null && express_gross === 0n,
    left,
  };
}

const computeCompanyFacts = (company: CompanyOfCart, priced: PricedCart): CompanyFacts => ({
  name: company.name,
  mayOrder: canOrderFor(company),
  poMissing: company.po_required && priced.cart.po_number === null,
  approval: resolveApprovalState(company, {
    total: priced.cart.total,
    currency: priced.cart.currency,
    print: computeApprovalDigest(priced),
  }),
});
