import { listMySupplierApplications, type SupplierApplication } from '@shop/contracts';
import { brandName, useDocumentTitle } from '@shop/kit';
import { call } from '@shop/kit/api';
import { loadLaterWords, useFormat } from '@shop/kit/i18n';
import { ProblemPanel, queryClient, unwrap, useQuery } from '@shop/kit/query';
import { useSession } from '@shop/kit/session';
import { Badge, Lead, Notice, Page, Section, Stack, Table } from '@shop/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { applicationLooks } from '../pro/application-looks.ts';
import { SupplierForm } from './supplier-form.tsx';
import styles from './suppliers.module.css';

/** Only the pages of Pro load their words. */
export const loader = async () => {
  await loadLaterWords('mf-plus-pro');
  return null;
};

const applicationsKey = ['plus', 'supplier-applications'];

/** For suppliers: whom the shop looks for, the application with its files, and how earlier ones stand. */
export function Component() {
  const { t } = useTranslation('mf-plus-pro');
  const { user } = useSession();
  const [sent, setSent] = useState<SupplierApplication>();
  const title = t('supplier.title', { brand: brandName() });
  useDocumentTitle(title);
  return (
    <Page>
      <Section>
        <Stack gap={3}>
          <h1>{title}</h1>
          <Lead>{t('supplier.lead')}</Lead>
          <ol className={styles.steps}>
            {(['send', 'review', 'answer'] as const).map((step) => (
              <li key={step}>{t(`supplier.step.${step}`)}</li>
            ))}
          </ol>
          <Applications key={`list ${user?.id}`} />
          {sent ? (
            <Sent application={sent} />
          ) : (
            <SupplierForm
              key={user?.id}
              onSent={(application) => {
                setSent(application);
                void queryClient.invalidateQueries({ queryKey: applicationsKey });
              }}
            />
          )}
        </Stack>
      </Section>
    </Page>
  );
}

/** Replaces the form and takes its focus. */
function Sent({ application }: { readonly application: SupplierApplication }) {
  const { t } = useTranslation('mf-plus-pro');
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => container.current?.focus(), []);
  return (
    <div ref={container} tabIndex={-1}>
      <Notice severity="success" title={t('supplier.sent')}>
        {t('supplier.sentText', { id: application.id, email: application.email })}
      </Notice>
    </div>
  );
}

/** The visitor's applications with their states; nothing while there are none. */
function Applications() {
  const { t } = useTranslation('mf-plus-pro');
  const format = useFormat();
  const { user } = useSession();
  const query = useQuery({
    queryKey: [...applicationsKey, user?.id],
    queryFn: ({ signal }) => unwrap(call(listMySupplierApplications, { query: { per_page: 100 }, signal })),
    enabled: user !== undefined && user !== null,
  });
  if (query.error) return <ProblemPanel error={query.error} onRetry={query.refetch} />;
  const rows = query.data?.suppliers ?? [];
  if (rows.length === 0) return null;
  return (
    <Table
      caption={t('supplier.mine')}
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
        {
          id: 'files',
          head: t('supplier.filesCount'),
          figure: true,
          cell: ({ files }) => format.number(files.length),
        },
      ]}
    />
  );
}
