import { listPriceBooks, priceBookStates } from '@shop/contracts';
import { useFormat } from '@shop/kit/i18n';
import { href, navigateTo } from '@shop/kit/navigation';
import { Link, useSearchParams } from '@shop/kit/router';
import { Badge, Select } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { DeskPage } from '../frame/desk-page.tsx';
import { useRegionNames } from '../frame/markets.ts';
import { useFilterSetter } from '../matrix/filters.tsx';
import type { DataColumn } from '../table/data-table.tsx';
import { ListFilters, RegionFilter } from '../table/list-filters.tsx';
import { ListPage } from '../table/list-page.tsx';
import { rowLink } from '../table/row-link.ts';
import { fetchBooks, type PricesView, readPricesView, useBooks } from './prices.query.ts';

type Row = Awaited<ReturnType<typeof fetchBooks>>[number];

/** The price books: what is in effect, scheduled and past. */
export function Component() {
  const { t } = useTranslation('mf-desk');
  return (
    <DeskPage title={t('prices.title')} needs={listPriceBooks}>
      <Prices />
    </DeskPage>
  );
}

const severities = { in_effect: 'success', scheduled: 'info', past: undefined } as const;

const useColumns = (): readonly DataColumn<Row>[] => {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const names = useRegionNames();
  const addedBy = ({ imported_by: actor, imported_by_name: name }: Row) =>
    actor === null ? t('prices.release') : (name ?? actor);
  const state = (row: Row) => t(`prices.state.${row.state}`);
  return [
    {
      id: 'id',
      head: t('approvals.kind.price_book'),
      cell: ({ id }) => (
        <Link to="deskPriceBook" params={{ bookId: id }} {...rowLink}>
          {id}
        </Link>
      ),
      text: ({ id }) => id,
    },
    {
      id: 'state',
      head: t('word.state'),
      cell: (row) => <Badge severity={severities[row.state]}>{state(row)}</Badge>,
      text: state,
    },
    {
      id: 'validFrom',
      head: t('approvals.validFrom'),
      cell: ({ valid_from }) => format.date(valid_from),
      text: ({ valid_from }) => valid_from,
    },
    {
      id: 'margin',
      head: t('approvals.margin'),
      figure: true,
      cell: ({ margin }) => format.percent(Number(margin) / 100, 2),
      text: ({ margin }) => margin,
    },
    {
      id: 'regions',
      head: t('people.regions'),
      cell: ({ regions }) => names(regions),
      text: ({ regions }) => regions.join(' '),
    },
    {
      id: 'inEffect',
      head: t('prices.inEffectIn'),
      cell: ({ in_effect_in }) => names(in_effect_in) || '–',
      text: ({ in_effect_in }) => in_effect_in.join(' '),
    },
    {
      id: 'currency',
      head: t('approvals.currency'),
      cell: ({ currency }) => currency,
      text: ({ currency }) => currency,
    },
    { id: 'by', head: t('prices.addedBy'), cell: addedBy, text: addedBy },
  ];
};

function Prices() {
  const { t } = useTranslation('mf-desk');
  const [search] = useSearchParams();
  const view = readPricesView(search);
  const list = useBooks(view);
  const columns = useColumns();
  return (
    <ListPage
      name="prices"
      title={t('prices.title')}
      needs={listPriceBooks}
      list={list}
      columns={columns}
      rowKey={({ id }) => id}
      onOpen={({ id }) => void navigateTo(href('deskPriceBook', { bookId: id }))}
      showMore={() => undefined}
      fetchAll={() => fetchBooks(view)}
      filters={<Filters view={view} />}
      words={{
        waiting: t('prices.waiting'),
        none: t('prices.none'),
        noneText: t('prices.noneText'),
      }}
      everything={{}}
    />
  );
}

function Filters({ view }: { readonly view: PricesView }) {
  const { t } = useTranslation('mf-desk');
  const set = useFilterSetter();
  return (
    <ListFilters list="prices" textLabel={t('prices.filterText')}>
      <Select
        dense
        label={t('word.state')}
        value={view.state ?? ''}
        onChange={(value) => set('state', value)}
        emptyLabel={t('filter.state.all')}
        options={priceBookStates.map((state) => ({ value: state, label: t(`prices.state.${state}`) }))}
      />
      <RegionFilter needs={listPriceBooks} />
    </ListFilters>
  );
}
