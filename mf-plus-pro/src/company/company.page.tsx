import type { Company } from '@shop/contracts';
import { Slot, useDocumentTitle } from '@shop/kit';
import { ProblemPanel } from '@shop/kit/query';
import { Link, useSearchParams } from '@shop/kit/router';
import { useSession } from '@shop/kit/session';
import { GroupPage, Select, Skeleton } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCompanies } from '../orders/company-orders.query.ts';
import { cacheNewCompany, refetchCompany } from './company.query.ts';
import { CreateCompany } from './create-company.tsx';
import { CompanyDetails } from './details.tsx';
import { Invitations } from './invitations.tsx';
import { Members } from './members.tsx';
import { getPermissions } from './permissions.ts';
import { ApprovalRules } from './rules.tsx';
import { useFocusFallback } from './use-focus-fallback.ts';

/** Creates a company, and manages its details, members, invitations and approval rules. */
export function Component() {
  const { t } = useTranslation('mf-plus-pro');
  const [search, setSearch] = useSearchParams();
  const companies = useCompanies();
  const { fallback, keepFocus } = useFocusFallback();
  const [createdCount, setCreatedCount] = useState(0);
  useDocumentTitle(t('company.title'));
  const listed = companies.data ?? [];
  const requestedId = search.get('company');
  const company = listed.find(({ id }) => String(id) === requestedId) ?? listed[0];
  const selectCompany = (id: string) => setSearch({ company: id }, { replace: true });
  const showCreated = async (created: Company) => {
    keepFocus();
    setCreatedCount((before) => before + 1);
    cacheNewCompany(created);
    selectCompany(String(created.id));
    await refetchCompany();
  };
  return (
    <GroupPage
      navigation={<Slot name="accountNavigation" fallback={<Link to="account">{t('items.account')}</Link>} />}
    >
      <h1 ref={fallback} tabIndex={-1}>
        {t('company.title')}
      </h1>
      {companies.error ? <ProblemPanel error={companies.error} onRetry={companies.refetch} /> : null}
      {companies.isPending ? <Skeleton lines={6} /> : null}
      {company && listed.length > 1 ? (
        <Select
          label={t('orders.company')}
          value={String(company.id)}
          options={listed.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={selectCompany}
        />
      ) : null}
      {company ? (
        <CompanySections key={`company ${company.id}`} company={company} onLeft={keepFocus} />
      ) : null}
      {companies.data ? (
        <CreateCompany
          // A completed form closes.
          key={`form ${createdCount}`}
          hasCompany={company !== undefined}
          onCreated={(created) => void showCreated(created)}
        />
      ) : null}
    </GroupPage>
  );
}

interface CompanySectionsProps {
  readonly company: Company;
  readonly onLeft: () => void;
}

function CompanySections({ company, onLeft }: CompanySectionsProps) {
  const { t } = useTranslation('mf-plus-pro');
  const { user } = useSession();
  const { mayChangeDetails, mayManageMembers, maySetRules } = getPermissions(company.role);
  if (!user) return null;
  return (
    <>
      <p>
        {t('orders.youAre', { company: company.name, role: t(`orders.role.${company.role}`) })}{' '}
        {mayManageMembers ? (
          <Link to="plusSuccess" query={{ company: String(company.id) }}>
            {t('orders.next')}
          </Link>
        ) : null}
      </p>
      <CompanyDetails company={company} mayChange={mayChangeDetails} />
      <Members company={company} userId={user.id} mayManage={mayManageMembers} onLeft={onLeft} />
      {mayManageMembers ? <Invitations company={company} /> : null}
      <ApprovalRules company={company} mayChange={maySetRules} />
    </>
  );
}
