import { invoiceKinds, listStaffInvoices, type StaffInvoiceRow } from '@shop/contracts';
import { useSearchParams } from '@shop/kit/router';
import { currencies } from '@shop/money';
import { Button, Notice, Select, TextField } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskPage } from '../frame/desk-page.tsx';
import { useFilterSetter } from '../matrix/filters.tsx';
import { ListFilters, RegionFilter } from '../table/list-filters.tsx';
import { ListPage } from '../table/list-page.tsx';
import { useShownPages } from '../table/list-pages.ts';
import { useInvoiceColumns } from './invoice-columns.tsx';
import { InvoiceDialog } from './invoice-dialog.tsx';
import { fetchAllInvoices, type InvoicesView, readInvoicesView, useInvoices } from './invoices.query.ts';
import { useVatRowText } from './vat-text.ts';

/** Invoices, credit notes and proformas of all buyers. */
export function Component() {
  const { t } = useTranslation('mf-desk');
  return (
    <DeskPage title={t('invoices.title')} needs={listStaffInvoices}>
      <Invoices />
    </DeskPage>
  );
}

function Invoices() {
  const { t } = useTranslation('mf-desk');
  const [search] = useSearchParams();
  const view = readInvoicesView(search);
  const { pages, showMore } = useShownPages();
  const list = useInvoices(view, pages);
  const columns = useInvoiceColumns();
  const [opened, setOpened] = useState<StaffInvoiceRow | null>(null);
  return (
    <ListPage
      name="invoices"
      title={t('invoices.title')}
      needs={listStaffInvoices}
      list={list}
      columns={columns}
      csvColumns={[{ head: t('approvals.currency'), text: ({ currency }) => currency }]}
      rowKey={({ number }) => number}
      onOpen={setOpened}
      showMore={showMore}
      fetchAll={() => fetchAllInvoices(view)}
      filters={
        <>
          <VatRowNotice view={view} />
          <Filters view={view} />
        </>
      }
      words={{
        waiting: t('invoices.waiting'),
        none: t('invoices.none'),
        noneText: t('invoices.noneText'),
      }}
      everything={{}}
    >
      {opened ? <InvoiceDialog row={opened} onClose={() => setOpened(null)} /> : null}
    </ListPage>
  );
}

/** Says that the list shows the documents of a row of the VAT report, and leads out of it. */
function VatRowNotice({ view }: { readonly view: InvoicesView }) {
  const { t } = useTranslation('mf-desk');
  const [search, setSearch] = useSearchParams();
  const text = useVatRowText()(view);
  if (text === '') return null;
  const leave = () => {
    const next = new URLSearchParams(search);
    for (const name of ['period', 'country', 'rate', 'treatment']) next.delete(name);
    setSearch(next);
  };
  return (
    <Notice severity="info" title={t('invoices.vatRow', { row: text })}>
      <Button size="small" onClick={leave}>
        {t('matrix.none.action')}
      </Button>
    </Notice>
  );
}

/** Text, kind, market, days and currency, all in the address. */
function Filters({ view }: { readonly view: InvoicesView }) {
  const { t } = useTranslation('mf-desk');
  const [search] = useSearchParams();
  const set = useFilterSetter();
  const isTurned = view.from !== undefined && view.to !== undefined && view.to < view.from;
  return (
    <ListFilters list="invoices" textLabel={t('invoices.filterText')}>
      <Select
        dense
        label={t('invoices.kind')}
        value={view.kind ?? ''}
        onChange={(value) => set('kind', value)}
        emptyLabel={t('filter.state.all')}
        options={invoiceKinds.map((kind) => ({ value: kind, label: t(`order.money.${kind}`) }))}
      />
      <RegionFilter needs={listStaffInvoices} />
      <TextField
        dense
        type="date"
        label={t('invoices.from')}
        value={search.get('from') ?? ''}
        onChange={(value) => set('from', value)}
      />
      <TextField
        dense
        type="date"
        label={t('invoices.to')}
        value={search.get('to') ?? ''}
        onChange={(value) => set('to', value)}
        error={isTurned ? t('invoices.turned') : undefined}
      />
      <Select
        dense
        label={t('approvals.currency')}
        value={view.currency ?? ''}
        onChange={(value) => set('currency', value)}
        emptyLabel={t('filter.state.all')}
        options={currencies.map((value) => ({ value, label: value }))}
      />
    </ListFilters>
  );
}
