import type { Offer } from '@shop/contracts';
import { useDocumentTitle } from '@shop/kit';
import { useFormat } from '@shop/kit/i18n';
import { ProblemPanel, problemBehind } from '@shop/kit/query';
import { Link, useParams } from '@shop/kit/router';
import { buttonClass, EmptyState, FoldingLoader, Page } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import styles from '../request/request.module.css';
import { ChooseLines } from './choose-lines.tsx';
import { useOffer } from './offer.query.ts';
import { OfferLines } from './offer-lines.tsx';

/** Why an offer can no longer be accepted, as the page says it. */
const endOf = (status: Offer['status']) =>
  status === 'superseded' || status === 'withdrawn' ? status : 'expired';

/** An offer by the token of its link: its lines, its expiry, and how to order. */
export function Component() {
  const { t } = useTranslation('mf-quotes');
  const format = useFormat();
  const { token = '' } = useParams();
  const query = useOffer(token);
  const offer = query.data;
  const isUnknown = problemBehind(query.error)?.code === 'not_found' || offer === null;
  useDocumentTitle(t('offer.title'));
  const isClosed = offer && ['expired', 'superseded', 'declined', 'withdrawn'].includes(offer.status);
  return (
    <Page>
      <div className={styles.form}>
        <header>
          <h1>{t('offer.title')}</h1>
          {offer ? (
            <p>
              {t('offer.about', { number: offer.qr_number, version: format.number(offer.version) })}{' '}
              {t('offer.validUntil', { date: format.date(offer.valid_until, 'dateTime') })}{' '}
              <a href={offer.pdf_url} data-testid="offer-pdf">
                {t('offer.pdf')}
              </a>
            </p>
          ) : null}
        </header>
        {query.isPending ? <FoldingLoader label={t('offer.loading')} /> : null}
        {isUnknown ? (
          <EmptyState
            title={t('offer.unknown.title')}
            action={
              <Link to="quote" className={buttonClass({ tone: 'signal' })}>
                {t('list.empty.action')}
              </Link>
            }
          >
            {t('offer.unknown.text')}
          </EmptyState>
        ) : null}
        {query.error && !isUnknown ? <ProblemPanel error={query.error} onRetry={query.refetch} /> : null}
        {offer && isClosed ? (
          <EmptyState
            title={t(`offer.${endOf(offer.status)}.title`)}
            action={
              <Link to="quote" className={buttonClass({ tone: 'signal' })}>
                {t('list.empty.action')}
              </Link>
            }
          >
            {t(`offer.${endOf(offer.status)}.text`)}
          </EmptyState>
        ) : null}
        {offer?.status === 'accepted' ? (
          <>
            <p role="status" data-testid="offer-accepted">
              {t('offer.accepted', { number: offer.order_number ?? '' })}
            </p>
            <OfferLines offer={offer} />
            <div>
              <Link
                to="orderDetails"
                params={{ orderNumber: offer.order_number ?? '' }}
                className={buttonClass({ tone: 'signal' })}
              >
                {t('offer.toOrder')}
              </Link>
            </div>
          </>
        ) : null}
        {offer && (offer.status === 'sent' || offer.status === 'viewed') ? (
          <ChooseLines offer={offer} token={token} onStale={() => void query.refetch()} />
        ) : null}
      </div>
    </Page>
  );
}
