import { Slot, useDocumentTitle } from '@shop/kit';
import { useFormat, useTerms } from '@shop/kit/i18n';
import { ProblemPanel } from '@shop/kit/query';
import { Link } from '@shop/kit/router';
import { Badge, buttonClass, EmptyState, GroupPage, LoadMore, Table } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { useRequests } from './requests.query.ts';

/** Quote requests of the account, newest first. */
export function Component() {
  const { t } = useTranslation('mf-quotes');
  const term = useTerms();
  const format = useFormat();
  const requests = useRequests();
  const { rows } = requests;
  useDocumentTitle(t('list.title'));
  return (
    <GroupPage
      navigation={<Slot name="accountNavigation" fallback={<Link to="account">{t('list.account')}</Link>} />}
    >
      <h1>{t('list.title')}</h1>
      {requests.error ? <ProblemPanel error={requests.error} onRetry={requests.refetch} /> : null}
      {requests.isEmptyFailure ? null : (
        <Table
          caption={t('list.title')}
          captionHidden
          stacked
          skeletonRows={requests.isPending ? 4 : 0}
          rows={rows}
          rowKey={({ qr_number }) => qr_number}
          empty={
            <EmptyState
              title={t('list.empty.title')}
              action={
                <Link to="quote" className={buttonClass({ tone: 'signal' })}>
                  {t('list.empty.action')}
                </Link>
              }
            >
              {t('list.empty.text')}
            </EmptyState>
          }
          columns={[
            {
              id: 'number',
              head: t('list.number'),
              cell: ({ qr_number }) => (
                <Link to="accountQuoteRequest" params={{ qrNumber: qr_number }}>
                  {qr_number}
                </Link>
              ),
            },
            {
              id: 'what',
              head: t('list.what'),
              cell: ({ configuration }) =>
                configuration ? term('product', configuration.product) : t('list.brief'),
            },
            {
              id: 'quantities',
              head: t('list.quantities'),
              figure: true,
              cell: ({ quantities }) => quantities.map((quantity) => format.number(quantity)).join(' / '),
            },
            {
              id: 'status',
              head: t('list.status'),
              cell: ({ status }) => (
                <Badge {...(status === 'offered' ? { severity: 'success' } : { tone: 'board' })}>
                  {t(`status.${status}`)}
                </Badge>
              ),
            },
            { id: 'asked', head: t('list.asked'), cell: ({ created_at }) => format.date(created_at) },
            {
              id: 'due',
              head: t('list.answerBy'),
              cell: ({ answer_by }) => format.date(answer_by, 'dateTime'),
            },
          ]}
        />
      )}
      <LoadMore
        list={requests}
        label={t('list.more')}
        loadingLabel={t('list.loading')}
        shown={rows.length === 0 ? null : t('list.shown', { figure: format.number(rows.length) })}
      />
    </GroupPage>
  );
}
