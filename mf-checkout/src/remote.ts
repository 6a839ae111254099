import { defineRemote } from '@shop/kit';

export default defineRemote({
  name: 'mf-checkout',
  contract: '^2.0',
  routes: {
    cart: { lazy: () => import('./cart/cart.page.tsx') },
    crossSell: { lazy: () => import('./cross-sell/cross-sell.page.tsx') },
    orderDetails: { lazy: () => import('./details/details.page.tsx') },
    payment: { lazy: () => import('./payment/payment.page.tsx') },
    paymentReturn: { lazy: () => import('./payment/payment-return.page.tsx') },
    paymentSummary: { lazy: () => import('./summary/summary.page.tsx') },
  },
  slots: { cartBadge: () => import('./slots/cart-badge.slot.tsx') },
});
