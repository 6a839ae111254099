import { listStaffRefunds, type StaffRefund } from '@shop/contracts';
import { useSearchParams } from '@shop/kit/router';
import { Select } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskPage } from '../frame/desk-page.tsx';
import { useFilterSetter } from '../matrix/filters.tsx';
import { ListFilters, RegionFilter } from '../table/list-filters.tsx';
import { ListPage } from '../table/list-page.tsx';
import { useShownPages } from '../table/list-pages.ts';
import { useRefundColumns } from './refund-columns.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import {
  fetchAllRefunds,
  type RefundsView,
  readRefundsView,
  refundFilters,
  useRefunds,
} from './refunds.query.ts';

/** Money that goes back to buyers: what a person has to pay out or to retry, and everything before. */
export function Component() {
  const { t } = useTranslation('mf-desk');
  return (
    <DeskPage title={t('refunds.title')} needs={listStaffRefunds}>
      <Refunds />
    </DeskPage>
  );
}

function Refunds() {
  const { t } = useTranslation('mf-desk');
  const [search] = useSearchParams();
  const view = readRefundsView(search);
  const { pages, showMore } = useShownPages();
  const list = useRefunds(view, pages);
  const columns = useRefundColumns();
  const [opened, setOpened] = useState<StaffRefund | null>(null);
  return (
    <ListPage
      name="refunds"
      title={t('refunds.title')}
      needs={listStaffRefunds}
      list={list}
      columns={columns}
      rowKey={({ id }) => String(id)}
      onOpen={setOpened}
      showMore={showMore}
      fetchAll={() => fetchAllRefunds(view)}
      filters={<Filters view={view} />}
      words={{
        waiting: t('refunds.waiting'),
        none: view.state === 'open' ? t('refunds.noneOpen') : t('refunds.none'),
        noneText: t('refunds.noneText'),
      }}
      everything={{ state: 'all' }}
    >
      {opened ? <RefundDialog key={opened.id} refund={opened} onClose={() => setOpened(null)} /> : null}
    </ListPage>
  );
}

/** State, market and text, all in the address. */
function Filters({ view }: { readonly view: RefundsView }) {
  const { t } = useTranslation('mf-desk');
  const set = useFilterSetter();
  return (
    <ListFilters list="refunds" textLabel={t('refunds.filterText')}>
      <Select
        dense
        label={t('word.state')}
        value={view.state ?? 'all'}
        onChange={(value) => set('state', value === 'open' ? '' : value)}
        options={[
          ...refundFilters.map((state) => ({
            value: state,
            label: state === 'open' ? t('refunds.toDo') : t(`order.refundState.${state}`),
          })),
          { value: 'all', label: t('filter.state.all') },
        ]}
      />
      <RegionFilter needs={listStaffRefunds} />
    </ListFilters>
  );
}
