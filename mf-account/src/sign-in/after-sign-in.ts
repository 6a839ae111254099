import { navigate, navigateTo } from '@shop/kit/navigation';

/** Goes on where the shopper was (`?next=`), if that is a path of this very site; else to the account. */
export async function goOn(next: string | null): Promise<void> {
  const own = next?.startsWith('/') && !next.startsWith('//') && !next.includes('\\');
  await (own && next ? navigateTo(next, { replace: true }) : navigate('account', {}, { replace: true }));
}
