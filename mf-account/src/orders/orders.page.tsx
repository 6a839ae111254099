import { useDocumentTitle } from '@shop/kit';
import { useFormat } from '@shop/kit/i18n';
import { ProblemPanel } from '@shop/kit/query';
import { Link, useSearchParams } from '@shop/kit/router';
import { Button, buttonClass, EmptyState, Row, Table } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { AccountFrame } from '../account/frame.tsx';
import { useOrders } from './orders.query.ts';
import { PaymentBadge } from './payment-badge.tsx';

/** All placed orders of the account. */
export function Component() {
  const { t } = useTranslation('mf-account');
  const format = useFormat();
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(search.get('page') ?? 1)) || 1);
  const query = useOrders(page);
  const reply = query.data;
  useDocumentTitle(t('orders.title'));
  return (
    <AccountFrame title={t('orders.title')}>
      {query.error ? <ProblemPanel error={query.error} onRetry={query.refetch} /> : null}
      {query.error && !query.data ? null : (
        <Table
          caption={t('orders.title')}
          captionHidden
          stacked
          skeletonRows={query.isPending ? 5 : 0}
          rows={reply?.orders ?? []}
          rowKey={({ number }) => number}
          empty={
            <EmptyState
              title={t('orders.empty.title')}
              action={
                <Link to="home" className={buttonClass({ tone: 'signal' })}>
                  {t('orders.empty.action')}
                </Link>
              }
            >
              {t('orders.empty.text')}
            </EmptyState>
          }
          columns={[
            {
              id: 'number',
              head: t('orders.number'),
              cell: ({ number }) => (
                <Link to="accountOrder" params={{ orderNumber: number }}>
                  {number}
                </Link>
              ),
            },
            {
              id: 'placed',
              head: t('orders.placed'),
              cell: ({ completed_at }) => (completed_at ? format.date(completed_at) : '–'),
            },
            { id: 'state', head: t('orders.state'), cell: ({ state }) => t(`orderState.${state}`) },
            {
              id: 'payment',
              head: t('orders.payment'),
              cell: ({ payment_status }) => <PaymentBadge status={payment_status} />,
            },
            {
              id: 'pieces',
              head: t('orders.pieces'),
              figure: true,
              cell: ({ quantity }) => format.number(quantity),
            },
            {
              id: 'total',
              head: t('orders.total'),
              figure: true,
              cell: ({ total, currency }) => format.money(total, currency),
            },
          ]}
        />
      )}
      {reply && reply.pages > 1 ? (
        <Row spread>
          <Button
            disabledReason={page > 1 ? undefined : t('orders.firstPage')}
            onClick={() => setSearch({ page: String(page - 1) })}
          >
            {t('orders.newer')}
          </Button>
          <span>{t('orders.page', { page: reply.current_page, pages: reply.pages })}</span>
          <Button
            disabledReason={page < reply.pages ? undefined : t('orders.lastPage')}
            onClick={() => setSearch({ page: String(page + 1) })}
          >
            {t('orders.older')}
          </Button>
        </Row>
      ) : null}
    </AccountFrame>
  );
}
