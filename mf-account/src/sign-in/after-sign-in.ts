import { toast } from '@shop/kit';
import { problemText, type Text } from '@shop/kit/i18n';
import { navigate, navigateTo } from '@shop/kit/navigation';
import { claim } from '../referrals/referrals.query.ts';
import type { MergedItems } from './authenticate.ts';
import { resolveSafeRedirect } from './safe-redirect.ts';

/** Tells the shopper that cart or designs of the visit came along, when they did. */
export function notifyMerged({ line_items, designs }: MergedItems, t: Text<'mf-account'>): void {
  if (line_items > 0 || designs > 0) toast('success', t('merged'));
}

/** Says by whose code the new account came, and tells what became of it. The account stands either way. */
export async function claimReferral(code: string, t: Text<'mf-account'>): Promise<void> {
  const claimed = await claim(code);
  if (claimed.ok) toast('success', t('referrals.claimed'));
  else toast('error', problemText(claimed.problem));
}

/** Goes on where the shopper was (`?next=`), if that is a path of this very site; else to the account. */
export async function redirectAfterSignIn(next: string | null): Promise<void> {
  const safeTarget = resolveSafeRedirect(next, window.location.origin);
  await (safeTarget === null
    ? navigate('account', {}, { replace: true })
    : navigateTo(safeTarget, { replace: true }));
}
