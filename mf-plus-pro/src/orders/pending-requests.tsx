import type { Company, OrderApproval } from '@shop/contracts';
import { useFormat } from '@shop/kit/i18n';
import { useSession } from '@shop/kit/session';
import { Button, Row, type TableColumn } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApprovals } from './company-orders.query.ts';
import { type Decision, DecisionDialog } from './decision-dialog.tsx';
import { ListPart } from './list-part.tsx';
import styles from './orders.module.css';
import { ApprovalReasonCell, OrderCell } from './request-cells.tsx';

interface PendingRequestsProps {
  readonly company: Company;
  /** Whether the user may decide, or only view. */
  readonly mayDecide: boolean;
}

/** The company's orders that await a decision, with the buttons to decide. */
export function PendingRequests({ company, mayDecide }: PendingRequestsProps) {
  const { t } = useTranslation('mf-plus-pro');
  const [page, setPage] = useState(1);
  const [deciding, setDeciding] = useState<{ request: OrderApproval; decision: Decision } | null>(null);
  const query = useApprovals(company, { status: 'requested' }, page);
  const columns = useColumns(company, mayDecide, (request, decision) => setDeciding({ request, decision }));
  return (
    <>
      <ListPart
        title={t('orders.waiting.title')}
        empty={t('orders.waiting.empty')}
        query={query}
        rowsOf={({ approvals }) => approvals}
        rowKey={({ id }) => String(id)}
        skeletonRows={2}
        page={page}
        onPage={setPage}
        columns={columns}
      />
      {deciding === null ? null : (
        <DecisionDialog
          key={`${deciding.request.id} ${deciding.decision}`}
          request={deciding.request}
          decision={deciding.decision}
          onClose={() => setDeciding(null)}
        />
      )}
    </>
  );
}

function useColumns(
  company: Company,
  mayDecide: boolean,
  onDecide: (request: OrderApproval, decision: Decision) => void,
): TableColumn<OrderApproval>[] {
  const { t } = useTranslation('mf-plus-pro');
  const format = useFormat();
  const { user } = useSession();
  const isOwn = ({ requested_by }: OrderApproval) => requested_by.user_id === user?.id;
  const columns: TableColumn<OrderApproval>[] = [
    {
      id: 'order',
      head: t('orders.order'),
      cell: (request) => <OrderCell request={request} own={isOwn(request)} />,
    },
    {
      id: 'by',
      head: t('orders.askedBy'),
      cell: ({ requested_by, created_at }) => (
        <div className={styles.who}>
          {requested_by.email ?? '–'}
          <div className={styles.soft}>{format.date(created_at, 'dateTime')}</div>
        </div>
      ),
    },
    {
      id: 'total',
      head: t('orders.total'),
      figure: true,
      cell: ({ total, currency }) => format.money(total, currency),
    },
    {
      id: 'beyond',
      head: t('orders.why'),
      cell: (request) => <ApprovalReasonCell request={request} company={company} />,
    },
    { id: 'ends', head: t('orders.ends'), cell: ({ expires_at }) => format.date(expires_at, 'dateTime') },
  ];
  if (!mayDecide) return columns;
  return [
    ...columns,
    {
      id: 'decide',
      head: t('orders.decision'),
      cell: (request) =>
        isOwn(request) ? (
          <span className={styles.soft}>{t('orders.waiting.own')}</span>
        ) : (
          <Row>
            {(['approve', 'decline'] as const).map((decision) => (
              <Button
                key={decision}
                size="small"
                tone={decision === 'approve' ? 'plain' : 'quiet'}
                aria-label={t(`orders.${decision}.of`, { number: request.order_number })}
                onClick={() => onDecide(request, decision)}
              >
                {t(`orders.${decision}.press`)}
              </Button>
            ))}
          </Row>
        ),
    },
  ];
}
