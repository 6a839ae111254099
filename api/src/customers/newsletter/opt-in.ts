import type { RegionId } from '@shop/regions';

/**
 * Markets with double opt-in, where a subscription counts only after the address's owner confirms
 * it: Germany by its courts (BGH I ZR 164/09); the international shop, since it also serves Austria
 * and Switzerland with the same requirement; Poland and Italy by what their authorities accept as
 * proof. Elsewhere a logged consent with its text is enough.
 */
const doubleOptInRegions: ReadonlySet<RegionId> = new Set(['de', 'eu', 'pl', 'it']);

export const needsConfirmation = (region: RegionId): boolean => doubleOptInRegions.has(region);
