import type { Company, OrderApproval } from '@shop/contracts';
import { useFormat } from '@shop/kit/i18n';
import { Link } from '@shop/kit/router';
import { Badge } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { getApprovalReason } from './approval-reason.ts';
import styles from './orders.module.css';

interface RequestProps {
  readonly request: OrderApproval;
}

/** The order's number and the buyer's own number. Links to one's own order. */
export function OrderCell({ request, own }: RequestProps & { readonly own: boolean }) {
  const { t } = useTranslation('mf-plus-pro');
  const { order_number: orderNumber, po_number: po, note, order_placed: placed } = request;
  return (
    <div>
      {own ? (
        <Link to={placed ? 'accountOrder' : 'orderDetails'} params={{ orderNumber }}>
          {orderNumber}
        </Link>
      ) : (
        orderNumber
      )}
      {po === null ? null : <div className={styles.soft}>{t('orders.poNumber', { number: po })}</div>}
      {note === null ? null : <div className={styles.soft}>{t('orders.note', { note })}</div>}
    </div>
  );
}

/** The rule that the order exceeds, with its amount. */
export function ApprovalReasonCell({ request, company }: RequestProps & { readonly company: Company }) {
  const { t } = useTranslation('mf-plus-pro');
  const format = useFormat();
  const { order_limit, window_limit, window_unit } = company.rules;
  const amount = (limit: string | null) => (limit === null ? '' : format.money(limit, company.currency));
  switch (getApprovalReason(request, company)) {
    case 'order':
      return t('orders.beyond.order', { limit: amount(order_limit) });
    case 'window':
      return t(`orders.beyond.${window_unit}`, { limit: amount(window_limit) });
    case 'currency':
      return t('orders.beyond.currency', { currency: company.currency });
    case 'changed':
      return t('orders.beyond.changed');
  }
}

const appearances = {
  requested: { tone: 'signal' },
  approved: { severity: 'success' },
  declined: { severity: 'error' },
  withdrawn: {},
  expired: { severity: 'warning' },
} as const;

/** The state of a request, who decided, and why it was declined. */
export function StatusCell({ request }: RequestProps) {
  const { t } = useTranslation('mf-plus-pro');
  const format = useFormat();
  const { status, decided_by, decided_at, reason, expires_at } = request;
  return (
    <div>
      <Badge {...appearances[status]}>{t(`orders.status.${status}`)}</Badge>
      {status === 'requested' ? (
        <div className={styles.soft}>{t('orders.until', { date: format.date(expires_at, 'dateTime') })}</div>
      ) : null}
      {decided_by?.email && decided_at ? (
        <div className={styles.soft}>
          {t('orders.decidedBy', { who: decided_by.email, date: format.date(decided_at, 'dateTime') })}
        </div>
      ) : null}
      {reason === null ? null : <div className={styles.soft}>{t('orders.because', { reason })}</div>}
    </div>
  );
}
