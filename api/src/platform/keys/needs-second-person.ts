import { coversScope } from '@shop/contracts';
import type { CallUser, KeyGrant } from '../server/call.ts';

/**
 * Whether a call of staff that lets money leave needs another person's approval: always for a
 * person, for a tool's key unless it has the scope to approve. The operator's key decides alone.
 */
export const needsSecondPerson = (
  { user, key }: { readonly user: CallUser | null; readonly key: KeyGrant | null },
  approveScope: string,
): boolean => (key === null ? user !== null : !coversScope(key.scopes, approveScope));
