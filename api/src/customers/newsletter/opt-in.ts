import type { RegionId } from '@shop/regions';

/**
 * Markets in which a sign-up counts only once the address's owner has confirmed it: Germany by its courts (BGH I ZR
 * 164/09); the international shop, since it serves Austria and Switzerland too, where the same is asked; Poland and
 * Italy by what their authorities hold to be proof. Elsewhere a consent that is logged with its text is enough.
 */
const doubleOptInRegions: ReadonlySet<RegionId> = new Set(['de', 'eu', 'pl', 'it']);

export const needsConfirmation = (region: RegionId): boolean => doubleOptInRegions.has(region);
