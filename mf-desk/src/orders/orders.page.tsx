import { holdOrder, listStaffOrders } from '@shop/contracts';
import { href, navigateTo } from '@shop/kit/navigation';
import { useSearchParams } from '@shop/kit/router';
import { Button } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskPage } from '../frame/desk-page.tsx';
import { useMay } from '../frame/staff-me.ts';
import { useFilterSetter } from '../matrix/filters.tsx';
import { ListPage } from '../table/list-page.tsx';
import { useShownPages } from '../table/list-pages.ts';
import { BulkHold } from './bulk-hold.tsx';
import { useOrderColumns } from './order-columns.tsx';
import { OrderFilters, StageBar } from './order-filters.tsx';
import { fetchAllOrders, readOrdersView, useOrders } from './orders.query.ts';

/** The orders of all buyers, for staff. */
export function Component() {
  const { t } = useTranslation('mf-desk');
  return (
    <DeskPage title={t('orders.title')} needs={listStaffOrders}>
      <Orders />
    </DeskPage>
  );
}

function Orders() {
  const { t } = useTranslation('mf-desk');
  const [search] = useSearchParams();
  const set = useFilterSetter();
  const view = readOrdersView(search);
  const { pages, showMore } = useShownPages();
  const list = useOrders(view, pages);
  const columns = useOrderColumns();
  const may = useMay();
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [action, setAction] = useState<'hold' | 'release' | null>(null);
  const chosen = list.data?.rows.filter(({ number }) => selected.includes(number)) ?? [];
  const close = () => {
    setAction(null);
    setSelected([]);
  };
  return (
    <ListPage
      name="orders"
      title={t('orders.title')}
      needs={listStaffOrders}
      list={list}
      columns={columns}
      rowKey={({ number }) => number}
      onOpen={({ number }) => void navigateTo(href('deskOrder', { orderNumber: number }))}
      sorting={{ sort: view.sort, onSort: (sort) => set('sort', sort === '-placed' ? '' : sort) }}
      selection={{ selected, onSelect: setSelected }}
      showMore={showMore}
      fetchAll={() => fetchAllOrders(view)}
      filters={
        <>
          <StageBar view={view} />
          <OrderFilters view={view} />
        </>
      }
      tools={
        chosen.length > 0 && may(holdOrder) ? (
          <>
            <Button size="small" onClick={() => setAction('hold')}>
              {t('hold.title.hold')}
            </Button>
            <Button size="small" onClick={() => setAction('release')}>
              {t('hold.title.release')}
            </Button>
          </>
        ) : null
      }
      words={{ waiting: t('orders.waiting'), none: t('orders.none'), noneText: t('orders.noneText') }}
      everything={{}}
    >
      {action === null ? null : <BulkHold kind={action} orders={chosen} onClose={close} />}
    </ListPage>
  );
}
