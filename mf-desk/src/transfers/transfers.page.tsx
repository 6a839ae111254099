import { bankEntryStates, importBankStatement, listBankEntries } from '@shop/contracts';
import { toast } from '@shop/kit';
import { useFormat } from '@shop/kit/i18n';
import { ProblemPanel, problemBehind } from '@shop/kit/query';
import { useSearchParams } from '@shop/kit/router';
import { currencies } from '@shop/money';
import { Button, EmptyState, Page, Select, TextField } from '@shop/ui';
import { type FormEvent, useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskNav } from '../frame/desk-nav.tsx';
import { DeskPage, NotAllowed } from '../frame/desk-page.tsx';
import { useMay } from '../frame/staff-me.ts';
import { SavedFilters, useFilterSetter } from '../matrix/filters.tsx';
import deskStyles from '../releases/desk.module.css';
import { Freshness } from '../releases/freshness.tsx';
import { stopBehind } from '../security/second-step.tsx';
import { download, writeCsv } from '../table/csv.ts';
import { DataTable } from '../table/data-table.tsx';
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
  const format = useFormat();
  const [search, setSearch] = useSearchParams();
  const view = readTransfersView(search);
  const address = search.toString();
  const [{ pages, of }, setPages] = useState({ pages: 1, of: address });
  const shownPages = of === address ? pages : 1;
  const list = useEntries(view, shownPages);
  const columns = useTransferColumns();
  const may = useMay();
  const [opened, setOpened] = useState<number | null>(null);
  const [importing, setImporting] = useState(false);
  const [exporting, setExporting] = useState(false);
  const rows = useMemo(() => list.data?.entries ?? [], [list.data]);
  const isMore = list.data?.more === true && !list.isPlaceholderData;
  const loadMore = useCallback(() => {
    if (isMore) setPages({ pages: shownPages + 1, of: address });
  }, [isMore, shownPages, address]);
  if (problemBehind(list.error)?.code === 'forbidden')
    return <NotAllowed title={t('transfers.title')} needs={listBankEntries} />;
  const stop = stopBehind(list.error);
  if (stop !== null) return stop;
  const entry = rows.find(({ id }) => id === opened);
  const exportRows = async () => {
    setExporting(true);
    try {
      const all = await fetchAllEntries(view);
      download(
        'transfers.csv',
        writeCsv([
          columns.map(({ head }) => head),
          ...all.map((row) => columns.map(({ text }) => text(row))),
        ]),
      );
    } catch (error) {
      console.warn(error);
      toast('error', t('orders.exportFailed'));
    }
    setExporting(false);
  };
  return (
    <Page>
      <div className={deskStyles.desk}>
        <DeskNav />
        <div className={deskStyles.head}>
          <h1>{t('transfers.title')}</h1>
          <Freshness updatedAt={list.dataUpdatedAt} isFetching={list.isFetching} />
        </div>
        <Statements />
        <Filters view={view} />
        {list.error ? <ProblemPanel error={list.error} onRetry={list.refetch} kept={t('desk.kept')} /> : null}
        {list.isError && !list.data ? null : (
          <DataTable
            name="transfers"
            caption={t('transfers.title')}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => String(id)}
            sort=""
            onSort={() => undefined}
            onOpen={({ id }) => setOpened(id)}
            onEnd={loadMore}
            waiting={list.isPending}
            tools={
              <>
                <span role="status">{t('orders.loaded', { number: format.number(rows.length) })}</span>
                {may(importBankStatement) ? (
                  <Button size="small" tone="signal" onClick={() => setImporting(true)}>
                    {t('transfers.import')}
                  </Button>
                ) : null}
                <Button
                  size="small"
                  busy={exporting}
                  busyLabel={t('change.sending')}
                  onClick={() => void exportRows()}
                >
                  {t('orders.csv')}
                </Button>
              </>
            }
            empty={
              list.isPending ? (
                t('transfers.waiting')
              ) : (
                <EmptyState
                  title={t('transfers.none')}
                  action={
                    <Button onClick={() => setSearch({ state: 'all' })}>{t('matrix.none.action')}</Button>
                  }
                >
                  {t('transfers.noneText')}
                </EmptyState>
              )
            }
          />
        )}
        {entry ? <EntryDialog key={entry.id} entry={entry} onClose={() => setOpened(null)} /> : null}
        {importing ? <ImportDialog onClose={() => setImporting(false)} /> : null}
      </div>
    </Page>
  );
}

/** State, currency and text, all in the address. */
function Filters({ view }: { readonly view: TransfersView }) {
  const { t } = useTranslation('mf-desk');
  const [search] = useSearchParams();
  const set = useFilterSetter();
  const given = search.get('text') ?? '';
  const [text, setText] = useState(given);
  useEffect(() => setText(given), [given]);
  const isShort = text.trim().length > 0 && text.trim().length < 3;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isShort) set('text', text.trim());
  };
  return (
    <form className={deskStyles.filters} onSubmit={submit}>
      <TextField
        dense
        label={t('transfers.filterText')}
        maxLength={80}
        value={text}
        onChange={setText}
        onBlur={submit}
        error={isShort ? t('palette.hint') : undefined}
      />
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
      <SavedFilters list="transfers" />
    </form>
  );
}
