import {
  countEvents,
  type Endpoint,
  getStaffFigures,
  getVatReport,
  listAccessLog,
  listBankEntries,
  listCalendar,
  listExchangeRates,
  listPriceBooks,
  listRollouts,
  listStaffAccounts,
  listStaffCompanies,
  listStaffCoupons,
  listStaffCustomers,
  listStaffDues,
  listStaffInvoices,
  listStaffKeys,
  listStaffOrders,
  listStaffPayments,
  listStaffProduction,
  listStaffQuotes,
  listStaffRefunds,
  listStaffRequests,
  listStockItems,
  listSubscriptions,
  listSupplierApplications,
  type RouteId,
  type RouteParams,
} from '@shop/contracts';
import type { TextKey } from '@shop/kit/i18n';

type DeskRoute = Extract<RouteId, `desk${string}`>;
/** The pages of the desk that need nothing but their address. */
type ListRoute = { [Id in DeskRoute]: keyof RouteParams<Id> extends never ? Id : never }[DeskRoute];
type Label = Extract<TextKey<'mf-desk'>, `nav.${string}`>;

/** A page in the navigation of the desk. */
export interface DeskEntry {
  readonly route: ListRoute;
  readonly label: Label;
  /** The call without which the page has nothing to show; null: everybody of the staff may open it. */
  readonly needs: Endpoint | null;
  /** Pages of one thing of its list, which are not entries of their own. */
  readonly also?: readonly DeskRoute[];
}

interface DeskGroup {
  readonly id: string;
  readonly label: Label;
  readonly pages: readonly DeskEntry[];
}

/** The navigation of the desk: a row here is all that a page needs to be in it, and in the search. */
export const deskGroups: readonly DeskGroup[] = [
  {
    id: 'orders',
    label: 'nav.group.orders',
    pages: [
      { route: 'deskOrders', label: 'nav.orders', needs: listStaffOrders, also: ['deskOrder'] },
      { route: 'deskRequests', label: 'nav.requests', needs: listStaffQuotes, also: ['deskRequest'] },
      { route: 'deskApprovals', label: 'nav.approvals', needs: listStaffRequests },
    ],
  },
  {
    id: 'production',
    label: 'nav.group.production',
    pages: [
      { route: 'deskProduction', label: 'nav.production', needs: listStaffProduction, also: ['deskTickets'] },
      { route: 'deskPrepress', label: 'nav.prepress', needs: listStaffProduction },
    ],
  },
  {
    id: 'customers',
    label: 'nav.group.customers',
    pages: [
      { route: 'deskCustomers', label: 'nav.customers', needs: listStaffCustomers, also: ['deskCustomer'] },
      { route: 'deskCompanies', label: 'nav.companies', needs: listStaffCompanies, also: ['deskCompany'] },
      { route: 'deskSuppliers', label: 'nav.suppliers', needs: listSupplierApplications },
    ],
  },
  {
    id: 'catalogue',
    label: 'nav.group.catalogue',
    pages: [
      { route: 'deskPrices', label: 'nav.prices', needs: listPriceBooks, also: ['deskPriceBook'] },
      { route: 'deskStock', label: 'nav.stock', needs: listStockItems },
      { route: 'deskPromotions', label: 'nav.promotions', needs: listStaffCoupons },
      { route: 'deskCalendar', label: 'nav.calendar', needs: listCalendar },
    ],
  },
  {
    id: 'finance',
    label: 'nav.group.finance',
    pages: [
      { route: 'deskPayments', label: 'nav.payments', needs: listStaffPayments },
      { route: 'deskDues', label: 'nav.dues', needs: listStaffDues },
      { route: 'deskTransfers', label: 'nav.transfers', needs: listBankEntries },
      { route: 'deskRefunds', label: 'nav.refunds', needs: listStaffRefunds },
      { route: 'deskInvoices', label: 'nav.invoices', needs: listStaffInvoices },
      { route: 'deskVat', label: 'nav.vat', needs: getVatReport },
      { route: 'deskExchangeRates', label: 'nav.rates', needs: listExchangeRates },
    ],
  },
  {
    id: 'figures',
    label: 'nav.group.figures',
    pages: [
      { route: 'deskFigures', label: 'nav.figures', needs: getStaffFigures },
      { route: 'deskEvents', label: 'nav.events', needs: countEvents },
      { route: 'deskNewsletter', label: 'nav.newsletter', needs: listSubscriptions },
    ],
  },
  {
    id: 'administration',
    label: 'nav.group.administration',
    pages: [
      { route: 'deskPeople', label: 'nav.people', needs: listStaffAccounts },
      { route: 'deskKeys', label: 'nav.keys', needs: listStaffKeys },
      { route: 'deskAccessLog', label: 'nav.accessLog', needs: listAccessLog },
      { route: 'deskReleases', label: 'nav.releases', needs: listRollouts },
      // Everybody's own sign-in.
      { route: 'deskSecurity', label: 'nav.security', needs: null },
    ],
  },
];
