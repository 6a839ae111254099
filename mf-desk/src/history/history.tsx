import { type ReleaseEventRow, releaseEventActions } from '@shop/contracts';
import { useFormat, useText } from '@shop/kit/i18n';
import { ProblemPanel } from '@shop/kit/query';
import { useSearchParams } from '@shop/kit/router';
import { Button, Row, Select, Table, TextField } from '@shop/ui';
import { useState } from 'react';
import { RegionAndName, SavedFilters, useFilterSetter } from '../matrix/filters.tsx';
import styles from '../releases/desk.module.css';
import { ReleaseKey } from '../releases/names.tsx';
import { type Matrix, useHistory } from '../releases/releases.query.ts';
import { readHistoryFilter } from './history-filter.ts';

/** Who changed what, when, from what to what, and why; newest first. */
export function History({ matrix }: { readonly matrix: Matrix }) {
  const t = useText();
  const format = useFormat();
  const [search] = useSearchParams();
  const set = useFilterSetter();
  // Ends of the parts before, so that "newer" leads back the way it came.
  const filter = readHistoryFilter(search, matrix);
  const filterId = JSON.stringify(filter);
  const [way, setWay] = useState<{ readonly of: string; readonly cursors: readonly string[] }>({
    of: filterId,
    cursors: [],
  });
  // Another filter begins at its newest: the ends of other lists mean nothing in it.
  const cursors = way.of === filterId ? way.cursors : [];
  const setCursors = (next: readonly string[]) => setWay({ of: filterId, cursors: next });
  const history = useHistory(filter, cursors.at(-1));
  const events = history.data?.events ?? [];
  const next = history.data?.next_cursor ?? null;
  const change = (name: string) => (value: string) => {
    set(name, value.trim());
  };
  return (
    <div className={styles.part}>
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
        <TextField
          dense
          label={t('word.by')}
          value={filter.by ?? ''}
          onChange={change('by')}
          maxLength={120}
        />
        <TextField
          dense
          label={t('filter.key')}
          value={filter.key ?? ''}
          onChange={change('key')}
          maxLength={120}
        />
        <SavedFilters />
      </div>
      {history.error ? (
        <ProblemPanel error={history.error} onRetry={history.refetch} kept={t('desk.kept')} />
      ) : (
        <Table<ReleaseEventRow>
          caption={t('part.history')}
          captionHidden
          stacks
          waiting={history.isPending ? 8 : 0}
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
                  <ReleaseKey of={from} /> → <ReleaseKey of={to} />
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
      )}
      {cursors.length === 0 && next === null ? null : (
        <Row spread>
          <Button
            disabledReason={cursors.length === 0 ? t('history.newest') : undefined}
            onClick={() => setCursors(cursors.slice(0, -1))}
          >
            {t('history.newer')}
          </Button>
          <Button
            disabledReason={next === null ? t('history.oldest') : undefined}
            onClick={() => {
              if (next !== null) setCursors([...cursors, next]);
            }}
          >
            {t('history.older')}
          </Button>
        </Row>
      )}
    </div>
  );
}
