import { useDocumentTitle } from '@shop/kit';
import { useText } from '@shop/kit/i18n';
import { Link, useSearchParams } from '@shop/kit/router';
import { useSession } from '@shop/kit/session';
import { buttonClass, Lead, Page, Row } from '@shop/ui';
import styles from './request.module.css';

/** The request is stored: its number, and where it can be followed. */
export function Component() {
  const t = useText();
  const { signedIn } = useSession();
  const [search] = useSearchParams();
  const number = search.get('number') ?? '';
  useDocumentTitle(t('success.title'));
  return (
    <Page>
      <div className={styles.form}>
        <header>
          <h1>{t('success.title')}</h1>
          <Lead>{number ? t('success.number', { number }) : t('success.lead')}</Lead>
        </header>
        <p>{t(signedIn ? 'success.follow' : 'success.followAfterSignIn')}</p>
        <Row>
          <Link to="accountQuoteRequests" className={buttonClass({ tone: 'signal' })}>
            {t('success.see')}
          </Link>
          <Link to="home" className={buttonClass()}>
            {t('success.home')}
          </Link>
        </Row>
      </div>
    </Page>
  );
}
