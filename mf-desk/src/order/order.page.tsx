import { createOrderNote, getStaffOrder, type StaffOrder, type StaffOrderRow } from '@shop/contracts';
import { useFormat } from '@shop/kit/i18n';
import { ProblemPanel, problemBehind } from '@shop/kit/query';
import { Link, useRouteParams } from '@shop/kit/router';
import { Badge, Notice, Row, Skeleton } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SentTable } from '../dues/sent-table.tsx';
import { DeskFrame } from '../frame/desk-frame.tsx';
import { DeskPage, Refused } from '../frame/desk-page.tsx';
import { FactList } from '../frame/fact-list.tsx';
import { Notes } from '../frame/notes.tsx';
import { useMay } from '../frame/staff-me.ts';
import { BulkHold } from '../orders/bulk-hold.tsx';
import styles from '../orders/orders.module.css';
import { sendNote, useStaffOrder } from '../orders/orders.query.ts';
import deskStyles from '../releases/desk.module.css';
import { Freshness } from '../releases/freshness.tsx';
import { SecondStep } from '../security/second-step.tsx';
import { type HoldAction, type OrderAction, OrderActions, OrderDialog } from './order-actions.tsx';
import { OrderParcels } from './order-parcels.tsx';
import { OrderHistory, OrderLines, OrderMoney, OrderProofs } from './order-tables.tsx';

/** One order with all that belongs to it, for staff. */
export function Component() {
  const { t } = useTranslation('mf-desk');
  const { orderNumber: number } = useRouteParams('deskOrder');
  return (
    <DeskPage title={t('order.title', { number })} needs={getStaffOrder}>
      <OrderPage key={number} number={number} />
    </DeskPage>
  );
}

function OrderPage({ number }: { readonly number: string }) {
  const { t } = useTranslation('mf-desk');
  const query = useStaffOrder(number);
  const code = problemBehind(query.error)?.code;
  if (code === 'second_factor_required') return <SecondStep />;
  if (code === 'forbidden') return <Refused title={t('order.title', { number })} needs={getStaffOrder} />;
  return (
    <DeskFrame>
      <div className={deskStyles.head}>
        <h1>{t('order.title', { number })}</h1>
        <Freshness updatedAt={query.dataUpdatedAt} isFetching={query.isFetching} />
      </div>
      {code === 'not_found' ? (
        <Notice severity="warning">
          {t('order.missing')} <Link to="deskOrders">{t('nav.orders')}</Link>
        </Notice>
      ) : query.error ? (
        <ProblemPanel error={query.error} onRetry={query.refetch} kept={t('desk.kept')} />
      ) : null}
      {query.data ? <Shown staffOrder={query.data} /> : null}
      {query.isPending ? <Skeleton /> : null}
    </DeskFrame>
  );
}

/** The order as a row of the list, for the dialog that also holds many. */
const toRow = ({ order, customer, ...rest }: StaffOrder): StaffOrderRow => {
  const name = [order.ship_address?.firstname, order.ship_address?.lastname].join(' ').trim();
  return {
    number: order.number,
    region: rest.region,
    currency: order.currency,
    total: order.total,
    quantity: order.quantity,
    product: null,
    lines: order.line_items.length,
    stage: rest.stage,
    payment_state: order.payment_state ?? 'none',
    placed_at: order.completed_at ?? order.created_at,
    dispatch_on: rest.dispatch_on,
    deliver_by: rest.deliver_by,
    late: rest.late,
    obstacles: rest.obstacles,
    customer: { name: name === '' ? customer.name : name, email: customer.email },
    company: order.company?.name ?? null,
    revision: rest.revision,
  };
};

function Shown({ staffOrder }: { readonly staffOrder: StaffOrder }) {
  const { t } = useTranslation('mf-desk');
  const may = useMay();
  const [action, setAction] = useState<OrderAction | HoldAction | null>(null);
  const { order, hold, stage, late, obstacles } = staffOrder;
  const row = toRow(staffOrder);
  const close = () => setAction(null);
  return (
    <>
      <Row>
        <Badge>{t(`orders.stage.${stage}`)}</Badge>
        <Badge>{t(`orders.payment.${row.payment_state}`)}</Badge>
        {late === null ? null : <Badge severity="error">{t(`orders.late.${late}`)}</Badge>}
        {obstacles.map((one) => (
          <Badge key={one} severity="warning">
            {t(`orders.obstacle.${one}`)}
          </Badge>
        ))}
      </Row>
      {hold ? <HoldNotice hold={hold} /> : null}
      <OrderActions staffOrder={staffOrder} onAct={setAction} />
      <div className={styles.parts}>
        <div className={styles.part}>
          <OrderLines staffOrder={staffOrder} />
          <OrderParcels
            staffOrder={staffOrder}
            onMove={(shipment) => setAction({ kind: 'move', shipment })}
          />
          <OrderMoney staffOrder={staffOrder} />
          {staffOrder.dunning.length === 0 ? null : <SentTable sent={staffOrder.dunning} />}
          <OrderProofs staffOrder={staffOrder} />
          <OrderHistory staffOrder={staffOrder} />
        </div>
        <div className={styles.part}>
          <Facts staffOrder={staffOrder} name={row.customer.name} />
          <Notes
            notes={staffOrder.notes}
            onSend={may(createOrderNote) ? (text) => sendNote(order.number, text) : null}
          />
        </div>
      </div>
      {action === null ? null : action.kind === 'hold' || action.kind === 'release' ? (
        <BulkHold kind={action.kind} orders={[row]} onClose={close} />
      ) : (
        <OrderDialog action={action} staffOrder={staffOrder} onClose={close} />
      )}
    </>
  );
}

function HoldNotice({ hold }: { readonly hold: NonNullable<StaffOrder['hold']> }) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  return (
    <Notice severity="warning">
      {t('order.held', { by: hold.by_name ?? hold.by, time: format.date(hold.at, 'dateTime') })}{' '}
      <span className={styles.text}>{hold.reason}</span>
    </Notice>
  );
}

function Facts({ staffOrder, name }: { readonly staffOrder: StaffOrder; readonly name: string | null }) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const { order, customer } = staffOrder;
  const address = order.ship_address;
  const facts = [
    ['placed', order.completed_at ? format.date(order.completed_at, 'dateTime') : '–'],
    ['dispatch', staffOrder.dispatch_on ? format.date(staffOrder.dispatch_on) : '–'],
    ['deliver', staffOrder.deliver_by ? format.date(staffOrder.deliver_by) : '–'],
    ['customer', [name, customer.email].filter((part) => part !== null).join(', ') || '–'],
    ['company', order.company?.name ?? address?.company ?? '–'],
    [
      'address',
      address
        ? [
            address.address1,
            address.address2,
            address.zipcode,
            address.city,
            address.country_iso,
            address.phone,
          ]
            .filter((part) => part)
            .join(', ')
        : '–',
    ],
    ['total', format.money(order.total, order.currency)],
  ] as const;
  return (
    <section>
      <h2>{t('order.facts')}</h2>
      <FactList
        facts={facts.map(([id, value]) => [
          id === 'address' ? t('order.address') : t(`orders.column.${id}`),
          value,
        ])}
      />
      {customer.email === null || customer.orders < 2 ? null : (
        <p>
          <Link to="deskOrders" query={{ text: customer.email }}>
            {t('order.all', { number: String(customer.orders) })}
          </Link>
        </p>
      )}
    </section>
  );
}
