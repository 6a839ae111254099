import type { Endpoint } from '@shop/contracts';
import { useSearchParams } from '@shop/kit/router';
import { Select } from '@shop/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMarkets } from '../frame/markets.ts';
import { useRegionsFor } from '../frame/staff-me.ts';
import { regionParameter } from '../matrix/filter.ts';
import { SavedFilters, useFilterSetter } from '../matrix/filters.tsx';
import deskStyles from '../releases/desk.module.css';
import { TextFilter } from './text-filter.tsx';

interface ListFiltersProps {
  /** Names the saved filters. */
  readonly list: string;
  readonly textLabel: string;
  /** Between the text and the saved filters. */
  readonly children: ReactNode;
}

/** A text of at least three characters, filters of the list and saved filters; all of them in the address. */
export function ListFilters({ list, textLabel, children }: ListFiltersProps) {
  return (
    <div className={deskStyles.filters}>
      <TextFilter label={textLabel} />
      {children}
      <SavedFilters list={list} />
    </div>
  );
}

/** The market, in the address, of those in which the reader may make the call of the list. */
export function RegionFilter({ needs }: { readonly needs: Endpoint }) {
  const { t } = useTranslation('mf-desk');
  const [search] = useSearchParams();
  const set = useFilterSetter();
  const mine = useRegionsFor()(needs);
  const markets = useMarkets().filter(({ id }) => mine === null || mine.includes(id));
  if (markets.length < 2) return null;
  return (
    <Select
      dense
      label={t('word.region')}
      value={search.get(regionParameter) ?? ''}
      onChange={(value) => set(regionParameter, value)}
      emptyLabel={t('filter.everyRegion')}
      options={markets.map(({ id, name }) => ({ value: id, label: `${id} – ${name}` }))}
    />
  );
}
