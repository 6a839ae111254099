import type { AnalyticsEventName, AnalyticsEvents } from '@shop/contracts';
import { mountedRouter } from '../navigation/mounted-router.ts';
import { enqueue } from './queue.ts';

const event =
  <Name extends AnalyticsEventName>(name: Name) =>
  (detail: AnalyticsEvents[Name], remote: string = mountedRouter()?.remote ?? 'shell'): void =>
    enqueue(name, detail, remote);

/** One typed function per event. @example track.addToCart({ currency, value, items }) */
export const track = {
  pageView: event('page_view'),
  viewItemList: event('view_item_list'),
  selectItem: event('select_item'),
  viewItem: event('view_item'),
  addToCart: event('add_to_cart'),
  removeFromCart: event('remove_from_cart'),
  viewCart: event('view_cart'),
  beginCheckout: event('begin_checkout'),
  addShippingInfo: event('add_shipping_info'),
  addPaymentInfo: event('add_payment_info'),
  purchase: event('purchase'),
  generateLead: event('generate_lead'),
  signUp: event('sign_up'),
  login: event('login'),
  artworkUploaded: event('artwork_uploaded'),
  artworkRefused: event('artwork_refused'),
  designSaved: event('design_saved'),
  remoteFailed: event('remote_failed'),
} as const;
