import { countEvents } from '@shop/contracts';
import { useFormat } from '@shop/kit/i18n';
import { useSearchParams } from '@shop/kit/router';
import { TextField } from '@shop/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskPage } from '../frame/desk-page.tsx';
import { useFilterSetter } from '../matrix/filters.tsx';
import deskStyles from '../releases/desk.module.css';
import type { DataColumn } from '../table/data-table.tsx';
import { RegionFilter } from '../table/list-filters.tsx';
import { ListPage } from '../table/list-page.tsx';
import { useShownPages } from '../table/list-pages.ts';
import { textColumn } from '../table/text-column.ts';
import { TextFilter } from '../table/text-filter.tsx';
import { type EventCount, fetchAllCounts, readEventsView, useEventCounts } from './audience.query.ts';

/** How often each analytics event happened on a day, with and without consent. */
export function Component() {
  const { t } = useTranslation('mf-desk');
  return (
    <DeskPage title={t('events.title')} needs={countEvents}>
      <EventCounts />
    </DeskPage>
  );
}

function EventCounts() {
  const { t } = useTranslation('mf-desk');
  const [search, setSearch] = useSearchParams();
  const view = readEventsView(search);
  const { pages, showMore } = useShownPages();
  const list = useEventCounts(view, pages);
  const columns = useColumns();
  const set = useFilterSetter();
  /** Leads to one event alone, day after day. */
  const openEvent = ({ event }: EventCount) => {
    const next = new URLSearchParams(search);
    next.set('event', event);
    next.delete('day');
    setSearch(next);
  };
  return (
    <ListPage
      name="events"
      title={t('events.title')}
      needs={countEvents}
      list={list}
      columns={columns}
      rowKey={({ day, region, event }) => `${day} ${region} ${event}`}
      onOpen={openEvent}
      showMore={showMore}
      fetchAll={() => fetchAllCounts(view)}
      filters={
        <div className={deskStyles.filters}>
          <TextFilter label={t('events.event')} name="event" shortest={1} />
          <TextField
            dense
            type="date"
            label={t('events.day')}
            value={search.get('day') ?? ''}
            onChange={(day) => set('day', day)}
          />
          <RegionFilter needs={countEvents} />
        </div>
      }
      words={{ waiting: t('events.waiting'), none: t('matrix.none.title'), noneText: t('events.none') }}
      everything={{}}
    />
  );
}

const useColumns = (): readonly DataColumn<EventCount>[] => {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  return useMemo((): readonly DataColumn<EventCount>[] => {
    const plain = textColumn<EventCount>;
    const count = (id: string, head: string, of: (row: EventCount) => number) => ({
      ...plain(id, head, (row) => String(of(row))),
      figure: true,
      cell: (row: EventCount) => format.number(of(row)),
    });
    return [
      { ...plain('day', t('events.day'), ({ day }) => day), cell: ({ day }) => format.date(day) },
      plain('event', t('events.event'), ({ event }) => event),
      plain('region', t('word.region'), ({ region }) => region),
      count('stored', t('events.stored'), ({ stored }) => stored),
      count('withoutConsent', t('events.withoutConsent'), ({ without_consent: without }) => without),
    ];
  }, [t, format]);
};
