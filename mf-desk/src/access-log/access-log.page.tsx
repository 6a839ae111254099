import { type AccessLogEntry, listAccessLog } from '@shop/contracts';
import { useFormat } from '@shop/kit/i18n';
import { useSearchParams } from '@shop/kit/router';
import { Dialog, Select } from '@shop/ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskPage } from '../frame/desk-page.tsx';
import { FactList } from '../frame/fact-list.tsx';
import { useFilterSetter } from '../matrix/filters.tsx';
import { nameOf, usePeople } from '../people/people.query.ts';
import deskStyles from '../releases/desk.module.css';
import type { DataColumn } from '../table/data-table.tsx';
import { ListPage } from '../table/list-page.tsx';
import { useShownPages } from '../table/list-pages.ts';
import { textColumn } from '../table/text-column.ts';
import { TextFilter } from '../table/text-filter.tsx';
import { fetchAllEntries, readActor, useAccessLog } from './access-log.query.ts';
import { useActorText } from './actor-text.ts';

/** Every write of the staff, their tools and API keys. */
export function Component() {
  const { t } = useTranslation('mf-desk');
  return (
    <DeskPage title={t('accessLog.title')} needs={listAccessLog}>
      <AccessLog />
    </DeskPage>
  );
}

const valuesOf = ({ params }: AccessLogEntry): string =>
  params.map(({ name, value }) => `${name} = ${value}`).join(', ');

function AccessLog() {
  const { t } = useTranslation('mf-desk');
  const [search] = useSearchParams();
  const actor = readActor(search);
  const { pages, showMore } = useShownPages();
  const list = useAccessLog(actor, pages);
  const columns = useColumns();
  const [opened, setOpened] = useState<AccessLogEntry | null>(null);
  return (
    <ListPage
      name="access-log"
      title={t('accessLog.title')}
      needs={listAccessLog}
      list={list}
      columns={columns}
      rowKey={({ id }) => String(id)}
      onOpen={setOpened}
      showMore={showMore}
      fetchAll={() => fetchAllEntries(actor)}
      filters={<Filters />}
      words={{ waiting: t('accessLog.waiting'), none: t('matrix.none.title'), noneText: t('accessLog.none') }}
      everything={{}}
    >
      {opened ? (
        <Dialog open onClose={() => setOpened(null)} title={t('accessLog.one')} closeLabel={t('desk.close')}>
          <FactList facts={columns.map(({ head, text }) => [head, text(opened)] as const)} />
        </Dialog>
      ) : null}
    </ListPage>
  );
}

/** Whoever made the calls: a person of the staff, or what is typed, such as a key. */
function Filters() {
  const { t } = useTranslation('mf-desk');
  const [search] = useSearchParams();
  const set = useFilterSetter();
  const people = usePeople();
  const actor = search.get('actor') ?? '';
  return (
    <div className={deskStyles.filters}>
      <Select
        dense
        label={t('word.by')}
        value={/^staff:\d+$/.test(actor) ? actor : ''}
        onChange={(value) => set('actor', value)}
        emptyLabel={t('filter.state.all')}
        options={(people.data ?? []).map((person) => ({
          value: `staff:${person.id}`,
          label: nameOf(person),
        }))}
      />
      <TextFilter label={t('accessLog.actor')} name="actor" shortest={1} />
    </div>
  );
}

const useColumns = (): readonly DataColumn<AccessLogEntry>[] => {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const actorText = useActorText();
  return useMemo((): readonly DataColumn<AccessLogEntry>[] => {
    const plain = textColumn<AccessLogEntry>;
    return [
      plain('at', t('word.at'), ({ at }) => format.date(at, 'dateTime')),
      plain('by', t('word.by'), ({ actor }) => actorText(actor)),
      plain('call', t('accessLog.call'), ({ method, route }) => `${method} ${route}`),
      plain('values', t('accessLog.values'), valuesOf),
      plain('result', t('word.verdict'), ({ status, code }) =>
        [String(status), ...(code === null ? [] : [code])].join(' '),
      ),
      plain('region', t('word.region'), ({ region }) => region),
      plain('request', t('accessLog.request'), ({ request_id: id }) => id),
    ];
  }, [t, format, actorText]);
};
