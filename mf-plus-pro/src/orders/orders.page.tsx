import type { Company } from '@shop/contracts';
import { Slot, useDocumentTitle } from '@shop/kit';
import { ProblemPanel } from '@shop/kit/query';
import { Link, useSearchParams } from '@shop/kit/router';
import { useSession } from '@shop/kit/session';
import { EmptyState, GroupPage, Select, Skeleton } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { useCompanies } from './company-orders.query.ts';
import { NoCompany } from './no-company.tsx';
import { getOrderPermissions } from './order-permissions.ts';
import { OwnRequests } from './own-requests.tsx';
import { PendingRequests } from './pending-requests.tsx';
import { PlacedOrders } from './placed-orders.tsx';

/** The company's orders: pending requests, the user's own requests, and placed orders. */
export function Component() {
  const { t } = useTranslation('mf-plus-pro');
  const [search, setSearch] = useSearchParams();
  const companies = useCompanies();
  useDocumentTitle(t('orders.title'));
  const listed = companies.data ?? [];
  const requestedId = search.get('company');
  const company = listed.find(({ id }) => String(id) === requestedId) ?? listed[0];
  return (
    <GroupPage
      navigation={<Slot name="accountNavigation" fallback={<Link to="account">{t('items.account')}</Link>} />}
    >
      <h1>{t('orders.title')}</h1>
      {companies.error ? <ProblemPanel error={companies.error} onRetry={companies.refetch} /> : null}
      {companies.isPending ? <Skeleton lines={6} /> : null}
      {companies.data && listed.length === 0 ? <NoCompany /> : null}
      {company && listed.length > 1 ? (
        <Select
          label={t('orders.company')}
          value={String(company.id)}
          options={listed.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(id) => setSearch({ company: id }, { replace: true })}
        />
      ) : null}
      {company ? <CompanyOrders key={company.id} company={company} /> : null}
    </GroupPage>
  );
}

function CompanyOrders({ company }: { readonly company: Company }) {
  const { t } = useTranslation('mf-plus-pro');
  const { user } = useSession();
  const { requests, orders, mayDecide, mayRequest } = getOrderPermissions(company.role);
  if (!user) return null;
  return (
    <>
      <p>{t('orders.youAre', { company: company.name, role: t(`orders.role.${company.role}`) })}</p>
      {requests === 'all' ? <PendingRequests company={company} mayDecide={mayDecide} /> : null}
      {mayRequest ? <OwnRequests company={company} userId={user.id} /> : null}
      {orders === null ? (
        <EmptyState title={t('orders.forbidden.title')}>{t('orders.forbidden.text')}</EmptyState>
      ) : (
        <PlacedOrders company={company} />
      )}
    </>
  );
}
