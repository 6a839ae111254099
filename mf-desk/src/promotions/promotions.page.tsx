import { couponStates, createStaffCoupon, listStaffCoupons, type StaffCoupon } from '@shop/contracts';
import { useFormat } from '@shop/kit/i18n';
import { ProblemPanel, problemBehind } from '@shop/kit/query';
import { useSearchParams } from '@shop/kit/router';
import { Badge, Button, EmptyState, Row, Select, Table, TextField } from '@shop/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskFrame } from '../frame/desk-frame.tsx';
import { DeskPage, NotAllowed } from '../frame/desk-page.tsx';
import { useRegionNames } from '../frame/markets.ts';
import { useMay } from '../frame/staff-me.ts';
import { useFilterSetter } from '../matrix/filters.tsx';
import deskStyles from '../releases/desk.module.css';
import { Freshness } from '../releases/freshness.tsx';
import { stopBehind } from '../security/second-step.tsx';
import { CouponDialog } from './coupon-dialog.tsx';
import { useCouponText } from './coupon-text.ts';
import { type CouponsView, readCouponsView, useCoupons } from './promotions.query.ts';

/** The discount codes of the shop: rules, uses and effect; for who may read the catalogue. */
export function Component() {
  const { t } = useTranslation('mf-desk');
  return (
    <DeskPage title={t('promotions.title')} needs={listStaffCoupons}>
      <Promotions />
    </DeskPage>
  );
}

function Promotions() {
  const { t } = useTranslation('mf-desk');
  const [search] = useSearchParams();
  const view = readCouponsView(search);
  const address = search.toString();
  const [{ page, of }, setPage] = useState({ page: 1, of: address });
  const shown = of === address ? page : 1;
  const list = useCoupons(view, shown);
  const [opened, setOpened] = useState<string | 'new' | null>(null);
  if (problemBehind(list.error)?.code === 'forbidden')
    return <NotAllowed title={t('promotions.title')} needs={listStaffCoupons} />;
  const stop = stopBehind(list.error);
  if (stop !== null) return stop;
  const pages = list.data?.pages ?? 1;
  const turn = (to: number) => setPage({ page: to, of: address });
  return (
    <DeskFrame>
      <div className={deskStyles.head}>
        <h1>{t('promotions.title')}</h1>
        <Freshness updatedAt={list.dataUpdatedAt} isFetching={list.isFetching} />
      </div>
      {list.error ? <ProblemPanel error={list.error} onRetry={list.refetch} kept={t('desk.kept')} /> : null}
      <Tools view={view} onNew={() => setOpened('new')} />
      {list.isError && !list.data ? null : (
        <CouponTable
          rows={list.data?.coupons ?? []}
          waiting={list.isPending}
          onOpen={({ code }) => setOpened(code)}
        />
      )}
      {pages > 1 ? (
        <Row>
          <Button
            size="small"
            disabledReason={shown > 1 ? undefined : t('history.newest')}
            onClick={() => turn(shown - 1)}
          >
            {t('history.newer')}
          </Button>
          <Button
            size="small"
            disabledReason={shown < pages ? undefined : t('history.oldest')}
            onClick={() => turn(shown + 1)}
          >
            {t('history.older')}
          </Button>
        </Row>
      ) : null}
      {opened === null ? null : (
        <CouponDialog
          key={opened}
          code={opened === 'new' ? undefined : opened}
          onClose={() => setOpened(null)}
        />
      )}
    </DeskFrame>
  );
}

/** The filters, which are in the address, and the button for a new code. */
function Tools({ view, onNew }: { readonly view: CouponsView; readonly onNew: () => void }) {
  const { t } = useTranslation('mf-desk');
  const set = useFilterSetter();
  const may = useMay();
  const [text, setText] = useState(view.text);
  useEffect(() => setText(view.text), [view.text]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    set('text', text.trim());
  };
  return (
    <form className={deskStyles.filters} onSubmit={submit}>
      <TextField
        dense
        label={t('promotions.filter')}
        maxLength={40}
        value={text}
        onChange={setText}
        onBlur={submit}
      />
      <Select
        dense
        label={t('word.state')}
        value={view.state ?? ''}
        onChange={(value) => set('state', value)}
        emptyLabel={t('filter.state.all')}
        options={couponStates.map((state) => ({ value: state, label: t(`promotions.state.${state}`) }))}
      />
      {may(createStaffCoupon) ? (
        <Button tone="signal" onClick={onNew}>
          {t('promotions.new')}
        </Button>
      ) : null}
    </form>
  );
}

interface CouponTableProps {
  readonly rows: readonly StaffCoupon[];
  readonly waiting: boolean;
  readonly onOpen: (coupon: StaffCoupon) => void;
}

function CouponTable({ rows, waiting, onOpen }: CouponTableProps) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const names = useRegionNames();
  const text = useCouponText();
  return (
    <Table
      caption={t('promotions.title')}
      captionHidden
      stacked
      rows={rows}
      rowKey={({ code }) => code}
      skeletonRows={waiting ? 4 : 0}
      onOpen={onOpen}
      empty={<EmptyState title={t('matrix.none.title')}>{t('promotions.none')}</EmptyState>}
      columns={[
        { id: 'code', head: t('promotions.code'), cell: ({ code }) => code },
        { id: 'note', head: t('promotions.note'), cell: ({ note }) => note },
        {
          id: 'state',
          head: t('word.state'),
          cell: ({ state }) => <Badge>{t(`promotions.state.${state}`)}</Badge>,
        },
        { id: 'discount', head: t('promotions.discount'), cell: text.discount },
        {
          id: 'regions',
          head: t('people.regions'),
          cell: ({ regions }) => (regions === null ? t('filter.everyRegion') : names(regions)),
        },
        { id: 'days', head: t('promotions.valid'), cell: text.days },
        {
          id: 'orders',
          head: t('promotions.orders'),
          figure: true,
          cell: ({ orders, usage_limit: limit }) =>
            limit === null
              ? format.number(orders)
              : t('promotions.ordersOf', { orders: format.number(orders), limit: format.number(limit) }),
        },
        {
          id: 'effect',
          head: t('promotions.given'),
          figure: true,
          cell: ({ effect }) =>
            effect.map(({ currency, discount }) => format.money(discount, currency)).join(' · ') || '–',
        },
        {
          id: 'open',
          head: t('people.open'),
          cell: (coupon) => (
            <Button
              size="small"
              aria-label={t('people.openOf', { name: coupon.code })}
              onClick={(event) => {
                event.stopPropagation();
                onOpen(coupon);
              }}
            >
              {t('people.open')}
            </Button>
          ),
        },
      ]}
    />
  );
}
