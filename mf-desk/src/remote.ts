import { defineRemote } from '@shop/kit';

export default defineRemote({
  name: 'mf-desk',
  contract: '^2.0',
  routes: {
    deskReleases: { lazy: () => import('./releases/releases.page.tsx') },
  },
  slots: {},
});
