import type { RegionId } from '@shop/regions';
import type { Tx } from '../../platform/index.ts';
import { subscribeAddress } from '../newsletter/subscribe-address.ts';
import { unsubscribeAddress } from '../newsletter/unsubscribe-address.ts';
import { type Consent, type ConsentSource, logConsents } from './consents.repo.ts';

/**
 * Records consents and applies newsletter consents: granting subscribes the address (in some
 * regions only after its owner confirms it); declining unsubscribes it if it is confirmed as the
 * caller's.
 */
export const recordConsents = async (
  tx: Tx,
  given: ConsentSource & {
    readonly region: RegionId;
    /** Whether the address is confirmed as the caller's. */
    readonly ownsEmail: boolean;
  },
  consents: readonly Consent[],
): Promise<void> => {
  await logConsents(tx, given, consents);
  const newsletter = consents.findLast(({ type }) => type === 'newsletter')?.status;
  if (newsletter === undefined || given.email === null) return;
  const { email, region, locale, source, ownsEmail } = given;
  if (newsletter === 'granted') await subscribeAddress(tx, { email, region, locale, source, ownsEmail });
  else if (ownsEmail) await unsubscribeAddress(tx, email, region);
};
