import { listStaffPayments, paymentFilters, paymentMethodIds, type StaffPaymentRow } from '@shop/contracts';
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
import { useMethodName } from './method-name.ts';
import { usePaymentColumns } from './payment-columns.tsx';
import { PaymentDialog } from './payment-dialog.tsx';
import { fetchAllPayments, type PaymentsView, readPaymentsView, usePayments } from './payments.query.ts';

/** Payments of all buyers by every method: what is open, failed, settled or disputed. */
export function Component() {
  const { t } = useTranslation('mf-desk');
  return (
    <DeskPage title={t('payments.title')} needs={listStaffPayments}>
      <Payments />
    </DeskPage>
  );
}

function Payments() {
  const { t } = useTranslation('mf-desk');
  const [search] = useSearchParams();
  const view = readPaymentsView(search);
  const { pages, showMore } = useShownPages();
  const list = usePayments(view, pages);
  const columns = usePaymentColumns();
  const [opened, setOpened] = useState<StaffPaymentRow | null>(null);
  return (
    <ListPage
      name="payments"
      title={t('payments.title')}
      needs={listStaffPayments}
      list={list}
      columns={columns}
      rowKey={({ id }) => String(id)}
      onOpen={setOpened}
      showMore={showMore}
      fetchAll={() => fetchAllPayments(view)}
      filters={<Filters view={view} />}
      words={{
        waiting: t('payments.waiting'),
        none: t('payments.none'),
        noneText: t('payments.noneText'),
      }}
      everything={{}}
    >
      {opened ? <PaymentDialog key={opened.id} row={opened} onClose={() => setOpened(null)} /> : null}
    </ListPage>
  );
}

/** Text, state, method, market, currency and disputes, all in the address. */
function Filters({ view }: { readonly view: PaymentsView }) {
  const { t } = useTranslation('mf-desk');
  const set = useFilterSetter();
  const methodName = useMethodName();
  return (
    <ListFilters list="payments" textLabel={t('payments.filterText')}>
      <Select
        dense
        label={t('word.state')}
        value={view.state ?? ''}
        onChange={(value) => set('state', value)}
        emptyLabel={t('filter.state.all')}
        options={paymentFilters.map((state) => ({ value: state, label: t(`payments.filter.${state}`) }))}
      />
      <Select
        dense
        label={t('payments.method')}
        value={view.method ?? ''}
        onChange={(value) => set('method', value)}
        emptyLabel={t('filter.state.all')}
        options={paymentMethodIds.map((method) => ({ value: method, label: methodName(method) }))}
      />
      <RegionFilter needs={listStaffPayments} />
      <Select
        dense
        label={t('approvals.currency')}
        value={view.currency ?? ''}
        onChange={(value) => set('currency', value)}
        emptyLabel={t('filter.state.all')}
        options={currencies.map((value) => ({ value, label: value }))}
      />
      <Checkbox
        label={t('payments.disputedOnly')}
        checked={view.disputed === 'true'}
        onChange={(checked) => set('disputed', checked ? 'true' : '')}
      />
    </ListFilters>
  );
}
