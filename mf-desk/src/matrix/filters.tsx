import { useSearchParams } from '@shop/kit/router';
import { Button, Select, TextField } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../releases/desk.module.css';
import { useRegionName } from '../releases/names.tsx';
import type { Matrix } from '../releases/releases.query.ts';
import { readFilter, regionParameter, stateFilters } from './filter.ts';
import { readFilters, saveFilters, withFilter } from './saved-filters.ts';

/** Sets one parameter of the address; an empty value removes it. */
export const useFilterSetter = () => {
  const [search, setSearch] = useSearchParams();
  return (name: string, value: string) => {
    const next = new URLSearchParams(search);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setSearch(next, { replace: true });
  };
};

/** Region and remote, for every list of the desk. */
export function RegionAndName({ matrix }: { readonly matrix: Matrix }) {
  const { t } = useTranslation('mf-desk');
  const nameOf = useRegionName();
  const [search] = useSearchParams();
  const set = useFilterSetter();
  return (
    <>
      <Select
        dense
        label={t('word.region')}
        value={search.get(regionParameter) ?? ''}
        onChange={(value) => set(regionParameter, value)}
        emptyLabel={t('filter.everyRegion')}
        options={matrix.regions.map((region) => ({
          value: region.id,
          label: `${region.id} – ${nameOf(region)}`,
        }))}
      />
      <Select
        dense
        label={t('word.remote')}
        value={search.get('name') ?? ''}
        onChange={(value) => set('name', value)}
        emptyLabel={t('filter.everyRemote')}
        options={matrix.names.map((name) => ({ value: name, label: name }))}
      />
    </>
  );
}

/** Saved filters by name; an address with filters also works as a bookmark. */
export function SavedFilters({ list }: { readonly list?: string }) {
  const { t } = useTranslation('mf-desk');
  const [search, setSearch] = useSearchParams();
  const [all, setAll] = useState(readFilters);
  const saved = all.filter((one) => one.list === list);
  const [label, setLabel] = useState('');
  const [isLabelMissing, setLabelMissing] = useState(false);
  const currentSearch = search.toString();
  const chosen = saved.find((one) => one.search === currentSearch);
  const change = (next: typeof all) => {
    saveFilters(next);
    setAll(next);
  };
  const save = () => {
    const name = label.trim();
    setLabelMissing(name === '');
    if (name === '') return;
    change(withFilter(all, { label: name, search: currentSearch, ...(list === undefined ? {} : { list }) }));
    setLabel('');
  };
  return (
    <>
      {saved.length === 0 ? null : (
        <Select
          dense
          label={t('filter.saved')}
          value={chosen?.label ?? ''}
          emptyLabel={t('filter.chooseSaved')}
          onChange={(name) => {
            const found = saved.find((one) => one.label === name);
            if (found) setSearch(new URLSearchParams(found.search));
          }}
          options={saved.map((one) => ({ value: one.label, label: one.label }))}
        />
      )}
      {chosen === undefined ? (
        <>
          <TextField
            dense
            label={t('filter.label')}
            maxLength={40}
            value={label}
            onChange={setLabel}
            error={isLabelMissing ? t('filter.labelMissing') : undefined}
          />
          <Button size="small" onClick={save}>
            {t('filter.keep')}
          </Button>
        </>
      ) : (
        <Button size="small" onClick={() => change(all.filter((one) => one !== chosen))}>
          {t('filter.forget')}
        </Button>
      )}
    </>
  );
}

/** The filters of the matrix. */
export function MatrixFilters({ matrix }: { readonly matrix: Matrix }) {
  const { t } = useTranslation('mf-desk');
  const [search] = useSearchParams();
  const set = useFilterSetter();
  return (
    <div className={styles.filters}>
      <RegionAndName matrix={matrix} />
      <Select
        dense
        label={t('filter.show')}
        value={readFilter(search).state}
        onChange={(value) => set('state', value === 'all' ? '' : value)}
        options={stateFilters.map((state) => ({ value: state, label: t(`filter.state.${state}`) }))}
      />
      <SavedFilters />
    </div>
  );
}
