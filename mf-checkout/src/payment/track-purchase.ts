import { type Order, placedOrder, valuedOrder } from '@shop/contracts';
import { track, trackCommerce } from '@shop/kit/analytics';

/** Steps of the checkout behind the cart, as Segment counts them. */
export const checkoutSteps = { details: 1, payment: 2 } as const;

/** Orders whose sale was told in this document: the payment page and the page of the return may both see it happen. */
const trackedOrders = new Set<string>();

/** Tells analytics that the order is placed: once, whoever sees it first. */
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

/** Tells analytics that a part of a placed order was paid. */
export const trackInstallmentPaid = (order: Order): void => trackCommerce.orderUpdated(placedOrder(order));
