import { toast } from '@shop/kit';
import { problemText, type Text } from '@shop/kit/i18n';
import { navigate, navigateTo } from '@shop/kit/navigation';
import { claim } from '../referrals/referrals.query.ts';
import type { MergedItems } from './authenticate.ts';
import { resolveSafeRedirect } from './safe-redirect.ts';

/** Notifies the shopper that the visit's cart or designs were merged, if any. */
export function notifyMerged({ line_items, designs }: MergedItems, t: Text<'mf-account'>): void {
  if (line_items > 0 || designs > 0) toast('success', t('merged'));
}

/** Claims a referral code for the new account and reports the result. The account exists either way. */
export async function claimReferral(code: string, t: Text<'mf-account'>): Promise<void> {
  const claimed = await claim(code);
  if (claimed.ok) toast('success', t('referrals.claimed'));
  else toast('error', problemText(claimed.problem));
}

/** Redirects to `?next=` if that is a path of this site; else to the account. */
export async function redirectAfterSignIn(next: string | null): Promise<void> {
  const safeTarget = resolveSafeRedirect(next, window.location.origin);
  await (safeTarget === null
    ? navigate('account', {}, { replace: true })
    : navigateTo(safeTarget, { replace: true }));
}
