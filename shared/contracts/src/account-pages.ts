import type { RouteId } from './routes.ts';

/** The pages of an account in the order in which every navigation lists them. Their names are terms of the kit. */
const accountPages = [
  'accountOrders',
  'accountBoxes',
  'accountQuoteRequests',
  'plusCatalogue',
  'plusOrders',
  'plusQuotes',
  'plusPersonalDetails',
  'accountWallet',
  'accountReforestation',
  'accountSettings',
  'accountPrivacy',
] as const satisfies readonly RouteId[];

export type AccountPage = (typeof accountPages)[number];

const plusPages: ReadonlySet<AccountPage> = new Set([
  'plusCatalogue',
  'plusOrders',
  'plusQuotes',
  'plusPersonalDetails',
]);

/** Pages without an entry of their own, and their parent entry. */
const parentPages: Partial<Readonly<Record<RouteId, AccountPage>>> = {
  accountOrder: 'accountOrders',
  accountQuoteRequest: 'accountQuoteRequests',
  plusItems: 'plusCatalogue',
  plusOrder: 'plusOrders',
  plusOrderItems: 'plusOrders',
  plusOrderPaymentSummary: 'plusOrders',
  plusOrderPlaced: 'plusOrders',
  plusQuote: 'plusQuotes',
};

/** Returns the account pages of a market, in navigation order. */
export const listAccountPages = ({ supportsPlus }: { readonly supportsPlus: boolean }): AccountPage[] =>
  accountPages.filter((id) => supportsPlus || !plusPages.has(id));

/** Returns the entry that is current on a page; undefined outside of the account. */
export const findAccountPage = (route: RouteId | undefined): AccountPage | undefined =>
  route === undefined ? undefined : (parentPages[route] ?? accountPages.find((id) => id === route));
