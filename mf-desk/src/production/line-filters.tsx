import { listStaffProduction, openStages, qaStates } from '@shop/contracts';
import { useSearchParams } from '@shop/kit/router';
import { Checkbox, Select, TextField } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { useFilterSetter } from '../matrix/filters.tsx';
import styles from '../orders/orders.module.css';
import { ListFilters, RegionFilter } from '../table/list-filters.tsx';
import type { LinesView } from './lines.query.ts';

interface LineFiltersProps {
  readonly view: LinesView;
  /** Names the saved filters. */
  readonly list: 'production' | 'prepress';
}

/** The filters of a list of lines; all of them are in the address. */
export function LineFilters({ view, list }: LineFiltersProps) {
  const { t } = useTranslation('mf-desk');
  const [search] = useSearchParams();
  const set = useFilterSetter();
  return (
    <ListFilters list={list} textLabel={t('orders.filter.text')}>
      {list === 'production' ? (
        <Select
          dense
          label={t('orders.column.stage')}
          value={view.stage ?? ''}
          onChange={(value) => set('stage', value)}
          emptyLabel={t('orders.filter.everyStage')}
          options={openStages.map((stage) => ({ value: stage, label: t(`orders.stage.${stage}`) }))}
        />
      ) : (
        <Select
          dense
          label={t('order.quality')}
          value={view.quality ?? 'open'}
          onChange={(value) => set('quality', value === 'open' ? '' : value)}
          options={[
            { value: 'open', label: t('production.filter.toCheck') },
            ...qaStates.map((state) => ({ value: state, label: t(`order.qa.${state}`) })),
          ]}
        />
      )}
      <TextField
        dense
        type="date"
        label={t('production.filter.due')}
        value={search.get('due') ?? ''}
        onChange={(value) => set('due', value)}
      />
      <RegionFilter needs={listStaffProduction} />
      <div className={styles.ticks}>
        <Checkbox
          label={t('orders.filter.late')}
          checked={view.late === 'true'}
          onChange={(on) => set('late', on ? 'true' : '')}
        />
        <Checkbox
          label={t('production.filter.express')}
          checked={view.express === 'true'}
          onChange={(on) => set('express', on ? 'true' : '')}
        />
      </div>
    </ListFilters>
  );
}
