import { defineRemote } from '@shop/kit';

export default defineRemote({
  name: 'mf-plus-pro',
  contract: '^2.0',
  routes: {
    plus: { lazy: () => import('./plus/plus.page.tsx') },
    plusCatalogue: { lazy: () => import('./items/items.page.tsx') },
    plusItems: { lazy: () => import('./items/items.page.tsx') },
    plusOrders: { lazy: () => import('./orders/orders.page.tsx') },
    plusOrder: { lazy: () => import('./order/details.page.tsx') },
    plusOrderItems: { lazy: () => import('./order/items.page.tsx') },
    plusOrderPaymentSummary: { lazy: () => import('./order/payment-summary.page.tsx') },
    plusOrderPlaced: { lazy: () => import('./order/placed.page.tsx') },
    plusPersonalDetails: { lazy: () => import('./company/company.page.tsx') },
    plusQuote: { lazy: () => import('./quotes/quote.page.tsx') },
    plusQuotes: { lazy: () => import('./quotes/quotes.page.tsx') },
    plusSuccess: { lazy: () => import('./success/success.page.tsx') },
    proFeatures: { lazy: () => import('./pro/pro.page.tsx') },
    proForSuppliers: { lazy: () => import('./suppliers/suppliers.page.tsx') },
    proTermsConditions: { lazy: () => import('./pro/terms.page.tsx') },
  },
  slots: {},
});
