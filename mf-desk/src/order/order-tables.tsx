import type { StaffOrder } from '@shop/contracts';
import { useFormat, useTerms } from '@shop/kit/i18n';
import { Table } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import styles from '../orders/orders.module.css';

interface Part {
  readonly staffOrder: StaffOrder;
}

/** The lines with their pictures, pieces, quality checks and print files. */
export function OrderLines({ staffOrder: { order, lines } }: Part) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const term = useTerms();
  const made = new Map(lines.map((line) => [line.line_item_id, line]));
  return (
    <Table
      caption={t('order.lines')}
      rows={order.line_items}
      rowKey={({ id }) => String(id)}
      empty={null}
      columns={[
        {
          id: 'product',
          head: t('orders.column.product'),
          cell: (line) => (
            <div className={styles.line}>
              {line.thumbnail === null ? null : <img src={line.thumbnail} alt="" loading="lazy" />}
              <span>
                {line.service_name ? line.product.name : term('product', line.product.slug)}
                <br />
                <span className={styles.soft}>
                  {line.sku}
                  {line.configuration
                    ? ` · ${format.size([
                        line.configuration.size.length,
                        line.configuration.size.width,
                        line.configuration.size.height,
                      ])}`
                    : ''}
                </span>
              </span>
            </div>
          ),
        },
        {
          id: 'quantity',
          head: t('orders.column.quantity'),
          figure: true,
          cell: ({ quantity }) => format.number(quantity),
        },
        {
          id: 'sent',
          head: t('order.sent'),
          figure: true,
          cell: ({ id }) => {
            const line = made.get(id);
            return line ? `${format.number(line.packed)} / ${format.number(line.shipped)}` : '–';
          },
        },
        {
          id: 'quality',
          head: t('order.quality'),
          cell: ({ id }) => {
            const quality = made.get(id)?.quality;
            return quality ? t(`order.qa.${quality}`) : '–';
          },
        },
        {
          id: 'file',
          head: t('order.file'),
          cell: ({ id }) => {
            const file = made.get(id)?.print_file;
            if (!file) return '–';
            return file.url === null ? (
              t(`order.fileState.${file.status}`)
            ) : (
              <a href={file.url}>{t('order.fileOpen')}</a>
            );
          },
        },
        {
          id: 'total',
          head: t('orders.column.total'),
          figure: true,
          cell: ({ total_gross }) => format.money(total_gross, order.currency),
        },
      ]}
    />
  );
}

/** Payments, refunds and invoices, in one table by time. */
export function OrderMoney({ staffOrder: { order, refunds, invoices } }: Part) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const rows = [
    ...order.payments.map((one) => ({
      id: `payment ${one.id}`,
      at: one.created_at,
      what: t('order.money.payment'),
      state: t(`order.paymentState.${one.state}`),
      amount: one.amount,
      url: null,
    })),
    ...refunds.map((one) => ({
      id: `refund ${one.id}`,
      at: one.created_at,
      what: t('order.money.refund'),
      state: t(`order.refundState.${one.state}`),
      amount: `-${one.amount}`,
      url: null,
    })),
    ...invoices.map((one) => ({
      id: `invoice ${one.number}`,
      at: one.issued_at,
      what: t(`order.money.${one.kind}`),
      state: one.number,
      amount: one.total,
      url: one.pdf_url,
    })),
  ].sort((one, other) => one.at.localeCompare(other.at));
  return (
    <Table
      caption={t('order.money.title')}
      rows={rows}
      rowKey={({ id }) => id}
      empty={t('order.nothing')}
      columns={[
        { id: 'at', head: t('word.at'), cell: ({ at }) => format.date(at, 'dateTime') },
        { id: 'what', head: t('order.what'), cell: ({ what }) => what },
        {
          id: 'state',
          head: t('word.state'),
          cell: ({ state, url }) => (url === null ? state : <a href={url}>{state}</a>),
        },
        {
          id: 'amount',
          head: t('order.amount'),
          figure: true,
          cell: ({ amount }) => format.money(amount, order.currency),
        },
      ]}
    />
  );
}

/** The proofs of an order and what the customer decided about each. */
export function OrderProofs({ staffOrder: { approvals } }: Part) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  return (
    <Table
      caption={t('order.proofs')}
      rows={approvals}
      rowKey={({ uuid }) => uuid}
      empty={t('order.nothing')}
      columns={[
        {
          id: 'at',
          head: t('word.at'),
          cell: (one) => format.date(one.decided_at ?? one.created_at, 'dateTime'),
        },
        { id: 'state', head: t('word.state'), cell: ({ status }) => t(`order.proofState.${status}`) },
        { id: 'by', head: t('word.by'), cell: ({ email }) => email ?? '–' },
        { id: 'reason', head: t('word.reason'), cell: ({ review_reason }) => review_reason ?? '–' },
      ]}
    />
  );
}

/** Mails, then every event in order. Actions are the codes of the audit. */
export function OrderHistory({ staffOrder: { mails, events } }: Part) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const at = (iso: string) => format.date(iso, 'dateTime');
  return (
    <>
      <Table
        caption={t('order.mails')}
        rows={mails.map((mail, index) => ({ ...mail, index }))}
        rowKey={({ index }) => String(index)}
        empty={t('order.nothing')}
        columns={[
          { id: 'at', head: t('word.at'), cell: (mail) => at(mail.at) },
          { id: 'what', head: t('order.what'), cell: ({ name }) => t(`order.mail.${name}`) },
          { id: 'state', head: t('word.state'), cell: ({ state }) => t(`order.mailState.${state}`) },
        ]}
      />
      <Table
        caption={t('order.events')}
        rows={events.map((event, index) => ({ ...event, index }))}
        rowKey={({ index }) => String(index)}
        empty={t('order.nothing')}
        columns={[
          { id: 'at', head: t('word.at'), cell: (event) => at(event.at) },
          { id: 'action', head: t('word.action'), cell: ({ action }) => <code lang="en">{action}</code> },
          { id: 'by', head: t('word.by'), cell: ({ actor }) => actor },
        ]}
      />
    </>
  );
}
