import { listSubscriptions, type Subscription } from '@shop/contracts';
import { useFormat } from '@shop/kit/i18n';
import { useSearchParams } from '@shop/kit/router';
import { Badge, Dialog, Select } from '@shop/ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSourceText } from '../customer/source-text.ts';
import { DeskPage } from '../frame/desk-page.tsx';
import { FactList } from '../frame/fact-list.tsx';
import { useLanguageName } from '../frame/language-name.ts';
import { useFilterSetter } from '../matrix/filters.tsx';
import deskStyles from '../releases/desk.module.css';
import type { DataColumn } from '../table/data-table.tsx';
import { RegionFilter } from '../table/list-filters.tsx';
import { ListPage } from '../table/list-page.tsx';
import { useShownPages } from '../table/list-pages.ts';
import { textColumn } from '../table/text-column.ts';
import {
  fetchAllSubscriptions,
  readSubscriptionsView,
  subscriptionStates,
  useSubscriptions,
} from './audience.query.ts';

const severities = { subscribed: 'success', pending: 'warning', unsubscribed: 'info' } as const;

/** Who gets the newsletter, who has not confirmed yet, and who signed off. */
export function Component() {
  const { t } = useTranslation('mf-desk');
  return (
    <DeskPage title={t('newsletter.title')} needs={listSubscriptions}>
      <Newsletter />
    </DeskPage>
  );
}

function Newsletter() {
  const { t } = useTranslation('mf-desk');
  const [search] = useSearchParams();
  const view = readSubscriptionsView(search);
  const { pages, showMore } = useShownPages();
  const list = useSubscriptions(view, pages);
  const columns = useColumns();
  const set = useFilterSetter();
  const [opened, setOpened] = useState<Subscription | null>(null);
  return (
    <ListPage
      name="newsletter"
      title={t('newsletter.title')}
      needs={listSubscriptions}
      list={list}
      columns={columns}
      rowKey={({ id }) => String(id)}
      onOpen={setOpened}
      showMore={showMore}
      fetchAll={() => fetchAllSubscriptions(view)}
      filters={
        <div className={deskStyles.filters}>
          <Select
            dense
            label={t('word.state')}
            value={view.state ?? ''}
            onChange={(state) => set('state', state)}
            emptyLabel={t('filter.state.all')}
            options={subscriptionStates.map((state) => ({
              value: state,
              label: t(`newsletter.state.${state}`),
            }))}
          />
          <RegionFilter needs={listSubscriptions} />
        </div>
      }
      words={{
        waiting: t('newsletter.waiting'),
        none: t('matrix.none.title'),
        noneText: t('newsletter.none'),
      }}
      everything={{}}
    >
      {opened ? (
        <Dialog open onClose={() => setOpened(null)} title={opened.email} closeLabel={t('desk.close')}>
          <FactList
            facts={columns.map(
              ({ head, text, cell }) => [head, text(opened) === '' ? '' : cell(opened)] as const,
            )}
          />
        </Dialog>
      ) : null}
    </ListPage>
  );
}

const useColumns = (): readonly DataColumn<Subscription>[] => {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const languageName = useLanguageName();
  const sourceText = useSourceText();
  return useMemo((): readonly DataColumn<Subscription>[] => {
    const plain = textColumn<Subscription>;
    const day = (id: string, head: string, of: (row: Subscription) => string | null) =>
      plain(id, head, (row) => {
        const at = of(row);
        return at === null ? '' : format.date(at, 'dateTime');
      });
    const stateText = ({ state }: Subscription) => t(`newsletter.state.${state}`);
    return [
      plain('email', t('people.email'), ({ email }) => email),
      {
        ...plain('state', t('word.state'), stateText),
        cell: (row) => <Badge severity={severities[row.state]}>{stateText(row)}</Badge>,
      },
      plain('region', t('word.region'), ({ region }) => region),
      // The file keeps the codes, which a mailing list reads.
      {
        ...plain('locale', t('newsletter.language'), ({ locale }) => locale),
        cell: ({ locale }) => languageName(locale),
      },
      plain('source', t('newsletter.source'), ({ source }) => sourceText(source)),
      day('requested', t('newsletter.requested'), ({ requested_at: at }) => at),
      day('confirmed', t('newsletter.confirmed'), ({ confirmed_at: at }) => at),
      day('unsubscribed', t('newsletter.state.unsubscribed'), ({ unsubscribed_at: at }) => at),
      day('handedOver', t('newsletter.handedOver'), ({ handed_over_at: at }) => at),
    ];
  }, [t, format, languageName, sourceText]);
};
