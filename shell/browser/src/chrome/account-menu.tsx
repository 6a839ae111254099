import { navigate } from '@shop/kit/navigation';
import { requireMember, useSession } from '@shop/kit/session';
import { Button } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { BarMenu } from './bar-menu.tsx';
import styles from './header.module.css';
import { lazyPart } from './lazy-part.tsx';

const panel = lazyPart(() =>
  import(/* webpackChunkName: "bar" */ './later/account-panel.tsx').then((file) => file.AccountPanel),
);
const toAccount = () => void navigate('account');

/** Sign-in, or the account menu of a signed-in user; without its code, a link to the account page. */
export function AccountMenu() {
  const { t } = useTranslation('shell');
  const { signedIn, user } = useSession();
  if (!signedIn) {
    return (
      <Button tone="quiet" icon="account" onClick={() => void requireMember()}>
        <span className={styles.word}>{t('account.signIn')}</span>
      </Button>
    );
  }
  return (
    <BarMenu id="mine" under icon="account" iconAfter="chevron-down" panel={panel} onUnavailable={toAccount}>
      <span className="only-heard">{t('account.menu')}: </span>
      <span className={styles.word}>{user?.first_name ?? t('account.mine')}</span>
    </BarMenu>
  );
}
