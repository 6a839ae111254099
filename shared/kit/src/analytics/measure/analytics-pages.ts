import type { RouteId } from '@shop/contracts';

/** Names of pages for analytics: a closed list (specification 2.3). */
export const analyticsPages = [
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
] as const;
export type AnalyticsPage = (typeof analyticsPages)[number];

/** Names of parts of a page: a closed list (specification 2.3). */
export const analyticsSections = [
  'configurator-light',
  'remind-me-on-desktop-modal',
  'brief-form',
  'quote-contact-form',
] as const;
export type AnalyticsSection = (typeof analyticsSections)[number];

/** Analytics names of pages; other pages use their route id. */
const pageByRoute: Readonly<Partial<Record<RouteId, AnalyticsPage>>> = {
  home: 'shop',
  category: 'catalogue',
  plusCatalogue: 'catalogue',
  product: 'product-page',
  search: 'search',
  cart: 'cart',
  quote: 'pqs',
  quoteSuccess: 'quote-success',
  plusItems: 'dashboard',
  plusOrders: 'dashboard',
  plusPersonalDetails: 'dashboard',
  plusQuotes: 'dashboard',
  boxEditor: 'editor-dby',
  productEditor: 'editor',
  orderDetails: 'summary-step-1',
  payment: 'summary-step-2',
  paymentSummary: 'summary-step-3',
  customOffer: 'review-step-1',
};

/** @example toAnalyticsPage('product') // "product-page" */
export const toAnalyticsPage = (route: string): string =>
  (pageByRoute as Readonly<Record<string, string | undefined>>)[route] ?? route;
