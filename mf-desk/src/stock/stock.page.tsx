import { listStockItems, type StockItem, setStockItem } from '@shop/contracts';
import { useFormat, useTerms } from '@shop/kit/i18n';
import { useSearchParams } from '@shop/kit/router';
import { Button, Select } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskPage } from '../frame/desk-page.tsx';
import { useMay } from '../frame/staff-me.ts';
import { useFilterSetter } from '../matrix/filters.tsx';
import type { DataColumn } from '../table/data-table.tsx';
import { ListFilters } from '../table/list-filters.tsx';
import { ListPage } from '../table/list-page.tsx';
import { useShownPages } from '../table/list-pages.ts';
import { TextFilter } from '../table/text-filter.tsx';
import { countable } from './countable.ts';
import { NewItemDialog } from './new-item-dialog.tsx';
import { fetchAllStock, readStockView, type StockView, useStock } from './stock.query.ts';
import { StockDialog } from './stock-dialog.tsx';

/** What lies in stock and is counted: pieces on hand, reserved and available. */
export function Component() {
  const { t } = useTranslation('mf-desk');
  return (
    <DeskPage title={t('stock.title')} needs={listStockItems}>
      <Stock />
    </DeskPage>
  );
}

const useColumns = (): readonly DataColumn<StockItem>[] => {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const term = useTerms();
  const figure = (id: 'on_hand' | 'reserved' | 'available', head: string): DataColumn<StockItem> => ({
    id,
    head,
    figure: true,
    cell: (row) => format.number(row[id]),
    text: (row) => String(row[id]),
  });
  const product = (row: StockItem) => (row.product === null ? '–' : term('product', row.product));
  return [
    { id: 'product', head: t('orders.column.product'), cell: product, text: product },
    { id: 'id', head: t('stock.item'), cell: ({ id }) => id, text: ({ id }) => id },
    figure('on_hand', t('stock.onHand')),
    figure('reserved', t('stock.reserved')),
    figure('available', t('stock.available')),
    {
      id: 'updated',
      head: t('stock.updated'),
      cell: ({ updated_at }) => format.date(updated_at, 'dateTime'),
      text: ({ updated_at }) => updated_at,
    },
  ];
};

function Stock() {
  const { t } = useTranslation('mf-desk');
  const [search] = useSearchParams();
  const view = readStockView(search);
  const { pages, showMore } = useShownPages();
  const list = useStock(view, pages);
  const columns = useColumns();
  const may = useMay();
  const [opened, setOpened] = useState<string | null>(null);
  const [isNew, setNew] = useState(false);
  return (
    <ListPage
      name="stock"
      title={t('stock.title')}
      needs={listStockItems}
      list={list}
      columns={columns}
      csvColumns={[{ head: 'SKU', text: ({ skus }) => skus.join(' ') }]}
      rowKey={({ id }) => id}
      onOpen={({ id }) => setOpened(id)}
      showMore={showMore}
      fetchAll={() => fetchAllStock(view)}
      filters={<Filters view={view} />}
      tools={
        may(setStockItem) ? (
          <Button size="small" onClick={() => setNew(true)}>
            {t('stock.new')}
          </Button>
        ) : undefined
      }
      words={{ waiting: t('stock.waiting'), none: t('stock.none'), noneText: t('stock.noneText') }}
      everything={{}}
    >
      {opened === null ? null : <StockDialog key={opened} id={opened} onClose={() => setOpened(null)} />}
      {isNew ? (
        <NewItemDialog
          onClose={() => setNew(false)}
          onChosen={(id) => {
            setNew(false);
            setOpened(id);
          }}
        />
      ) : null}
    </ListPage>
  );
}

function Filters({ view }: { readonly view: StockView }) {
  const { t } = useTranslation('mf-desk');
  const term = useTerms();
  const set = useFilterSetter();
  return (
    <ListFilters list="stock" textLabel={t('stock.filterText')}>
      <Select
        dense
        label={t('orders.column.product')}
        value={view.product ?? ''}
        onChange={(value) => set('product', value)}
        emptyLabel={t('promotions.everyProduct')}
        options={countable.map((slug) => ({ value: slug, label: term('product', slug) }))}
      />
      <TextFilter label={t('stock.atMost')} name="atMost" shortest={1} isNumber />
    </ListFilters>
  );
}
