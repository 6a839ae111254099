import { listStaffQuotes, quoteStates } from '@shop/contracts';
import { useSearchParams } from '@shop/kit/router';
import { Checkbox, Select, TextField } from '@shop/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMarkets } from '../frame/markets.ts';
import { useRegionsFor } from '../frame/staff-me.ts';
import { regionParameter } from '../matrix/filter.ts';
import { SavedFilters, useFilterSetter } from '../matrix/filters.tsx';
import styles from '../orders/orders.module.css';
import deskStyles from '../releases/desk.module.css';
import { type RequestsView, useQuoteOwners } from './requests.query.ts';

/** The filters of the list; all of them are in the address. `/` moves to the text. */
export function RequestFilters({ view }: { readonly view: RequestsView }) {
  const { t } = useTranslation('mf-desk');
  const set = useFilterSetter();
  const mine = useRegionsFor()(listStaffQuotes);
  const markets = useMarkets().filter(({ id }) => mine === null || mine.includes(id));
  const owners = useQuoteOwners().data ?? [];
  return (
    <div className={deskStyles.filters}>
      <TextFilter />
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
      {markets.length < 2 ? null : (
        <Select
          dense
          label={t('word.region')}
          value={view.region ?? ''}
          onChange={(value) => set(regionParameter, value)}
          emptyLabel={t('filter.everyRegion')}
          options={markets.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <div className={styles.ticks}>
        <Checkbox
          label={t('requests.filter.overdue')}
          checked={view.overdue === 'true'}
          onChange={(on) => set('overdue', on ? 'true' : '')}
        />
      </div>
      <SavedFilters list="requests" />
    </div>
  );
}

function TextFilter() {
  const { t } = useTranslation('mf-desk');
  const [search] = useSearchParams();
  const set = useFilterSetter();
  const given = search.get('text') ?? '';
  const [text, setText] = useState(given);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => setText(given), [given]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof HTMLElement &&
        event.target.closest('input, select, textarea, dialog') !== null;
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      field.current?.focus();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  const isShort = text.trim().length > 0 && text.trim().length < 3;
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (!isShort) set('text', text.trim());
  };
  return (
    <form onSubmit={submit}>
      <TextField
        ref={field}
        dense
        label={t('orders.filter.text')}
        maxLength={80}
        value={text}
        onChange={setText}
        onBlur={() => submit()}
        error={isShort ? t('palette.hint') : undefined}
      />
    </form>
  );
}
