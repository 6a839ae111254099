import { listStaffOrders, openStages, paymentLedgerStates } from '@shop/contracts';
import { useFormat } from '@shop/kit/i18n';
import { Checkbox, Select, TextField } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { useFilterSetter } from '../matrix/filters.tsx';
import { ListFilters, RegionFilter } from '../table/list-filters.tsx';
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

/** The filters of the list; all of them are in the address. */
export function OrderFilters({ view }: { readonly view: OrdersView }) {
  const { t } = useTranslation('mf-desk');
  const set = useFilterSetter();
  return (
    <ListFilters list="orders" textLabel={t('orders.filter.text')}>
      <RegionFilter needs={listStaffOrders} />
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
      <TextField
        dense
        type="date"
        label={t('orders.filter.from')}
        value={view.from ?? ''}
        onChange={(day) => set('from', day)}
      />
      <TextField
        dense
        type="date"
        label={t('orders.filter.to')}
        value={view.to ?? ''}
        onChange={(day) => set('to', day)}
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
    </ListFilters>
  );
}
