import { defineRemote } from '@shop/kit';

export default defineRemote({
  name: 'mf-catalogue',
  contract: '^2.0',
  routes: {
    home: { lazy: () => import('./home/home.page.tsx') },
    category: { lazy: () => import('./category/category.page.tsx') },
    search: { lazy: () => import('./search/search.page.tsx') },
    content: { lazy: () => import('./content/content.page.tsx') },
    bundles: { lazy: () => import('./bundles/bundles.page.tsx') },
    samplePacks: { lazy: () => import('./samples/samples.page.tsx') },
    product: { lazy: () => import('./product/product.page.tsx') },
  },
  slots: {
    searchSuggestions: () => import('./search/search-suggestions.slot.tsx'),
    bundleConfigurator: () => import('./bundles/bundle-configurator.slot.tsx'),
  },
});
