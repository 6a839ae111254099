import { defineRemote } from '@shop/kit';
import { loadLaterWords } from '@shop/kit/i18n';

/** Loads a slot with the words that only it and later pages need; it fails where they do. */
const withLaterWords = async <Module>(load: () => Promise<Module>): Promise<Module> => {
  const [module] = await Promise.all([load(), loadLaterWords('mf-catalogue')]);
  return module;
};

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
    searchSuggestions: () => withLaterWords(() => import('./search/search-suggestions.slot.tsx')),
    bundleConfigurator: () => withLaterWords(() => import('./bundles/bundle-configurator.slot.tsx')),
  },
});
