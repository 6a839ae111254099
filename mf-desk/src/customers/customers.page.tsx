import { customerKinds, listStaffCustomers } from '@shop/contracts';
import { href, navigateTo } from '@shop/kit/navigation';
import { useSearchParams } from '@shop/kit/router';
import { Select, TextField } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { DeskPage } from '../frame/desk-page.tsx';
import { useFilterSetter } from '../matrix/filters.tsx';
import { ListFilters, RegionFilter } from '../table/list-filters.tsx';
import { ListPage } from '../table/list-page.tsx';
import { useShownPages } from '../table/list-pages.ts';
import { useCustomerColumns } from './customer-columns.tsx';
import { type CustomersView, fetchAllCustomers, readCustomersView, useCustomers } from './customers.query.ts';

/** The customers of the regions that the reader works for. */
export function Component() {
  const { t } = useTranslation('mf-desk');
  return (
    <DeskPage title={t('customers.title')} needs={listStaffCustomers}>
      <Customers />
    </DeskPage>
  );
}

function Customers() {
  const { t } = useTranslation('mf-desk');
  const [search] = useSearchParams();
  const set = useFilterSetter();
  const view = readCustomersView(search);
  const { pages, showMore } = useShownPages();
  const list = useCustomers(view, pages);
  const columns = useCustomerColumns();
  return (
    <ListPage
      name="customers"
      title={t('customers.title')}
      needs={listStaffCustomers}
      list={list}
      columns={columns}
      rowKey={({ id }) => String(id)}
      onOpen={({ id }) => void navigateTo(href('deskCustomer', { customerId: String(id) }))}
      sorting={{ sort: view.sort, onSort: (sort) => set('sort', sort === '-since' ? '' : sort) }}
      showMore={showMore}
      fetchAll={() => fetchAllCustomers(view)}
      filters={<Filters view={view} />}
      words={{
        waiting: t('customers.waiting'),
        none: t('customers.none'),
        noneText: t('customers.noneText'),
      }}
      everything={{}}
    />
  );
}

/** Kind, first day, market and text, all in the address. */
function Filters({ view }: { readonly view: CustomersView }) {
  const { t } = useTranslation('mf-desk');
  const [search] = useSearchParams();
  const set = useFilterSetter();
  return (
    <ListFilters list="customers" textLabel={t('customers.filterText')}>
      <Select
        dense
        label={t('requests.column.type')}
        value={view.kind ?? ''}
        onChange={(value) => set('kind', value)}
        emptyLabel={t('requests.filter.everyType')}
        options={customerKinds.map((kind) => ({ value: kind, label: t(`customers.kind.${kind}`) }))}
      />
      <TextField
        dense
        type="date"
        label={t('customers.since')}
        value={search.get('since') ?? ''}
        onChange={(value) => set('since', value)}
      />
      <RegionFilter needs={listStaffCustomers} />
    </ListFilters>
  );
}
