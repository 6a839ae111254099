import type { StaffCustomer } from '@shop/contracts';
import { useFormat, useTerms } from '@shop/kit/i18n';
import { Link } from '@shop/kit/router';
import { Badge, Table, type TableColumn } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import styles from '../orders/orders.module.css';
import { useSourceText } from './source-text.ts';

interface Part {
  readonly customer: StaffCustomer;
}

/** A link to the page of an order. */
function OrderLink({ number }: { readonly number: string }) {
  return (
    <Link to="deskOrder" params={{ orderNumber: number }}>
      {number}
    </Link>
  );
}

/** The newest orders, and the way to all of them. */
export function Orders({ customer: { orders, order_count: count, email } }: Part) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  return (
    <section>
      <Table
        caption={t('orders.title')}
        rows={orders}
        rowKey={({ number }) => number}
        empty={t('order.nothing')}
        columns={[
          {
            id: 'number',
            head: t('orders.column.number'),
            cell: ({ number }) => <OrderLink number={number} />,
          },
          {
            id: 'placed',
            head: t('orders.column.placed'),
            cell: ({ placed_at }) => format.date(placed_at),
          },
          { id: 'region', head: t('word.region'), cell: ({ region }) => region },
          { id: 'stage', head: t('orders.column.stage'), cell: ({ stage }) => t(`orders.stage.${stage}`) },
          {
            id: 'payment',
            head: t('orders.column.payment'),
            cell: ({ payment_state }) => t(`orders.payment.${payment_state}`),
          },
          {
            id: 'total',
            head: t('orders.column.total'),
            figure: true,
            cell: ({ total, currency }) => format.money(total, currency),
          },
        ]}
      />
      {count > orders.length && email !== null && email.length >= 3 ? (
        <p>
          <Link to="deskOrders" query={{ text: email.slice(0, 80) }}>
            {t('order.all', { number: format.number(count) })}
          </Link>
        </p>
      ) : null}
    </section>
  );
}

export function Quotes({ customer: { quotes } }: Part) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  return (
    <Table
      caption={t('requests.title')}
      rows={quotes}
      rowKey={({ number }) => number}
      empty={t('order.nothing')}
      columns={[
        {
          id: 'number',
          head: t('orders.column.number'),
          cell: ({ number }) => (
            <Link to="deskRequest" params={{ qrNumber: number }}>
              {number}
            </Link>
          ),
        },
        {
          id: 'asked',
          head: t('requests.column.asked'),
          cell: ({ created_at }) => format.date(created_at, 'dateTime'),
        },
        {
          id: 'due',
          head: t('requests.column.due'),
          cell: ({ answer_by }) => format.date(answer_by, 'dateTime'),
        },
        { id: 'state', head: t('word.state'), cell: ({ status }) => t(`requests.state.${status}`) },
      ]}
    />
  );
}

export function Designs({ customer: { designs } }: Part) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const term = useTerms();
  return (
    <Table
      caption={t('customer.designs')}
      rows={designs}
      rowKey={({ id }) => id}
      empty={t('order.nothing')}
      columns={[
        { id: 'name', head: t('palette.kind.design'), cell: ({ name }) => name },
        {
          id: 'product',
          head: t('orders.column.product'),
          cell: ({ product }) => term('product', product),
        },
        {
          id: 'updated',
          head: t('customer.updated'),
          cell: ({ updated_at }) => format.date(updated_at, 'dateTime'),
        },
      ]}
    />
  );
}

/** Balances and the newest entries of the ledger. */
export function Wallet({ customer: { wallet } }: Part) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const amounts = wallet.balances.map(({ balance, currency }) => format.money(balance, currency)).join(' + ');
  return (
    <section>
      <Table
        caption={t('customer.wallet')}
        rows={wallet.entries}
        rowKey={({ id }) => String(id)}
        empty={t('order.nothing')}
        columns={[
          { id: 'at', head: t('word.at'), cell: ({ created_at }) => format.date(created_at, 'dateTime') },
          {
            id: 'kind',
            head: t('requests.column.type'),
            cell: ({ kind }) => t(`customer.walletKind.${kind}`),
          },
          { id: 'reason', head: t('word.reason'), cell: ({ reason }) => reason },
          {
            id: 'order',
            head: t('palette.kind.order'),
            cell: ({ order_number: number }) => (number === null ? '–' : <OrderLink number={number} />),
          },
          { id: 'by', head: t('word.by'), cell: ({ by_name }) => by_name ?? '–' },
          {
            id: 'amount',
            head: t('order.amount'),
            figure: true,
            cell: ({ amount, currency }) => format.money(amount, currency),
          },
        ]}
      />
      {amounts === '' ? null : <p>{t('customer.balance', { amounts })}</p>}
    </section>
  );
}

