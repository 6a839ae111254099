import { proRequestsOf } from '@shop/contracts';
import { useRegion } from '@shop/kit';
import { call } from '@shop/kit/api';
import { useFormat } from '@shop/kit/i18n';
import { ProblemPanel, unwrap, useQuery } from '@shop/kit/query';
import { useSession } from '@shop/kit/session';
import { Badge, Table } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { applicationLooks } from './application-looks.ts';

export const proRequestsKey = ['plus', 'pro-requests'];

/** The visitor's own requests to join Pro, with their states; nothing while there are none. */
export function OwnProRequests() {
  const { t } = useTranslation('mf-plus-pro');
  const format = useFormat();
  const { brand } = useRegion();
  const { user } = useSession();
  const query = useQuery({
    queryKey: [...proRequestsKey, user?.id],
    queryFn: ({ signal }) => unwrap(call(proRequestsOf(brand).list, { query: { per_page: 100 }, signal })),
    enabled: user !== undefined && user !== null,
  });
  if (query.error) return <ProblemPanel error={query.error} onRetry={query.refetch} />;
  const rows = query.data?.pro_requests ?? [];
  if (rows.length === 0) return null;
  return (
    <Table
      caption={t('pro.mine.title')}
      stacked
      rows={rows}
      rowKey={({ id }) => String(id)}
      empty={null}
      columns={[
        { id: 'id', head: t('pro.mine.number'), cell: ({ id }) => id },
        { id: 'company', head: t('pro.field.company'), cell: ({ company_name }) => company_name },
        { id: 'day', head: t('pro.mine.sent'), cell: ({ created_at }) => format.date(created_at) },
        {
          id: 'state',
          head: t('orders.state'),
          cell: ({ status }) => <Badge {...applicationLooks[status]}>{t(`pro.state.${status}`)}</Badge>,
        },
      ]}
    />
  );
}
