import { markets, paymentMethodsOn, type Region } from '@shop/regions';
import type { OrderFacts } from '../checkout/facts.ts';
import { approvalStateOf, mayOrderFor, printOf } from '../companies/company-of-cart.ts';
import { shortOf } from '../stock/short-of.ts';
import { walletCovers } from '../wallet/wallet-share.ts';
import { fitsBox } from './designs-of-lines.ts';
import { isGoods } from './lines.repo.ts';
import type { PricedCart } from './reprice.ts';
import { offeredShipping, type ShippingOffer } from './shipping-offer.ts';
import { wantsDesign } from './wants-design.ts';

export const shippingOf = ({ cart, lines }: PricedCart): readonly ShippingOffer[] =>
  offeredShipping(
    cart,
    markets[cart.region],
    lines.filter(isGoods).map(({ item }) => item.slug),
  );

export const paymentMethodsOf = (region: Region, now: Date): string[] =>
  paymentMethodsOn(region, now.toISOString().slice(0, 10));

/** What the checkout's progress is computed from. */
export function factsOf(priced: PricedCart, buyer: { readonly anonymous: boolean }, now: Date): OrderFacts {
  const { cart, lines, designs } = priced;
  const region = markets[cart.region];
  const short = shortOf(lines);
  return {
    lines: lines.map(
      ({ id, item, service, unit_price, box_design_id, express_delivery_option_id, express_gross }) => {
        const design = box_design_id === null ? undefined : designs.get(box_design_id);
        return {
          id,
          name: item.name,
          service: service !== null,
          priced: unit_price !== null,
          wantsDesign: wantsDesign(item),
          hasDesign: design !== undefined,
          designFits:
            design !== undefined &&
            item.configuration !== null &&
            fitsBox(design.configuration, item.configuration),
          // An option that can be had always costs something.
          expressRefused: express_delivery_option_id !== null && unit_price !== null && express_gross === 0n,
          left: short.get(id) ?? null,
        };
      },
    ),
    buyerMayOrder: !buyer.anonymous || region.guestCheckout,
    email: cart.email,
    shipAddress: cart.ship_address,
    billAddress: cart.bill_address,
    shippingCountries: region.shippingCountries,
    shippingMethod: cart.shipping_method,
    offeredShipping: shippingOf(priced).map(({ id }) => id),
    paymentMethod: cart.payment_method,
    offeredPayments: [...paymentMethodsOf(region, now), ...(walletCovers(cart) ? ['wallet'] : [])],
    acceptedTerms: cart.accepted_terms_at !== null,
    company: cart.company && {
      name: cart.company.name,
      mayOrder: mayOrderFor(cart.company),
      poMissing: cart.company.po_required && cart.po_number === null,
      approval: approvalStateOf(cart.company, {
        total: cart.total,
        currency: cart.currency,
        print: printOf(priced),
      }),
    },
    completedAt: cart.completed_at,
    canceledAt: null,
  };
}
