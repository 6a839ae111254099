import type { EventItem } from '@shop/contracts';
import type { QueuedEvent } from '../queue.ts';

interface SegmentEvent {
  readonly name: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

const toProduct = ({ item_id, item_name, item_category, item_variant, price, quantity }: EventItem) => ({
  product_id: item_id,
  name: item_name,
  ...(item_category === undefined ? {} : { category: item_category }),
  ...(item_variant === undefined ? {} : { variant: item_variant }),
  price,
  quantity,
});

const productEventNames: Readonly<Record<string, string>> = {
  view_item: 'Product Viewed',
  add_to_cart: 'Product Added',
  remove_from_cart: 'Product Removed',
  select_item: 'Product Clicked',
};
const orderEventNames: Readonly<Record<string, string>> = {
  view_item_list: 'Product List Viewed',
  view_cart: 'Cart Viewed',
  begin_checkout: 'Checkout Started',
  add_shipping_info: 'Checkout Step Completed',
  add_payment_info: 'Payment Info Entered',
  purchase: 'Order Completed',
  refund: 'Order Refunded',
};
/** The checkout step of each GA4 event. */
const checkoutSteps: Readonly<Record<string, number>> = { add_shipping_info: 1, add_payment_info: 2 };

/** Returns the event in Segment's e-commerce terms; under its own name if Segment has none. */
export function toSegmentEvents({
  event,
  detail,
}: Pick<QueuedEvent, 'event' | 'detail'>): readonly SegmentEvent[] {
  const { items, item_list_id, transaction_id, shipping_tier, payment_type, channel, ...rest } = detail;
  const products = Array.isArray(items) ? (items as readonly EventItem[]).map(toProduct) : [];
  const productEventName = productEventNames[event];
  if (productEventName !== undefined)
    return products.map((product) => ({
      name: productEventName,
      properties: { ...product, ...(event === 'select_item' ? {} : { currency: rest.currency }) },
    }));
  const orderEventName = orderEventNames[event];
  if (orderEventName === undefined) return [{ name: event, properties: detail }];
  const step = checkoutSteps[event];
  return [
    {
      name: orderEventName,
      properties: {
        ...rest,
        products,
        ...(item_list_id === undefined ? {} : { list_id: item_list_id }),
        ...(transaction_id === undefined ? {} : { order_id: transaction_id }),
        ...(shipping_tier === undefined ? {} : { shipping_method: shipping_tier }),
        ...(payment_type === undefined ? {} : { payment_method: payment_type }),
        ...(step === undefined ? {} : { step }),
      },
    },
  ];
}
