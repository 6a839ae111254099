import { defineRemote } from '@shop/kit';

export default defineRemote({
  name: 'mf-plus-pro',
  contract: '^2.0',
  routes: {
    plus: { lazy: () => import('./plus/plus.page.tsx') },
    plusCatalogue: { lazy: () => import('./items/items.page.tsx') },
    plusItems: { lazy: () => import('./items/items.page.tsx') },
    plusOrders: { lazy: () => import('./orders/orders.page.tsx') },
    plusPersonalDetails: { lazy: () => import('./company/company.page.tsx') },
    proFeatures: { lazy: () => import('./pro/pro.page.tsx') },
  },
  slots: {},
});
