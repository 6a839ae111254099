import { bankEntryStates, importBankStatement, listBankEntries } from '@shop/contracts';
import { useSearchParams } from '@shop/kit/router';
import { currencies } from '@shop/money';
import { Button, Select } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskPage } from '../frame/desk-page.tsx';
import { useMay } from '../frame/staff-me.ts';
import { useFilterSetter } from '../matrix/filters.tsx';
import { ListFilters } from '../table/list-filters.tsx';
import { ListPage } from '../table/list-page.tsx';
import { useShownPages } from '../table/list-pages.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { Statements } from './statements.tsx';
import { useTransferColumns } from './transfer-columns.tsx';
import { fetchAllEntries, readTransfersView, type TransfersView, useEntries } from './transfers.query.ts';

/** Money that came in by transfer, from imported bank statements, and the orders that it pays. */
export function Component() {
  const { t } = useTranslation('mf-desk');
  return (
    <DeskPage title={t('transfers.title')} needs={listBankEntries}>
      <Transfers />
    </DeskPage>
  );
}

function Transfers() {
  const { t } = useTranslation('mf-desk');
  const [search] = useSearchParams();
  const view = readTransfersView(search);
  const { pages, showMore } = useShownPages();
  const list = useEntries(view, pages);
  const columns = useTransferColumns();
  const may = useMay();
  const [opened, setOpened] = useState<number | null>(null);
  const [importing, setImporting] = useState(false);
  const entry = list.data?.rows.find(({ id }) => id === opened);
  return (
    <ListPage
      name="transfers"
      title={t('transfers.title')}
      needs={listBankEntries}
      list={list}
      columns={columns}
      rowKey={({ id }) => String(id)}
      onOpen={({ id }) => setOpened(id)}
      showMore={showMore}
      fetchAll={() => fetchAllEntries(view)}
      filters={
        <>
          <Statements />
          <Filters view={view} />
        </>
      }
      tools={
        may(importBankStatement) ? (
          <Button size="small" tone="signal" onClick={() => setImporting(true)}>
            {t('transfers.import')}
          </Button>
        ) : null
      }
      words={{
        waiting: t('transfers.waiting'),
        none: t('transfers.none'),
        noneText: t('transfers.noneText'),
      }}
      everything={{ state: 'all' }}
    >
      {entry ? <EntryDialog key={entry.id} entry={entry} onClose={() => setOpened(null)} /> : null}
      {importing ? <ImportDialog onClose={() => setImporting(false)} /> : null}
    </ListPage>
  );
}

/** Text, state and currency, all in the address. */
function Filters({ view }: { readonly view: TransfersView }) {
  const { t } = useTranslation('mf-desk');
  const set = useFilterSetter();
  return (
    <ListFilters list="transfers" textLabel={t('transfers.filterText')}>
      <Select
        dense
        label={t('word.state')}
        value={view.state ?? 'all'}
        onChange={(value) => set('state', value === 'open' ? '' : value)}
        options={[
          ...bankEntryStates.map((state) => ({ value: state, label: t(`transfers.state.${state}`) })),
          { value: 'all', label: t('filter.state.all') },
        ]}
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
