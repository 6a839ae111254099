import { type CalendarDay, closeDays, listCalendar } from '@shop/contracts';
import { useFormat } from '@shop/kit/i18n';
import { useSearchParams } from '@shop/kit/router';
import { Badge, Button, Select } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskPage } from '../frame/desk-page.tsx';
import { useMarkets } from '../frame/markets.ts';
import { useRegionsFor, useStaffMe } from '../frame/staff-me.ts';
import { SavedFilters, useFilterSetter } from '../matrix/filters.tsx';
import deskStyles from '../releases/desk.module.css';
import type { DataColumn } from '../table/data-table.tsx';
import { ListPage } from '../table/list-page.tsx';
import { type CalendarView, dayKinds, fetchDays, readCalendarView, useCalendar } from './calendar.query.ts';
import { CloseDialog } from './close-dialog.tsx';
import { DayDialog } from './day-dialog.tsx';
import { usePlaceName } from './place-name.ts';

/** Holidays and closed days that delivery dates step over. */
export function Component() {
  const { t } = useTranslation('mf-desk');
  return (
    <DeskPage title={t('calendar.title')} needs={listCalendar}>
      <Calendar />
    </DeskPage>
  );
}

/**
 * The places in which the reader may close days: the plant only for who may do so in all regions, none until the roles
 * are known.
 */
const useClosable = (): readonly string[] => {
  const { data: me } = useStaffMe();
  const mine = useRegionsFor()(closeDays);
  const markets = useMarkets().map(({ id }) => id);
  if (!me) return [];
  return mine === null ? ['plant', ...markets] : markets.filter((id) => mine.includes(id));
};

const useColumns = (): readonly DataColumn<CalendarDay>[] => {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const placeName = usePlaceName();
  const kind = (row: CalendarDay) => t(`calendar.kind.${row.kind}`);
  const by = ({ closed_by: actor, closed_by_name: name }: CalendarDay) => name ?? actor ?? '–';
  return [
    {
      id: 'date',
      head: t('calendar.day'),
      cell: ({ date }) => format.date(date, 'full'),
      text: ({ date }) => date,
    },
    {
      id: 'place',
      head: t('calendar.place'),
      cell: ({ place }) => placeName(place),
      text: ({ place }) => place,
    },
    {
      id: 'kind',
      head: t('calendar.what'),
      cell: (row) => <Badge severity={row.kind === 'closed' ? 'warning' : undefined}>{kind(row)}</Badge>,
      text: kind,
    },
    { id: 'name', head: t('calendar.name'), cell: ({ name }) => name, text: ({ name }) => name },
    { id: 'by', head: t('word.by'), cell: by, text: by },
  ];
};

function Calendar() {
  const { t } = useTranslation('mf-desk');
  const [search] = useSearchParams();
  const view = readCalendarView(search);
  const list = useCalendar(view);
  const columns = useColumns();
  const closable = useClosable();
  const [opened, setOpened] = useState<CalendarDay | null>(null);
  const [isClosing, setClosing] = useState(false);
  return (
    <ListPage
      name="calendar"
      title={t('calendar.title')}
      needs={listCalendar}
      list={list}
      columns={columns}
      rowKey={({ key }) => key}
      onOpen={setOpened}
      showMore={() => undefined}
      fetchAll={() => fetchDays(view)}
      filters={<Filters view={view} />}
      tools={
        closable.length === 0 ? undefined : (
          <Button size="small" onClick={() => setClosing(true)}>
            {t('calendar.close')}
          </Button>
        )
      }
      words={{ waiting: t('calendar.waiting'), none: t('calendar.none'), noneText: t('calendar.noneText') }}
      everything={{}}
    >
      {opened === null ? null : (
        <DayDialog
          key={opened.key}
          day={opened}
          mayReopen={closable.includes(opened.place)}
          onClose={() => setOpened(null)}
        />
      )}
      {isClosing ? <CloseDialog places={closable} onClose={() => setClosing(false)} /> : null}
    </ListPage>
  );
}

function Filters({ view }: { readonly view: CalendarView }) {
  const { t } = useTranslation('mf-desk');
  const set = useFilterSetter();
  const placeName = usePlaceName();
  const mine = useRegionsFor()(listCalendar);
  const markets = useMarkets()
    .map(({ id }) => id)
    .filter((id) => mine === null || mine.includes(id));
  return (
    <div className={deskStyles.filters}>
      <Select
        dense
        label={t('calendar.place')}
        value={view.place ?? ''}
        onChange={(value) => set('place', value)}
        emptyLabel={t('filter.state.all')}
        options={['plant', ...markets].map((place) => ({ value: place, label: placeName(place) }))}
      />
      <Select
        dense
        label={t('calendar.what')}
        value={view.kind ?? ''}
        onChange={(value) => set('kind', value)}
        emptyLabel={t('filter.state.all')}
        options={dayKinds.map((kind) => ({ value: kind, label: t(`calendar.kind.${kind}`) }))}
      />
      <SavedFilters list="calendar" />
    </div>
  );
}
