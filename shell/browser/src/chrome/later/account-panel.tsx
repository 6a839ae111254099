import { routes } from '@shop/contracts';
import { toast } from '@shop/kit';
import { problemText } from '@shop/kit/i18n';
import { href, navigate } from '@shop/kit/navigation';
import { Anchor, useRouteId } from '@shop/kit/router';
import { signOut, useSession } from '@shop/kit/session';
import { MenuList } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import type { PanelProps } from '../bar-menu.tsx';

/** The menu of a signed-in user. */
export function AccountPanel(props: PanelProps) {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  const route = useRouteId();
  const leave = async () => {
    const done = await signOut();
    if (!done.ok) toast('error', problemText(done.problem));
    // A page that needs an account would only ask for sign-in again.
    else if (route && routes[route].access !== 'public') await navigate('home');
  };
  return (
    <MenuList
      {...props}
      label={t('account.menu')}
      component={Anchor}
      groups={[
        {
          id: 'pages',
          ...(user?.email ? { heading: user.email } : {}),
          entries: [
            { id: 'orders', label: t('account.orders'), href: href('accountOrders') },
            { id: 'boxes', label: t('account.boxes'), href: href('accountBoxes') },
            { id: 'quotes', label: t('account.quotes'), href: href('accountQuoteRequests') },
            { id: 'settings', label: t('account.settings'), href: href('accountSettings') },
            ...(user?.staff ? [{ id: 'desk', label: t('account.desk'), href: href('deskReleases') }] : []),
          ],
        },
        {
          id: 'leave',
          entries: [{ id: 'signOut', label: t('account.signOut'), onSelect: () => void leave() }],
        },
      ]}
    />
  );
}
