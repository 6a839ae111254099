import { listSupplierApplications, type ReviewedSupplier, supplierStatuses } from '@shop/contracts';
import { useFormat } from '@shop/kit/i18n';
import { useSearchParams } from '@shop/kit/router';
import { Badge, Select } from '@shop/ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskPage } from '../frame/desk-page.tsx';
import { useFilterSetter } from '../matrix/filters.tsx';
import deskStyles from '../releases/desk.module.css';
import type { DataColumn } from '../table/data-table.tsx';
import { ListPage } from '../table/list-page.tsx';
import { useShownPages } from '../table/list-pages.ts';
import { textColumn } from '../table/text-column.ts';
import { SupplierDialog } from './supplier-dialog.tsx';
import { fetchAllSuppliers, readSuppliersView, useSuppliers } from './suppliers.query.ts';

/** Applications to supply the shop: what is new, what is in review, what was decided. */
export function Component() {
  const { t } = useTranslation('mf-desk');
  return (
    <DeskPage title={t('suppliers.title')} needs={listSupplierApplications}>
      <Suppliers />
    </DeskPage>
  );
}

export const stateSeverities = {
  received: 'warning',
  in_review: 'info',
  accepted: 'success',
  declined: 'error',
} as const;

const useColumns = (): readonly DataColumn<ReviewedSupplier>[] => {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  return useMemo((): readonly DataColumn<ReviewedSupplier>[] => {
    const plain = textColumn<ReviewedSupplier>;
    return [
      plain('company', t('orders.column.company'), (row) => row.company_name),
      {
        ...plain('state', t('word.state'), ({ status }) => t(`suppliers.state.${status}`)),
        cell: ({ status }) => (
          <Badge severity={stateSeverities[status]}>{t(`suppliers.state.${status}`)}</Badge>
        ),
      },
      plain('asked', t('requests.column.asked'), (row) => format.date(row.created_at, 'dateTime')),
      plain('country', t('suppliers.country'), (row) => row.country_iso),
      plain('makes', t('suppliers.makes'), ({ capabilities }) =>
        capabilities.map((one) => t(`suppliers.capability.${one}`)).join(', '),
      ),
      plain('certificates', t('suppliers.certificates'), ({ certificates }) =>
        certificates.map((one) => one.toUpperCase()).join(', '),
      ),
      plain('files', t('request.files'), ({ files }) =>
        files.length === 0 ? '' : format.number(files.length),
      ),
      plain('person', t('people.person'), (row) => row.full_name),
      plain('email', t('people.email'), ({ email }) => email),
      plain('region', t('word.region'), ({ region }) => region),
    ];
  }, [t, format]);
};

function Suppliers() {
  const { t } = useTranslation('mf-desk');
  const [search] = useSearchParams();
  const set = useFilterSetter();
  const view = readSuppliersView(search);
  const { pages, showMore } = useShownPages();
  const list = useSuppliers(view, pages);
  const columns = useColumns();
  const [opened, setOpened] = useState<ReviewedSupplier | null>(null);
  return (
    <ListPage
      name="suppliers"
      title={t('suppliers.title')}
      needs={listSupplierApplications}
      list={list}
      columns={columns}
      rowKey={({ id }) => String(id)}
      onOpen={setOpened}
      showMore={showMore}
      fetchAll={() => fetchAllSuppliers(view)}
      filters={
        <div className={deskStyles.filters}>
          <Select
            dense
            label={t('word.state')}
            value={view.state ?? 'all'}
            onChange={(value) => set('state', value === 'received' ? '' : value)}
            options={[
              ...supplierStatuses.map((state) => ({ value: state, label: t(`suppliers.state.${state}`) })),
              { value: 'all', label: t('requests.filter.everyState') },
            ]}
          />
        </div>
      }
      words={{
        waiting: t('suppliers.waiting'),
        none: t('suppliers.none'),
        noneText: t('suppliers.noneText'),
      }}
      everything={{ state: 'all' }}
    >
      {opened ? <SupplierDialog key={opened.id} supplier={opened} onClose={() => setOpened(null)} /> : null}
    </ListPage>
  );
}
