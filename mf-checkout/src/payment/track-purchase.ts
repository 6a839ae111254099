import { type Order, placedOrder, valuedOrder } from '@shop/contracts';
import { track, trackCommerce } from '@shop/kit/analytics';

/** Steps of the checkout after the cart, in Segment's numbering. */
export const checkoutSteps = { details: 1, payment: 2 } as const;

/** Orders whose sale was tracked in this document: both the payment page and the return page may see it. */
const trackedOrders = new Set<string>();

/** Tracks a placed order, once per document. */
export function trackPurchase(order: Order): void {
  if (trackedOrders.has(order.number)) return;
  trackedOrders.add(order.number);
  trackCommerce.checkoutStepCompleted({
    checkout_id: order.number,
    step: checkoutSteps.payment,
    ...(order.shipping_method ? { shipping_method: order.shipping_method } : {}),
    ...(order.payment_method ? { payment_method: order.payment_method } : {}),
  });
  track.purchase({
    ...valuedOrder(order),
    transaction_id: order.number,
    tax: Number(order.tax_total),
    shipping: Number(order.ship_total),
    channel: order.channel,
    ...(order.promo_code === null ? {} : { coupon: order.promo_code }),
  });
}

/** Tracks the payment of an instalment. */
export const trackInstallmentPaid = (order: Order): void => trackCommerce.orderUpdated(placedOrder(order));
