import { openStages, paymentLedgerStates } from '@shop/contracts';
import { useRegion } from '@shop/kit';
import { useFormat } from '@shop/kit/i18n';
import { useSearchParams } from '@shop/kit/router';
import { Checkbox, Select, TextField } from '@shop/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { regionParameter } from '../matrix/filter.ts';
import { SavedFilters, useFilterSetter } from '../matrix/filters.tsx';
import deskStyles from '../releases/desk.module.css';
import styles from './orders.module.css';
import { type OrdersView, useCounts } from './orders.query.ts';

/** The stages in their order with how many orders wait in each and how many are late; one press shows them. */
export function StageBar({ view }: { readonly view: OrdersView }) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const set = useFilterSetter();
  const counts = useCounts(view.region);
  return (
    <ul className={styles.stages} aria-label={t('orders.column.stage')}>
      {[...openStages, 'transit' as const].map((stage) => {
        const found = counts.data?.find((one) => one.stage === stage);
        const late = found?.late ?? 0;
        return (
          <li key={stage}>
            <button
              type="button"
              className={styles.stage}
              aria-pressed={view.stage === stage}
              onClick={() => set('stage', view.stage === stage ? '' : stage)}
            >
              <span>{t(`orders.stage.${stage}`)}</span>
              <span className={styles.counts}>
                <span className={styles.count}>{counts.data ? format.number(found?.orders ?? 0) : '–'}</span>
                <span className={styles.late}>
                  {late > 0 ? t('orders.lateCount', { number: format.number(late) }) : ''}
                </span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** The filters of the list; all of them are in the address. `/` moves to the text. */
export function OrderFilters({ view }: { readonly view: OrdersView }) {
  const { t } = useTranslation('mf-desk');
  const [search] = useSearchParams();
  const set = useFilterSetter();
  const { region: own, regions } = useRegion();
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
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isShort) set('text', text.trim());
  };
  const markets = [...new Set([own, ...regions.map(({ region }) => region)])].sort();
  const nameOf = new Map(regions.map(({ region, name }) => [region, name]));
  return (
    <form className={deskStyles.filters} onSubmit={submit}>
      <TextField
        ref={field}
        dense
        label={t('orders.filter.text')}
        maxLength={80}
        value={text}
        onChange={setText}
        onBlur={submit}
        error={isShort ? t('palette.hint') : undefined}
      />
      <Select
        dense
        label={t('word.region')}
        value={view.region ?? ''}
        onChange={(value) => set(regionParameter, value)}
        emptyLabel={t('filter.everyRegion')}
        options={markets.map((id) => ({
          value: id,
          label: nameOf.has(id) ? `${id} – ${nameOf.get(id)}` : id,
        }))}
      />
      <Select
        dense
        label={t('orders.column.stage')}
        value={view.stage ?? ''}
        onChange={(value) => set('stage', value)}
        emptyLabel={t('orders.filter.everyStage')}
        options={[
          { value: 'open', label: t('orders.filter.open') },
          ...[...openStages, 'transit' as const, 'delivered' as const, 'canceled' as const].map((stage) => ({
            value: stage,
            label: t(`orders.stage.${stage}`),
          })),
        ]}
      />
      <Select
        dense
        label={t('orders.column.payment')}
        value={view.payment_state ?? ''}
        onChange={(value) => set('payment', value)}
        emptyLabel={t('orders.filter.everyPayment')}
        options={paymentLedgerStates.map((state) => ({ value: state, label: t(`orders.payment.${state}`) }))}
      />
      <div className={styles.ticks}>
        <Checkbox
          label={t('orders.filter.late')}
          checked={view.late === 'true'}
          onChange={(on) => set('late', on ? 'true' : '')}
        />
        <Checkbox
          label={t('orders.filter.held')}
          checked={view.held === 'true'}
          onChange={(on) => set('held', on ? 'true' : '')}
        />
      </div>
      <SavedFilters list="orders" />
    </form>
  );
}
