import { figureGroups, getStaffFigures, type SalesFigure, type StaffFigures } from '@shop/contracts';
import { useFormat } from '@shop/kit/i18n';
import { navigateTo } from '@shop/kit/navigation';
import { useSearchParams } from '@shop/kit/router';
import { Notice, Select, TextField } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { DeskPage } from '../frame/desk-page.tsx';
import { localDay } from '../frame/local-day.ts';
import { useFilterSetter } from '../matrix/filters.tsx';
import deskStyles from '../releases/desk.module.css';
import { RegionFilter } from '../table/list-filters.tsx';
import { ListPage } from '../table/list-page.tsx';
import { BarList } from './bar-list.tsx';
import { useFigureColumns, useKeyText } from './figure-columns.tsx';
import styles from './figures.module.css';
import { type FiguresView, fetchFigures, isTurned, readFiguresView, useFigures } from './figures.query.ts';
import { ordersBehind } from './orders-behind.ts';

/** Sales, quotes won and dispatch on time, of a period. */
export function Component() {
  const { t } = useTranslation('mf-desk');
  return (
    <DeskPage title={t('figures.title')} needs={getStaffFigures}>
      <Figures />
    </DeskPage>
  );
}

const nothing = { rows: [], more: false };

function Figures() {
  const { t } = useTranslation('mf-desk');
  const [search] = useSearchParams();
  const view = readFiguresView(search, localDay(new Date()));
  const figures = useFigures(view);
  const columns = useFigureColumns(view);
  const open = (row: SalesFigure) => {
    const address = ordersBehind(row, view);
    if (address !== null) void navigateTo(address);
  };
  return (
    <ListPage
      name="figures"
      title={t('figures.title')}
      needs={getStaffFigures}
      list={isTurned(view) ? { ...figures, data: nothing, isPending: false } : figures}
      columns={columns}
      rowKey={({ key, currency }) => `${key} ${currency}`}
      onOpen={open}
      showMore={() => undefined}
      fetchAll={async () => (isTurned(view) ? [] : (await fetchFigures(view)).sales)}
      filters={
        <>
          <Filters view={view} />
          {figures.data && !isTurned(view) ? <Overview figures={figures.data} view={view} /> : null}
        </>
      }
      words={{ waiting: t('figures.waiting'), none: t('figures.none'), noneText: t('figures.noneText') }}
      everything={{}}
    />
  );
}

/** Period, grouping and market, in the address. */
function Filters({ view }: { readonly view: FiguresView }) {
  const { t } = useTranslation('mf-desk');
  const set = useFilterSetter();
  return (
    <form className={deskStyles.filters} onSubmit={(event) => event.preventDefault()}>
      <TextField
        dense
        type="date"
        label={t('figures.from')}
        value={view.from}
        onChange={(day) => set('from', day)}
      />
      <TextField
        dense
        type="date"
        label={t('figures.to')}
        value={view.to}
        error={isTurned(view) ? t('figures.turned') : undefined}
        onChange={(day) => set('to', day)}
      />
      <Select
        dense
        label={t('figures.by')}
        value={view.by}
        onChange={(value) => set('by', value)}
        options={figureGroups.map((group) => ({ value: group, label: t(`figures.group.${group}`) }))}
      />
      <RegionFilter needs={getStaffFigures} />
    </form>
  );
}

interface OverviewProps {
  readonly figures: StaffFigures;
  readonly view: FiguresView;
}

/** Sums of the period, and its sales as bars: one list for each currency, since amounts of two do not compare. */
function Overview({ figures, view }: OverviewProps) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const keyText = useKeyText(view);
  const { totals, sales } = figures;
  return (
    <>
      <Sums figures={figures} />
      {totals.map(({ currency }) => {
        const rows = sales.filter((row) => row.currency === currency);
        if (rows.length < 2) return null;
        const label = t('figures.chart', { currency });
        return (
          <section key={currency} className={deskStyles.part} aria-label={label}>
            <h2>{label}</h2>
            <BarList
              label={label}
              bars={rows.map((row) => ({
                key: row.key,
                label: keyText(row),
                value: Number(row.net),
                text: format.money(row.net, currency),
                address: ordersBehind(row, view),
              }))}
            />
          </section>
        );
      })}
    </>
  );
}

function Sums({ figures }: { readonly figures: StaffFigures }) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const { totals, quotes, dispatch } = figures;
  const share = (part: number, whole: number) => (whole === 0 ? '–' : format.percent(part / whole));
  const count = (value: number) => format.number(value);
  return (
    <>
      <ul className={styles.sums}>
        {totals.map(({ currency, orders, net, canceled, refunded }) => (
          <li key={currency} className={styles.sum}>
            <strong>{format.money(net, currency)}</strong>
            <span>{t('figures.sold', { orders: count(orders), canceled: count(canceled) })}</span>
            <span>{t('figures.refunded', { amount: format.money(refunded, currency) })}</span>
          </li>
        ))}
        <li className={styles.sum}>
          <strong>{share(quotes.won, quotes.received)}</strong>
          <span>{t('figures.won', { won: count(quotes.won), received: count(quotes.received) })}</span>
          <span>{t('figures.lost', { lost: count(quotes.lost), offered: count(quotes.offered) })}</span>
        </li>
        <li className={styles.sum}>
          <strong>{share(dispatch.on_time, dispatch.on_time + dispatch.late)}</strong>
          <span>{t('figures.onTime', { onTime: count(dispatch.on_time), late: count(dispatch.late) })}</span>
          {dispatch.lead_days === null ? null : (
            <span>{t('figures.lead', { days: format.number(dispatch.lead_days) })}</span>
          )}
        </li>
      </ul>
      {quotes.reasons.length === 0 ? null : (
        <Notice severity="info" title={t('figures.reasons')}>
          {quotes.reasons
            .map(({ reason, count: times }) => `${reason ?? t('figures.noReason')} (${count(times)})`)
            .join(', ')}
        </Notice>
      )}
    </>
  );
}
