import { findAccountPage, listAccountPages, routes } from '@shop/contracts';
import { toast, useRegion } from '@shop/kit';
import { problemText, useTerms } from '@shop/kit/i18n';
import { href, navigate } from '@shop/kit/navigation';
import { Anchor, useRouteId } from '@shop/kit/router';
import { signOut, useSession } from '@shop/kit/session';
import { MenuList } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import type { PanelProps } from '../bar-menu.tsx';

/** The menu of a signed-in user: the account navigation, with the same entries as beside the account's pages. */
export function AccountPanel(props: PanelProps) {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  const term = useTerms();
  const { market } = useRegion();
  const route = useRouteId();
  const current = findAccountPage(route);
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
            ...listAccountPages(market).map((id) => ({
              id,
              label: term('accountPage', id),
              href: href(id),
              current: id === current,
            })),
            ...(user?.staff ? [{ id: 'desk', label: t('account.desk'), href: href('deskOrders') }] : []),
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
