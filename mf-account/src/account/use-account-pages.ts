import type { RouteId } from '@shop/contracts';
import { useRegion } from '@shop/kit';

const pages = [
  'accountOrders',
  'accountBoxes',
  'accountQuoteRequests',
  'plusCatalogue',
  'plusOrders',
  'accountWallet',
  'accountSettings',
  'accountPrivacy',
] as const satisfies readonly RouteId[];

export type AccountPage = (typeof pages)[number];

/** The pages of the account in this market, in the order of its navigation. */
export function useAccountPages(): readonly AccountPage[] {
  const { market } = useRegion();
  return pages.filter((id) => market.supportsPlus || (id !== 'plusCatalogue' && id !== 'plusOrders'));
}
