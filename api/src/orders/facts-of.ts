import { markets, paymentMethodsOn, type Region } from '@shop/regions';
import type { OrderFacts } from '../checkout/facts.ts';
import type { PricedCart } from './reprice.ts';
import { offeredShipping, type ShippingOffer } from './shipping-offer.ts';

/** Print modes and products that carry no artwork: there is nothing to design. */
const designless = new Set([
  'mailer-box-plain',
  'shipping-box-plain',
  'delivery-mailer-box-plain',
  'bio-poly-mailer-plain',
  'sample-packs',
  'samples',
]);

export const wantsDesign = (item: {
  readonly slug: string;
  readonly configuration: { readonly print_mode: string };
}): boolean => item.configuration.print_mode !== 'no-print' && !designless.has(item.slug);

export const shippingOf = ({ cart, lines }: PricedCart): readonly ShippingOffer[] =>
  offeredShipping(
    cart,
    markets[cart.region],
    lines.map(({ item }) => item.slug),
  );

export const paymentMethodsOf = (region: Region, now: Date): string[] =>
  paymentMethodsOn(region, now.toISOString().slice(0, 10));

/** What the checkout's progress is computed from. */
export function factsOf(priced: PricedCart, buyer: { readonly anonymous: boolean }, now: Date): OrderFacts {
  const { cart, lines, designs } = priced;
  const region = markets[cart.region];
  return {
    lines: lines.map(({ id, item, unit_price, box_design_id }) => ({
      id,
      name: item.name,
      priced: unit_price !== null,
      wantsDesign: wantsDesign(item),
      hasDesign: box_design_id !== null && designs.has(box_design_id),
    })),
    buyerMayOrder: !buyer.anonymous || region.guestCheckout,
    email: cart.email,
    shipAddress: cart.ship_address,
    billAddress: cart.bill_address,
    shippingCountries: region.shippingCountries,
    shippingMethod: cart.shipping_method,
    offeredShipping: shippingOf(priced).map(({ id }) => id),
    paymentMethod: cart.payment_method,
    offeredPayments: paymentMethodsOf(region, now),
    acceptedTerms: cart.accepted_terms_at !== null,
    completedAt: cart.completed_at,
    canceledAt: null,
  };
}
