import { toast, useDocumentTitle } from '@shop/kit';
import { loadLaterWords, problemText, useFormat } from '@shop/kit/i18n';
import { Link, useSearchParams } from '@shop/kit/router';
import { useSession } from '@shop/kit/session';
import { Button, buttonClass, Lead, Page, Row } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QuoteFiles } from '../files/quote-files.tsx';
import { requestInstantOffer } from '../offer/offer.query.ts';
import { useRequest } from '../requests/requests.query.ts';
import styles from './request.module.css';

/** Only the pages of requests load their words. */
export const loader = async () => {
  await loadLaterWords('mf-quotes');
  return null;
};

/** The request was received: its number, by when it is answered, its files, and where to follow it. */
export function Component() {
  const { t } = useTranslation('mf-quotes');
  const { signedIn } = useSession();
  const [search] = useSearchParams();
  const number = search.get('number') ?? '';
  const [busy, setBusy] = useState(false);
  const { data: request } = useRequest(number);
  const format = useFormat();
  const canPrice = number !== '' && search.get('priced') === '1';
  const openInstantOffer = async () => {
    setBusy(true);
    const offer = await requestInstantOffer(number);
    setBusy(false);
    if (!offer.ok) return void toast('error', problemText(offer.problem));
    window.location.assign(offer.value.url);
  };
  useDocumentTitle(t('success.title'));
  return (
    <Page>
      <div className={styles.form}>
        <header>
          <h1>{t('success.title')}</h1>
          <Lead>{number ? t('success.number', { number }) : t('success.lead')}</Lead>
        </header>
        {request ? (
          <p>
            {t('one.answerBy', { date: format.date(request.answer_by, 'dateTime') })}
            {request.owner_name === null ? null : ` ${t('one.owner', { name: request.owner_name })}`}
          </p>
        ) : null}
        {number ? <QuoteFiles qrNumber={number} isOpen /> : null}
        <p>{t(signedIn ? 'success.follow' : 'success.followAfterSignIn')}</p>
        <Row>
          {canPrice ? (
            <Button
              tone="signal"
              busy={busy}
              busyLabel={t('offer.pricing')}
              onClick={() => void openInstantOffer()}
            >
              {t('offer.now')}
            </Button>
          ) : null}
          <Link to="accountQuoteRequests" className={buttonClass(canPrice ? {} : { tone: 'signal' })}>
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
