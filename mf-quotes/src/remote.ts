import { defineRemote } from '@shop/kit';

export default defineRemote({
  name: 'mf-quotes',
  contract: '^2.0',
  routes: {
    quote: { lazy: () => import('./request/request.page.tsx') },
    customOffer: { lazy: () => import('./offer/offer.page.tsx') },
    quoteSuccess: { lazy: () => import('./request/success.page.tsx') },
    accountQuoteRequests: { lazy: () => import('./requests/requests.page.tsx') },
    accountQuoteRequest: { lazy: () => import('./requests/request.page.tsx') },
  },
  slots: {},
});
