import { dueKinds, listStaffDues, type StaffDue } from '@shop/contracts';
import { useSearchParams } from '@shop/kit/router';
import { currencies } from '@shop/money';
import { Checkbox, Select } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskPage } from '../frame/desk-page.tsx';
import { useFilterSetter } from '../matrix/filters.tsx';
import { ListFilters, RegionFilter } from '../table/list-filters.tsx';
import { ListPage } from '../table/list-page.tsx';
import { useShownPages } from '../table/list-pages.ts';
import { useDueColumns } from './due-columns.tsx';
import { DueDialog } from './due-dialog.tsx';
import { type DuesView, fetchAllDues, readDuesView, useDues } from './dues.query.ts';

/** Outstanding payments: what is due by transfer or in instalments, what was sent about it, and what comes next. */
export function Component() {
  const { t } = useTranslation('mf-desk');
  return (
    <DeskPage title={t('dues.title')} needs={listStaffDues}>
      <Dues />
    </DeskPage>
  );
}

function Dues() {
  const { t } = useTranslation('mf-desk');
  const [search] = useSearchParams();
  const view = readDuesView(search);
  const { pages, showMore } = useShownPages();
  const list = useDues(view, pages);
  const columns = useDueColumns();
  const [opened, setOpened] = useState<StaffDue | null>(null);
  return (
    <ListPage
      name="dues"
      title={t('dues.title')}
      needs={listStaffDues}
      list={list}
      columns={columns}
      rowKey={({ order_number: number }) => number}
      onOpen={setOpened}
      showMore={showMore}
      fetchAll={() => fetchAllDues(view)}
      filters={<Filters view={view} />}
      words={{ waiting: t('dues.waiting'), none: t('dues.none'), noneText: t('dues.noneText') }}
      everything={{}}
    >
      {opened ? <DueDialog key={opened.order_number} due={opened} onClose={() => setOpened(null)} /> : null}
    </ListPage>
  );
}

/** Text, kind, market, currency and what is overdue, all in the address. */
function Filters({ view }: { readonly view: DuesView }) {
  const { t } = useTranslation('mf-desk');
  const set = useFilterSetter();
  return (
    <ListFilters list="dues" textLabel={t('refunds.filterText')}>
      <Select
        dense
        label={t('dues.kind')}
        value={view.kind ?? ''}
        onChange={(value) => set('kind', value)}
        emptyLabel={t('filter.state.all')}
        options={dueKinds.map((kind) => ({ value: kind, label: t(`dues.kindName.${kind}`) }))}
      />
      <RegionFilter needs={listStaffDues} />
      <Select
        dense
        label={t('approvals.currency')}
        value={view.currency ?? ''}
        onChange={(value) => set('currency', value)}
        emptyLabel={t('filter.state.all')}
        options={currencies.map((value) => ({ value, label: value }))}
      />
      <Checkbox
        label={t('dues.overdueOnly')}
        checked={view.overdue === 'true'}
        onChange={(checked) => set('overdue', checked ? 'true' : '')}
      />
    </ListFilters>
  );
}
