import { Slot, useDocumentTitle } from '@shop/kit';
import { useFormat } from '@shop/kit/i18n';
import { ProblemPanel } from '@shop/kit/query';
import { Link, useParams } from '@shop/kit/router';
import { Badge, FoldingLoader, GroupPage } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { ConfigurationCard } from '../request/configuration-card.tsx';
import styles from '../request/request.module.css';
import { useRequest } from './requests.query.ts';

/** One quote request, with the deadline for the reply. */
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
          </>
        ) : null}
      </div>
    </GroupPage>
  );
}
