import { listStaffQuotes, quoteStates } from '@shop/contracts';
import { Checkbox, Select } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { useFilterSetter } from '../matrix/filters.tsx';
import styles from '../orders/orders.module.css';
import { ListFilters, RegionFilter } from '../table/list-filters.tsx';
import { type RequestsView, useQuoteOwners } from './requests.query.ts';

/** The filters of the list; all of them are in the address. */
export function RequestFilters({ view }: { readonly view: RequestsView }) {
  const { t } = useTranslation('mf-desk');
  const set = useFilterSetter();
  const owners = useQuoteOwners().data ?? [];
  return (
    <ListFilters list="requests" textLabel={t('orders.filter.text')}>
      <Select
        dense
        label={t('word.state')}
        value={view.state ?? 'all'}
        onChange={(value) => set('state', value === 'open' ? '' : value)}
        options={[
          { value: 'open', label: t('requests.filter.open') },
          ...quoteStates.map((state) => ({ value: state, label: t(`requests.state.${state}`) })),
          { value: 'all', label: t('requests.filter.everyState') },
        ]}
      />
      <Select
        dense
        label={t('requests.column.owner')}
        value={view.owner ?? ''}
        onChange={(value) => set('owner', value)}
        emptyLabel={t('requests.filter.everyOwner')}
        options={[
          { value: 'me', label: t('requests.filter.mine') },
          { value: 'none', label: t('requests.filter.unowned') },
          ...owners.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      <Select
        dense
        label={t('requests.column.type')}
        value={view.type ?? ''}
        onChange={(value) => set('type', value)}
        emptyLabel={t('requests.filter.everyType')}
        options={(['0', '1'] as const).map((type) => ({ value: type, label: t(`requests.type.${type}`) }))}
      />
      <RegionFilter needs={listStaffQuotes} />
      <div className={styles.ticks}>
        <Checkbox
          label={t('requests.filter.overdue')}
          checked={view.overdue === 'true'}
          onChange={(on) => set('overdue', on ? 'true' : '')}
        />
      </div>
    </ListFilters>
  );
}
