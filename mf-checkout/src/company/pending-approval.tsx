import type { OrderApproval } from '@shop/contracts';
import { useFormat } from '@shop/kit/i18n';
import { Link } from '@shop/kit/router';
import { Button, Notice, Row } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import styles from './company.module.css';

interface PendingApprovalProps {
  readonly request: OrderApproval;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
}

/** The pending request: since when, until when, and where to follow it. */
export function PendingApproval({ request, isRefreshing, onRefresh }: PendingApprovalProps) {
  const { t } = useTranslation('mf-checkout');
  const format = useFormat();
  return (
    <>
      <Notice title={t('approval.waiting.since', { date: format.date(request.created_at, 'dateTime') })}>
        <div className={styles.told}>
          <p>{t('approval.waiting.text', { date: format.date(request.expires_at, 'dateTime') })}</p>
          {request.note === null ? null : <p>{t('approval.noted', { note: request.note })}</p>}
        </div>
      </Notice>
      <Row>
        <Button busy={isRefreshing} busyLabel={t('approval.looking')} onClick={onRefresh}>
          {t('approval.look')}
        </Button>
        <Link to="plusOrders" query={{ company: String(request.company_id) }}>
          {t('approval.see')}
        </Link>
      </Row>
    </>
  );
}
