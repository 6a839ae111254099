import type { RemoteName } from './releases.ts';

/**
 * Whether a page needs an account. `modal`: it asks for sign-in in place and then continues. `link`: like `modal`, but
 * a mailed link (`?order_token=`) reads it without an account.
 */
type Access = 'public' | 'modal' | 'link';

interface RouteDefinition {
  /** The remote that owns the page, or null while no remote builds it: the host then answers 404. */
  readonly owner: RemoteName | null;
  readonly access: Access;
  readonly params: readonly string[];
}

const route = <const Params extends readonly string[] = []>(
  owner: RemoteName | null,
  access: Access,
  params?: Params,
) => ({ owner, access, params: (params ?? []) as Params }) satisfies RouteDefinition;

/**
 * Every page of the shop, by id (specification 2.2 and 2.3). Paths are region data, translated per language
 * (`regions/`); ids and owners are the contract. Optional parameters end in `?`.
 */
export const routes = {
  home: route('mf-catalogue', 'public'),
  category: route('mf-catalogue', 'public', ['category']),
  product: route('mf-catalogue', 'public', ['product']),
  search: route('mf-catalogue', 'public'),
  content: route('mf-catalogue', 'public', ['content']),
  boxEditor: route('mf-editor', 'public', ['id?']),
  productEditor: route('mf-editor', 'public', ['id?', 'version?']),
  cart: route('mf-checkout', 'public'),
  crossSell: route('mf-checkout', 'public'),
  orderDetails: route('mf-checkout', 'modal', ['orderNumber?']),
  payment: route('mf-checkout', 'modal', ['orderNumber']),
  paymentSummary: route('mf-checkout', 'modal', ['orderNumber']),
  paymentReturn: route('mf-checkout', 'public', ['orderNumber']),
  signIn: route('mf-account', 'public'),
  signOut: route('mf-account', 'public'),
  register: route('mf-account', 'public'),
  confirmEmail: route('mf-account', 'public', ['token']),
  setPassword: route('mf-account', 'public', ['token']),
  account: route('mf-account', 'modal'),
  accountOrders: route('mf-account', 'modal'),
  accountOrder: route('mf-account', 'link', ['orderNumber']),
  accountBoxes: route('mf-account', 'modal'),
  accountSettings: route('mf-account', 'modal'),
  accountPrivacy: route('mf-account', 'modal'),
  accountWallet: route('mf-account', 'modal'),
  accountReforestation: route('mf-account', 'modal'),
  accountQuoteRequests: route('mf-quotes', 'modal'),
  accountQuoteRequest: route('mf-quotes', 'modal', ['qrNumber']),
  customOffer: route('mf-quotes', 'public', ['token']),
  samplePacks: route('mf-catalogue', 'public'),
  bundles: route('mf-catalogue', 'public'),
  quote: route('mf-quotes', 'public'),
  quoteSuccess: route('mf-quotes', 'public'),
  plus: route('mf-plus-pro', 'public'),
  plusCatalogue: route('mf-plus-pro', 'modal'),
  plusSuccess: route('mf-plus-pro', 'public'),
  plusItems: route('mf-plus-pro', 'modal'),
  plusQuotes: route('mf-plus-pro', 'modal'),
  plusQuote: route('mf-plus-pro', 'modal', ['token']),
  plusOrders: route('mf-plus-pro', 'modal'),
  plusOrder: route('mf-plus-pro', 'modal', ['orderNumber']),
  plusOrderPlaced: route('mf-plus-pro', 'modal', ['orderNumber']),
  plusOrderItems: route('mf-plus-pro', 'modal', ['orderNumber']),
  plusOrderPaymentSummary: route('mf-plus-pro', 'modal', ['orderNumber']),
  plusPersonalDetails: route('mf-plus-pro', 'modal'),
  proFeatures: route('mf-plus-pro', 'public'),
  proForSuppliers: route('mf-plus-pro', 'public'),
  proTermsConditions: route('mf-plus-pro', 'public'),
  deskOrders: route('mf-desk', 'modal'),
  deskOrder: route('mf-desk', 'modal', ['orderNumber']),
  deskProduction: route('mf-desk', 'modal'),
  deskTickets: route('mf-desk', 'modal'),
  deskPrepress: route('mf-desk', 'modal'),
  deskRequests: route('mf-desk', 'modal'),
  deskRequest: route('mf-desk', 'modal', ['qrNumber']),
  deskApprovals: route('mf-desk', 'modal'),
  deskPromotions: route('mf-desk', 'modal'),
  deskPrices: route('mf-desk', 'modal'),
  deskPriceBook: route('mf-desk', 'modal', ['bookId']),
  deskStock: route('mf-desk', 'modal'),
  deskCalendar: route('mf-desk', 'modal'),
  deskTransfers: route('mf-desk', 'modal'),
  deskPayments: route('mf-desk', 'modal'),
  deskDues: route('mf-desk', 'modal'),
  deskRefunds: route('mf-desk', 'modal'),
  deskInvoices: route('mf-desk', 'modal'),
  deskVat: route('mf-desk', 'modal'),
  deskExchangeRates: route('mf-desk', 'modal'),
  deskCustomers: route('mf-desk', 'modal'),
  deskCustomer: route('mf-desk', 'modal', ['customerId']),
  deskCompanies: route('mf-desk', 'modal'),
  deskCompany: route('mf-desk', 'modal', ['companyId']),
  deskSuppliers: route('mf-desk', 'modal'),
  deskPeople: route('mf-desk', 'modal'),
  deskNewsletter: route('mf-desk', 'modal'),
  deskFigures: route('mf-desk', 'modal'),
  deskEvents: route('mf-desk', 'modal'),
  deskAccessLog: route('mf-desk', 'modal'),
  deskKeys: route('mf-desk', 'modal'),
  deskReleases: route('mf-desk', 'modal'),
  deskSecurity: route('mf-desk', 'modal'),
} as const;

export type RouteId = keyof typeof routes;
export const routeIds = Object.keys(routes) as RouteId[];

type ParamNames<Id extends RouteId> = (typeof routes)[Id]['params'][number];
/**
 * The parameters of a route, optional ones by their bare name. `RouteParams<'accountOrder'>` is `{ orderNumber: string
 * }`.
 */
export type RouteParams<Id extends RouteId> = {
  readonly [Name in ParamNames<Id> as Name extends `${string}?` ? never : Name]: string;
} & {
  readonly [Name in ParamNames<Id> as Name extends `${infer Bare}?` ? Bare : never]?: string;
};

/** Returns the route ids that one remote has to implement. */
export const routesOf = (owner: RemoteName): RouteId[] => routeIds.filter((id) => routes[id].owner === owner);
