import { routes } from '@shop/contracts';
import { toast } from '@shop/kit';
import { problemText, useText } from '@shop/kit/i18n';
import { href, navigate } from '@shop/kit/navigation';
import { Anchor, useRouteId } from '@shop/kit/router';
import { requireMember, signOut, useSession } from '@shop/kit/session';
import { Button, Menu } from '@shop/ui';
import styles from './header.module.css';

/** Sign in, or everything that belongs to whoever is signed in. */
export function AccountMenu() {
  const t = useText();
  const { signedIn, user } = useSession();
  const route = useRouteId();
  if (!signedIn) {
    return (
      <Button tone="quiet" icon="account" onClick={() => void requireMember()}>
        <span className={styles.word}>{t('account.signIn')}</span>
      </Button>
    );
  }
  const leave = async () => {
    const done = await signOut();
    if (!done.ok) toast('problem', problemText(done.problem));
    // A page that needs an account would only ask for one again.
    else if (route && routes[route].access !== 'public') await navigate('home');
  };
  return (
    <Menu
      label={t('account.menu')}
      icon="account"
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
          ],
        },
        {
          id: 'leave',
          entries: [{ id: 'signOut', label: t('account.signOut'), onSelect: () => void leave() }],
        },
      ]}
    >
      <span className={styles.word}>{user?.first_name ?? t('account.mine')}</span>
    </Menu>
  );
}
