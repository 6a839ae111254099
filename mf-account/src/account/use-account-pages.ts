import type { RouteId } from '@shop/contracts';
import { useRegion } from '@shop/kit';

const pages = [
  'accountOrders',
  'accountBoxes',
  'accountQuoteRequests',
  'plusCatalogue',
  'plusOrders',
  'plusPersonalDetails',
  'accountWallet',
  'accountSettings',
  'accountPrivacy',
] as const satisfies readonly RouteId[];

export type AccountPage = (typeof pages)[number];

const plusPages: ReadonlySet<AccountPage> = new Set(['plusCatalogue', 'plusOrders', 'plusPersonalDetails']);

/** Returns the account pages of this market, in navigation order. */
export function useAccountPages(): readonly AccountPage[] {
  const { market } = useRegion();
  return pages.filter((id) => market.supportsPlus || !plusPages.has(id));
}
