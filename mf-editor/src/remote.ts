import { defineRemote } from '@shop/kit';

export default defineRemote({
  name: 'mf-editor',
  contract: '^2.0',
  routes: {
    boxEditor: { lazy: () => import('./opening/box-editor.page.tsx') },
    productEditor: { lazy: () => import('./opening/product-editor.page.tsx') },
  },
  slots: {},
});
