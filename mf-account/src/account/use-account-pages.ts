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

const ofPlus: readonly string[] = ['plusCatalogue', 'plusOrders', 'plusPersonalDetails'];

export type AccountPage = (typeof pages)[number];

/** The pages of the account in this market, in the order of its navigation. */
export function useAccountPages(): readonly AccountPage[] {
  const { market } = useRegion();
  return pages.filter((id) => market.supportsPlus || !ofPlus.includes(id));
}
