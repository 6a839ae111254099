import { type ReleaseEventRow, releaseEventActions } from '@shop/contracts';
import { useFormat } from '@shop/kit/i18n';
import { ProblemPanel } from '@shop/kit/query';
import { useSearchParams } from '@shop/kit/router';
import { Button, Row, Select, Table, TextField } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RegionAndName, SavedFilters, useFilterSetter } from '../matrix/filters.tsx';
import styles from '../releases/desk.module.css';
import { ReleaseKey } from '../releases/names.tsx';
import { type HistoryFilter, type Matrix, useHistory } from '../releases/releases.query.ts';
import { readHistoryFilter } from './history-filter.ts';

/** The history: who changed what, when, from what to what, and why; newest first. */
export function History({ matrix }: { readonly matrix: Matrix }) {
  const { t } = useTranslation('mf-desk');
  const [search] = useSearchParams();
  const filter = readHistoryFilter(search, matrix);
  const { at, isFirst, newer, older } = useCursorPaging(filter);
  const history = useHistory(filter, at);
  const next = history.data?.next_cursor ?? null;
  return (
    <div className={styles.part}>
      <Filters matrix={matrix} filter={filter} />
      {history.error ? (
        <ProblemPanel error={history.error} onRetry={history.refetch} kept={t('desk.kept')} />
      ) : (
        <Events events={history.data?.events ?? []} waiting={history.isPending} />
      )}
      {isFirst && next === null ? null : (
        <Row spread>
          <Button disabledReason={isFirst ? t('history.newest') : undefined} onClick={newer}>
            {t('history.newer')}
          </Button>
          <Button
            disabledReason={next === null ? t('history.oldest') : undefined}
            onClick={() => {
              if (next !== null) older(next);
            }}
          >
            {t('history.older')}
          </Button>
        </Row>
      )}
    </div>
  );
}

/** The current page of the list, and the cursors of the pages before, for "newer". */
function useCursorPaging(filter: HistoryFilter) {
  const filterKey = JSON.stringify(filter);
  const [paging, setPaging] = useState<{ readonly filterKey: string; readonly cursors: readonly string[] }>({
    filterKey,
    cursors: [],
  });
  // Another filter starts at the newest entry: cursors of other lists are invalid.
  const cursors = paging.filterKey === filterKey ? paging.cursors : [];
  return {
    at: cursors.at(-1),
    isFirst: cursors.length === 0,
    newer: () => setPaging({ filterKey, cursors: cursors.slice(0, -1) }),
    older: (cursor: string) => setPaging({ filterKey, cursors: [...cursors, cursor] }),
  };
}

function Filters({ matrix, filter }: { readonly matrix: Matrix; readonly filter: HistoryFilter }) {
  const { t } = useTranslation('mf-desk');
  const set = useFilterSetter();
  const change = (name: string) => (value: string) => set(name, value.trim());
  return (
    <div className={styles.filters}>
      <RegionAndName matrix={matrix} />
      <Select
        dense
        label={t('word.action')}
        value={filter.action ?? ''}
        onChange={change('action')}
        emptyLabel={t('filter.everyAction')}
        options={releaseEventActions.map((action) => ({ value: action, label: t(`action.${action}`) }))}
      />
      <TextField dense label={t('word.by')} value={filter.by ?? ''} onChange={change('by')} maxLength={120} />
      <TextField
        dense
        label={t('filter.key')}
        value={filter.key ?? ''}
        onChange={change('key')}
        maxLength={120}
      />
      <SavedFilters />
    </div>
  );
}

function Events({
  events,
  waiting: isLoading,
}: {
  readonly events: readonly ReleaseEventRow[];
  readonly waiting: boolean;
}) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  return (
    <Table
      caption={t('part.history')}
      captionHidden
      stacked
      skeletonRows={isLoading ? 8 : 0}
      rows={events}
      rowKey={({ id }) => String(id)}
      empty={t('history.none')}
      columns={[
        { id: 'at', head: t('word.at'), cell: ({ at }) => format.date(at, 'dateTime') },
        { id: 'by', head: t('word.by'), cell: ({ by }) => by },
        { id: 'region', head: t('word.region'), cell: ({ region }) => region ?? '–' },
        { id: 'name', head: t('word.remote'), cell: ({ name }) => name },
        {
          id: 'action',
          head: t('word.action'),
          cell: ({ action }) => t(`action.${action}`),
        },
        {
          id: 'move',
          head: t('history.move'),
          cell: ({ from, to }) => (
            <>
              <ReleaseKey value={from} /> → <ReleaseKey value={to} />
            </>
          ),
        },
        {
          id: 'reason',
          head: t('word.reason'),
          cell: ({ reason }) => <span className={styles.wrap}>{reason === '' ? '–' : reason}</span>,
        },
      ]}
    />
  );
}
