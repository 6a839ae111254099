import { assignQuote, listStaffQuotes } from '@shop/contracts';
import { href, navigateTo } from '@shop/kit/navigation';
import { useSearchParams } from '@shop/kit/router';
import { Button } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskPage } from '../frame/desk-page.tsx';
import { useRegionsFor } from '../frame/staff-me.ts';
import { useFilterSetter } from '../matrix/filters.tsx';
import { ListPage } from '../table/list-page.tsx';
import { useShownPages } from '../table/list-pages.ts';
import { OwnerDialog } from './owner-dialog.tsx';
import { useRequestColumns } from './request-columns.tsx';
import { RequestFilters } from './request-filters.tsx';
import { fetchAllRequests, readRequestsView, useQuoteRequests } from './requests.query.ts';

/** The quote requests of all buyers in the regions that the reader works for. */
export function Component() {
  const { t } = useTranslation('mf-desk');
  return (
    <DeskPage title={t('requests.title')} needs={listStaffQuotes}>
      <Requests />
    </DeskPage>
  );
}

function Requests() {
  const { t } = useTranslation('mf-desk');
  const [search] = useSearchParams();
  const set = useFilterSetter();
  const view = readRequestsView(search);
  const { pages, showMore } = useShownPages();
  const list = useQuoteRequests(view, pages);
  const columns = useRequestColumns();
  const mayAssignIn = useRegionsFor()(assignQuote);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [isAssigning, setAssigning] = useState(false);
  const chosen =
    list.data?.rows.filter(
      ({ number, region }) =>
        selected.includes(number) && (mayAssignIn === null || mayAssignIn.includes(region)),
    ) ?? [];
  const close = () => {
    setAssigning(false);
    setSelected([]);
  };
  return (
    <ListPage
      name="requests"
      title={t('requests.title')}
      needs={listStaffQuotes}
      list={list}
      columns={columns}
      rowKey={({ number }) => number}
      onOpen={({ number }) => void navigateTo(href('deskRequest', { qrNumber: number }))}
      sorting={{ sort: view.sort, onSort: (sort) => set('sort', sort === 'due' ? '' : sort) }}
      selection={{ selected, onSelect: setSelected }}
      showMore={showMore}
      fetchAll={() => fetchAllRequests(view)}
      filters={<RequestFilters view={view} />}
      tools={
        chosen.length > 0 ? (
          <Button size="small" onClick={() => setAssigning(true)}>
            {t('requests.changeOwner')}
          </Button>
        ) : null
      }
      words={{ waiting: t('requests.waiting'), none: t('requests.none'), noneText: t('requests.noneText') }}
      everything={{}}
    >
      {isAssigning ? <OwnerDialog requests={chosen} onClose={close} /> : null}
    </ListPage>
  );
}
