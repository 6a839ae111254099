import { defineRemote } from '@shop/kit';

export default defineRemote({
  name: 'mf-desk',
  contract: '^2.0',
  routes: {
    deskOrders: { lazy: () => import('./orders/orders.page.tsx') },
    deskOrder: { lazy: () => import('./order/order.page.tsx') },
    deskProduction: { lazy: () => import('./production/production.page.tsx') },
    deskPrepress: { lazy: () => import('./prepress/prepress.page.tsx') },
    deskRequests: { lazy: () => import('./requests/requests.page.tsx') },
    deskRequest: { lazy: () => import('./request/request.page.tsx') },
    deskApprovals: { lazy: () => import('./approvals/approvals.page.tsx') },
    deskPromotions: { lazy: () => import('./promotions/promotions.page.tsx') },
    deskPayments: { lazy: () => import('./payments/payments.page.tsx') },
    deskDues: { lazy: () => import('./dues/dues.page.tsx') },
    deskPrices: { lazy: () => import('./prices/prices.page.tsx') },
    deskPriceBook: { lazy: () => import('./prices/book.page.tsx') },
    deskRefunds: { lazy: () => import('./refunds/refunds.page.tsx') },
    deskInvoices: { lazy: () => import('./invoices/invoices.page.tsx') },
    deskVat: { lazy: () => import('./vat/vat.page.tsx') },
    deskTransfers: { lazy: () => import('./transfers/transfers.page.tsx') },
    deskExchangeRates: { lazy: () => import('./rates/rates.page.tsx') },
    deskPeople: { lazy: () => import('./people/people.page.tsx') },
    deskReleases: { lazy: () => import('./releases/releases.page.tsx') },
    deskSecurity: { lazy: () => import('./security/security.page.tsx') },
  },
  slots: {},
});
