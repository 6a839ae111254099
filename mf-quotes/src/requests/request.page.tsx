import { Slot, useDocumentTitle } from '@shop/kit';
import { loadLaterWords, useFormat } from '@shop/kit/i18n';
import { ProblemPanel } from '@shop/kit/query';
import { Link, useParams } from '@shop/kit/router';
import { Badge, buttonClass, FoldingLoader, GroupPage, Row } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { QuoteFiles } from '../files/quote-files.tsx';
import { ConfigurationCard } from '../request/configuration-card.tsx';
import { writePrefill } from '../request/prefill.ts';
import styles from '../request/request.module.css';
import { useRequest } from './requests.query.ts';

/** Only the pages of requests load their words. */
export const loader = async () => {
  await loadLaterWords('mf-quotes');
  return null;
};

/** One quote request: by when and by whom it is answered, its files, and how to ask for the same again. */
export function Component() {
  const { t } = useTranslation('mf-quotes');
  const format = useFormat();
  const { qrNumber = '' } = useParams();
  const query = useRequest(qrNumber);
  const request = query.data;
  useDocumentTitle(t('one.title', { number: qrNumber }));
  return (
    <GroupPage
      navigation={<Slot name="accountNavigation" fallback={<Link to="account">{t('list.account')}</Link>} />}
    >
      <div className={styles.one}>
        <p>
          <Link to="accountQuoteRequests">{t('one.back')}</Link>
        </p>
        <h1>{t('one.title', { number: qrNumber })}</h1>
        {query.isPending ? <FoldingLoader label={t('one.loading')} /> : null}
        {query.error ? <ProblemPanel error={query.error} onRetry={query.refetch} /> : null}
        {request ? (
          <>
            <p>
              <Badge {...(request.status === 'offered' ? { severity: 'success' } : { tone: 'board' })}>
                {t(`status.${request.status}`)}
              </Badge>{' '}
              {request.status === 'offered' || request.status === 'closed'
                ? null
                : t('one.answerBy', { date: format.date(request.answer_by, 'dateTime') })}
            </p>
            {request.owner_name === null ? null : <p>{t('one.owner', { name: request.owner_name })}</p>}
            {request.configuration ? <ConfigurationCard configuration={request.configuration} /> : null}
            <dl className={styles.details}>
              <dt>{t('field.quantities')}</dt>
              <dd>{request.quantities.map((quantity) => format.number(quantity)).join(', ')}</dd>
              {request.message ? (
                <>
                  <dt>{t('field.message')}</dt>
                  <dd>{request.message}</dd>
                </>
              ) : null}
              <dt>{t('field.fullName')}</dt>
              <dd>{[request.full_name, request.company_name].filter(Boolean).join(', ')}</dd>
              {request.vat_id ? (
                <>
                  <dt>{t('field.vatId')}</dt>
                  <dd>{request.vat_id}</dd>
                </>
              ) : null}
              <dt>{t('field.email')}</dt>
              <dd>{request.email}</dd>
              {request.deadline ? (
                <>
                  <dt>{t('field.deadline')}</dt>
                  <dd>{format.date(request.deadline)}</dd>
                </>
              ) : null}
            </dl>
            <QuoteFiles qrNumber={request.qr_number} isOpen={request.status !== 'closed'} />
            <Row>
              {request.type === 0 && request.status !== 'closed' ? (
                <Link
                  to="quoteSuccess"
                  query={{ number: request.qr_number, priced: '1' }}
                  className={buttonClass({ tone: 'signal' })}
                >
                  {t('one.instant')}
                </Link>
              ) : null}
              <Link
                to="quote"
                query={{
                  ...writePrefill(request),
                  ...(request.company_id === null ? {} : { company: String(request.company_id) }),
                }}
                className={buttonClass({})}
              >
                {t('one.again')}
              </Link>
            </Row>
          </>
        ) : null}
      </div>
    </GroupPage>
  );
}
