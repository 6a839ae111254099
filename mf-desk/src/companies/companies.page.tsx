import { listStaffCompanies, type StaffCompanyRow } from '@shop/contracts';
import { useFormat } from '@shop/kit/i18n';
import { href, navigateTo } from '@shop/kit/navigation';
import { Link, useSearchParams } from '@shop/kit/router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskPage } from '../frame/desk-page.tsx';
import { useFilterSetter } from '../matrix/filters.tsx';
import { plainSums } from '../table/csv.ts';
import type { DataColumn } from '../table/data-table.tsx';
import { ListFilters, RegionFilter } from '../table/list-filters.tsx';
import { ListPage } from '../table/list-page.tsx';
import { useShownPages } from '../table/list-pages.ts';
import { fetchAllCompanies, readCompaniesView, useCompanies } from './companies.query.ts';

/** The companies of the regions that the reader works for. */
export function Component() {
  const { t } = useTranslation('mf-desk');
  return (
    <DeskPage title={t('nav.companies')} needs={listStaffCompanies}>
      <Companies />
    </DeskPage>
  );
}

const useColumns = (): readonly DataColumn<StaffCompanyRow>[] => {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  return useMemo((): readonly DataColumn<StaffCompanyRow>[] => {
    const plain = (
      id: string,
      head: string,
      text: (row: StaffCompanyRow) => string,
      more: Partial<DataColumn<StaffCompanyRow>> = {},
    ) => ({ id, head, text, cell: (row: StaffCompanyRow) => text(row) || '–', ...more });
    const count = (id: string, head: string, of: (row: StaffCompanyRow) => number) =>
      plain(id, head, (row) => String(of(row)), {
        figure: true,
        cell: (row: StaffCompanyRow) => format.number(of(row)),
      });
    return [
      plain('company', t('orders.column.company'), ({ name }) => name, {
        cell: ({ id, name }) => (
          <Link
            to="deskCompany"
            params={{ companyId: String(id) }}
            onKeyDown={(event) => event.stopPropagation()}
            onClick={(event) => event.stopPropagation()}
          >
            {name}
          </Link>
        ),
      }),
      plain('vatId', t('request.vatId'), ({ vat_id }) => vat_id ?? ''),
      plain('region', t('word.region'), ({ region }) => region),
      plain('since', t('customers.since'), ({ created_at: at }) => at.slice(0, 10), {
        sorts: { up: 'created', down: '-created' },
        cell: ({ created_at: at }) => format.date(at),
      }),
      count('members', t('company.members'), ({ members }) => members),
      count('orders', t('orders.title'), ({ orders }) => orders),
      plain('spend', t('customers.spend'), ({ spend }) => plainSums(spend), {
        figure: true,
        cell: ({ spend }) =>
          spend.map(({ amount, currency }) => format.money(amount, currency)).join(' + ') || '–',
      }),
      count('approvals', t('company.approvals'), ({ open_approvals: open }) => open),
    ];
  }, [t, format]);
};

function Companies() {
  const { t } = useTranslation('mf-desk');
  const [search] = useSearchParams();
  const set = useFilterSetter();
  const view = readCompaniesView(search);
  const { pages, showMore } = useShownPages();
  const list = useCompanies(view, pages);
  const columns = useColumns();
  return (
    <ListPage
      name="companies"
      title={t('nav.companies')}
      needs={listStaffCompanies}
      list={list}
      columns={columns}
      rowKey={({ id }) => String(id)}
      onOpen={({ id }) => void navigateTo(href('deskCompany', { companyId: String(id) }))}
      sorting={{ sort: view.sort, onSort: (sort) => set('sort', sort === '-created' ? '' : sort) }}
      showMore={showMore}
      fetchAll={() => fetchAllCompanies(view)}
      filters={
        <ListFilters list="companies" textLabel={t('company.filterText')}>
          <RegionFilter needs={listStaffCompanies} />
        </ListFilters>
      }
      words={{ waiting: t('company.waiting'), none: t('company.none'), noneText: t('company.noneText') }}
      everything={{}}
    />
  );
}
