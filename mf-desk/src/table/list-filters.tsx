import { useSearchParams } from '@shop/kit/router';
import { Select, TextField } from '@shop/ui';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMarkets } from '../frame/markets.ts';
import { regionParameter } from '../matrix/filter.ts';
import { SavedFilters, useFilterSetter } from '../matrix/filters.tsx';
import deskStyles from '../releases/desk.module.css';

interface ListFiltersProps {
  /** Names the saved filters. */
  readonly list: string;
  readonly textLabel: string;
  /** Between the text and the saved filters. */
  readonly children: ReactNode;
}

/** Whether the reader types somewhere, so that a key is no shortcut. */
const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.closest('input, select, textarea, dialog') !== null;

/** A text of at least three characters, filters of the list and saved filters; all of them in the address. */
export function ListFilters({ list, textLabel, children }: ListFiltersProps) {
  const { t } = useTranslation('mf-desk');
  const [search] = useSearchParams();
  const set = useFilterSetter();
  const given = search.get('text') ?? '';
  const [text, setText] = useState(given);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => setText(given), [given]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || isTyping(event) || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      field.current?.focus();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  const isShort = text.trim().length > 0 && text.trim().length < 3;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isShort && text.trim() !== given) set('text', text.trim());
  };
  return (
    <form className={deskStyles.filters} onSubmit={submit}>
      <TextField
        ref={field}
        dense
        label={textLabel}
        maxLength={80}
        value={text}
        onChange={setText}
        onBlur={submit}
        error={isShort ? t('palette.hint') : undefined}
      />
      {children}
      <SavedFilters list={list} />
    </form>
  );
}

/** The market, in the address. */
export function RegionFilter() {
  const { t } = useTranslation('mf-desk');
  const [search] = useSearchParams();
  const set = useFilterSetter();
  const markets = useMarkets();
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

/** The market of the address; undefined where it names none. */
export const readRegion = (search: URLSearchParams): string | undefined => {
  const region = search.get(regionParameter) ?? '';
  return /^[a-z]{2}$/.test(region) ? region : undefined;
};
