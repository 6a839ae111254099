import { defineRemote } from '@shop/kit';

export default defineRemote({
  name: 'mf-catalogue',
  contract: '^1.0',
  routes: {
    home: { lazy: () => import('./home/home.page.tsx') },
    category: { lazy: () => import('./category/category.page.tsx') },
    product: { lazy: () => import('./product/product.page.tsx') },
  },
  slots: {},
  locales: {
    'en-US': () => import('../locales/en-US.json'),
    'pl-PL': () => import('../locales/pl-PL.json'),
    'sv-SE': () => import('../locales/sv-SE.json'),
  },
});