/** Discount codes on placed orders; left out where none was used. */
export function UsedCoupons({ customer: { coupons } }: Part) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  return coupons.length === 0 ? null : (
    <Table
      caption={t('customer.coupons')}
      rows={coupons}
      rowKey={({ code, order_number }) => `${code} ${order_number}`}
      empty={null}
      columns={[
        { id: 'code', head: t('customer.code'), cell: ({ code }) => code },
        {
          id: 'order',
          head: t('palette.kind.order'),
          cell: ({ order_number }) => <OrderLink number={order_number} />,
        },
        { id: 'at', head: t('word.at'), cell: ({ at }) => format.date(at, 'dateTime') },
      ]}
    />
  );
}

export function Mails({ customer: { mails } }: Part) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  return (
    <Table
      caption={t('order.mails')}
      rows={mails}
      rowKey={({ name, order_number, at }) => `${name} ${order_number} ${at}`}
      empty={t('order.nothing')}
      columns={[
        { id: 'what', head: t('order.what'), cell: ({ name }) => t(`order.mail.${name}`) },
        {
          id: 'order',
          head: t('palette.kind.order'),
          cell: ({ order_number }) => <OrderLink number={order_number} />,
        },
        { id: 'state', head: t('word.state'), cell: ({ state }) => t(`order.mailState.${state}`) },
        { id: 'at', head: t('word.at'), cell: ({ at }) => format.date(at, 'dateTime') },
      ]}
    />
  );
}

/** The purposes that this page has words for; others are shown as they are stored. */
const purposes = [
  'terms_and_conditions_and_privacy_policy',
  'terms_and_conditions_plus',
  'marketing',
  'newsletter',
  'envelope',
  'instant_service',
] as const;

/** The last decision about each purpose, with the text that it was given to. */
export function Consents({ customer: { consents } }: Part) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const sourceOf = useSourceText();
  const purposeOf = (type: string) => {
    const known = purposes.find((one) => one === type);
    return known === undefined ? type : t(`customer.consent.${known}`);
  };
  return (
    <Table
      caption={t('customer.consents')}
      rows={consents}
      rowKey={({ type }) => type}
      empty={t('order.nothing')}
      columns={[
        { id: 'purpose', head: t('customer.purpose'), cell: ({ type }) => purposeOf(type) },
        { id: 'decision', head: t('word.state'), cell: ({ status }) => t(`customer.decision.${status}`) },
        { id: 'at', head: t('word.at'), cell: ({ at }) => format.date(at, 'dateTime') },
        { id: 'source', head: t('customer.source'), cell: ({ source }) => sourceOf(source) },
        { id: 'text', head: t('customer.textVersion'), cell: ({ text_version }) => text_version },
      ]}
    />
  );
}

interface PrivacyRow {
  readonly id: string;
  readonly what: string;
  readonly state: string;
  readonly clock: Pick<
    StaffCustomer['exports'][number],
    'requested_at' | 'due_at' | 'finished_at' | 'overdue'
  >;
}

/** Copies of the data and deletions, each with the month that the law gives; overdue ones are marked. */
export function PrivacyRequests({ customer: { exports, erasures } }: Part) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const rows: readonly PrivacyRow[] = [
    ...exports.map((one) => ({
      id: `export ${one.requested_at}`,
      what: t('customer.export'),
      state: t(`customer.exportState.${one.state}`),
      clock: one,
    })),
    ...erasures.map((one) => ({
      id: `erasure ${one.requested_at}`,
      what: t('customer.erasure'),
      state: t(`customer.erasureState.${one.state}`),
      clock: one,
    })),
  ];
  const columns: readonly TableColumn<PrivacyRow>[] = [
    { id: 'what', head: t('customer.request'), cell: ({ what }) => what },
    {
      id: 'state',
      head: t('word.state'),
      cell: ({ state, clock }) => (
        <Badge {...(clock.overdue && { severity: 'error' as const })}>{state}</Badge>
      ),
    },
    {
      id: 'asked',
      head: t('customer.asked'),
      cell: ({ clock }) => format.date(clock.requested_at, 'dateTime'),
    },
    {
      id: 'due',
      head: t('customer.dueBy'),
      cell: ({ clock }) => (
        <span className={clock.overdue ? styles.late : undefined}>{format.date(clock.due_at)}</span>
      ),
    },
    {
      id: 'finished',
      head: t('customer.finished'),
      cell: ({ clock }) => (clock.finished_at === null ? '–' : format.date(clock.finished_at, 'dateTime')),
    },
  ];
  return (
    <section>
      <Table
        caption={t('customer.privacy')}
        rows={rows}
        rowKey={({ id }) => id}
        empty={t('order.nothing')}
        columns={columns}
      />
      {rows.length === 0 ? null : <p className={styles.soft}>{t('customer.privacyHint')}</p>}
    </section>
  );
}
