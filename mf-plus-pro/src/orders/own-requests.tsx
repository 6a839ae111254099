import type { Company, OrderApproval } from '@shop/contracts';
import { confirm, toast } from '@shop/kit';
import { useFormat } from '@shop/kit/i18n';
import { Link } from '@shop/kit/router';
import { Button, buttonClass, Row } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refetchApprovals, useApprovals, withdraw } from './company-orders.query.ts';
import { ListPart } from './list-part.tsx';
import styles from './orders.module.css';
import { refusalText } from './refusal-text.ts';
import { OrderCell, StatusCell } from './request-cells.tsx';

interface OwnRequestsProps {
  readonly company: Company;
  readonly userId: number;
}

/** The user's requests: their state, placing an approved order, and withdrawing a request. */
export function OwnRequests({ company, userId }: OwnRequestsProps) {
  const { t } = useTranslation('mf-plus-pro');
  const format = useFormat();
  const [page, setPage] = useState(1);
  const query = useApprovals(company, { userId }, page);
  return (
    <ListPart
      title={t('orders.own.title')}
      empty={t('orders.own.empty')}
      query={query}
      rowsOf={({ approvals }) => approvals}
      rowKey={({ id }) => String(id)}
      skeletonRows={2}
      page={page}
      onPage={setPage}
      columns={[
        { id: 'order', head: t('orders.order'), cell: (request) => <OrderCell request={request} own /> },
        {
          id: 'when',
          head: t('orders.when'),
          cell: ({ created_at }) => format.date(created_at, 'dateTime'),
        },
        {
          id: 'total',
          head: t('orders.total'),
          figure: true,
          cell: ({ total, currency }) => format.money(total, currency),
        },
        { id: 'status', head: t('orders.state'), cell: (request) => <StatusCell request={request} /> },
        { id: 'act', head: t('orders.next'), cell: (request) => <NextAction request={request} /> },
      ]}
    />
  );
}

/** The next action for an own request. */
function NextAction({ request }: { readonly request: OrderApproval }) {
  const { t } = useTranslation('mf-plus-pro');
  const [busy, setBusy] = useState(false);
  const { status, order_number: orderNumber, order_placed: placed } = request;
  const withdrawRequest = async () => {
    const confirmed = await confirm({
      title: t('orders.withdraw.title', { number: orderNumber }),
      text: t('orders.withdraw.text'),
      confirm: t('orders.withdraw.press'),
      danger: true,
    });
    if (!confirmed) return;
    setBusy(true);
    const result = await withdraw(request.id);
    setBusy(false);
    if (result.ok) toast('success', t('orders.withdraw.done', { number: orderNumber }));
    else toast('error', refusalText(t, result.problem));
    await refetchApprovals();
  };
  if (placed) return <span className={styles.soft}>{t('orders.own.placed')}</span>;
  if (status === 'withdrawn') return '–';
  if (status === 'declined' || status === 'expired')
    return (
      <Link to="orderDetails" params={{ orderNumber }}>
        {t('orders.own.change')}
      </Link>
    );
  return (
    <Row>
      {status === 'approved' ? (
        <Link to="payment" params={{ orderNumber }} className={buttonClass({ size: 'small' })}>
          {t('orders.own.place')}
        </Link>
      ) : null}
      <Button
        size="small"
        tone="quiet"
        busy={busy}
        busyLabel={t('orders.sending')}
        aria-label={t('orders.withdraw.of', { number: orderNumber })}
        onClick={() => void withdrawRequest()}
      >
        {t('orders.withdraw.press')}
      </Button>
    </Row>
  );
}
