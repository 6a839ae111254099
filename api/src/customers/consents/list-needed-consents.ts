import {
  type ConsentType,
  consentTextVersions,
  type getGlobalConsentsNeeded,
  type ReplyOf,
} from '@shop/contracts';
import type { CallUser, Queryable } from '../../platform/index.ts';
import { listLatestConsents } from './consents.repo.ts';

/** Required from everybody who enters an address; the others belong to one product or service. */
const global: readonly ConsentType[] = ['terms_and_conditions_and_privacy_policy', 'marketing', 'newsletter'];

/**
 * Lists the global consents that the caller has not answered yet with this address, in the texts'
 * current version; declined terms are requested again. Only the caller's own answers count, so that
 * nobody learns about other people's addresses.
 */
export const listNeededConsents = async (
  db: Queryable,
  user: CallUser,
  email: string,
): Promise<ReplyOf<typeof getGlobalConsentsNeeded>> => {
  const own = await listLatestConsents(db, user.id, user.email === email ? null : email);
  const types = own.flatMap(({ type, status, text_version }) => {
    if (!global.includes(type)) return [];
    const terms = type === 'terms_and_conditions_and_privacy_policy';
    const settled =
      text_version === consentTextVersions[type] && (terms ? status === 'granted' : status !== null);
    return settled ? [] : [type];
  });
  return { consents_needed: types.length > 0, types };
};
