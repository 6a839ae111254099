/** @jest-environment jsdom */
import { trackedEventSchema } from '@shop/contracts';
import {
  analyticsPages,
  analyticsSections,
  toAnalyticsPage,
} from '../../src/analytics/measure/analytics-pages.ts';
import { startDelivery, stopDelivery } from '../../src/analytics/queue.ts';
import { track, trackCommerce } from '../../src/analytics/track.ts';
import { setShopDocument } from '../../src/document/shop-document.ts';
import { testDocument } from '../../src/testing/document.ts';

// An event names the page that it happens on, and a page has a document.
beforeAll(() => setShopDocument(testDocument));

/** Every event of GA4's and Segment's e-commerce and the shop's own, by the function that sends it. */
const ga4: Readonly<Record<keyof typeof track, string>> = {
  pageView: 'page_view',
  viewItemList: 'view_item_list',
  selectItem: 'select_item',
  viewItem: 'view_item',
  addToCart: 'add_to_cart',
  removeFromCart: 'remove_from_cart',
  viewCart: 'view_cart',
  beginCheckout: 'begin_checkout',
  addShippingInfo: 'add_shipping_info',
  addPaymentInfo: 'add_payment_info',
  purchase: 'purchase',
  refund: 'refund',
  generateLead: 'generate_lead',
  signUp: 'sign_up',
  login: 'login',
  artworkUploaded: 'artwork_uploaded',
  artworkRefused: 'artwork_refused',
  designSaved: 'design_saved',
  remoteFailed: 'remote_failed',
};
const segment: Readonly<Record<keyof typeof trackCommerce, string>> = {
  regionMigrationModalShown: 'Region Migration Modal Shown',
  productsSearched: 'Products Searched',
  productListViewed: 'Product List Viewed',
  productListFiltered: 'Product List Filtered',
  productClicked: 'Product Clicked',
  productViewed: 'Product Viewed',
  productAdded: 'Product Added',
  productRemoved: 'Product Removed',
  cartViewed: 'Cart Viewed',
  checkoutStarted: 'Checkout Started',
  checkoutStepViewed: 'Checkout Step Viewed',
  checkoutStepCompleted: 'Checkout Step Completed',
  paymentInfoEntered: 'Payment Info Entered',
  orderCompleted: 'Order Completed',
  orderUpdated: 'Order Updated',
  orderRefunded: 'Order Refunded',
  orderCancelled: 'Order Cancelled',
  couponEntered: 'Coupon Entered',
  couponApplied: 'Coupon Applied',
  couponDenied: 'Coupon Denied',
  couponRemoved: 'Coupon Removed',
  promotionViewed: 'Promotion Viewed',
  promotionClicked: 'Promotion Clicked',
};

it('sends every event of the closed list by a function of its own', () => {
  const sent: string[] = [];
  stopDelivery();
  startDelivery(({ event }) => sent.push(event));
  for (const name of Object.keys(ga4)) Reflect.get(track, name)?.({} as never);
  for (const name of Object.keys(segment)) Reflect.get(trackCommerce, name)?.({} as never);
  expect(sent).toEqual([...Object.values(ga4), ...Object.values(segment)]);
  const known = trackedEventSchema.def.options.map(({ def }) => def.shape.event.def.values[0]);
  expect([...sent].sort()).toEqual([...known].sort());
  stopDelivery();
});

it('knows the pages and parts that analytics speaks of, and no others', () => {
  expect([...analyticsPages]).toEqual([
    'cart',
    'catalogue',
    'configurator',
    'pqs',
    'shop',
    'product-page',
    'dashboard',
    'editor',
    'editor-dby',
    'review-editor',
    'quote-success',
    'summary-step-1',
    'summary-step-2',
    'summary-step-3',
    'review-step-1',
    'review-step-2',
    'review-step-3',
    'qr-success',
    'remind-me-on-desktop',
    'design-showcase',
    'use-case',
    'search',
  ]);
  expect([...analyticsSections]).toEqual([
    'configurator-light',
    'remind-me-on-desktop-modal',
    'brief-form',
    'quote-contact-form',
  ]);
  expect(['cart', 'product', 'productEditor', 'accountOrders'].map(toAnalyticsPage)).toEqual([
    'cart',
    'product-page',
    'editor',
    'accountOrders',
  ]);
});
