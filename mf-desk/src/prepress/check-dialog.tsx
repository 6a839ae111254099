import {
  createApprovalFileset,
  createQaComment,
  createQaStateChange,
  type QaState,
  qaTransitions,
  type StaffOrder,
  type StaffProductionLine,
} from '@shop/contracts';
import { ProblemPanel } from '@shop/kit/query';
import { Link } from '@shop/kit/router';
import { Badge, Button, Dialog, Row, Skeleton } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../frame/staff-me.ts';
import { OrderProofs } from '../order/order-tables.tsx';
import styles from '../orders/orders.module.css';
import { useStaffOrder } from '../orders/orders.query.ts';
import { LineFacts, PrintFiles, States } from '../production/work-dialog.tsx';
import { CheckHistory } from './check-history.tsx';
import { CommentDialog } from './comment-dialog.tsx';
import { DecisionDialog } from './decision-dialog.tsx';
import { LineFindings } from './line-findings.tsx';
import { ProofDialog } from './proof-dialog.tsx';

interface CheckDialogProps {
  readonly line: StaffProductionLine;
  readonly onClose: () => void;
}

type CheckAction =
  | { readonly kind: 'decide'; readonly to: QaState }
  | { readonly kind: 'comment' }
  | { readonly kind: 'proof' };

/** One line to check: picture, print file, what was decided and written, and the next decision. */
export function CheckDialog({ line, onClose }: CheckDialogProps) {
  const { t } = useTranslation('mf-desk');
  const read = useStaffOrder(line.order_number);
  const [action, setAction] = useState<CheckAction | null>(null);
  const close = () => setAction(null);
  // Read again with the order: a colleague may have decided since the list was loaded.
  const state =
    read.data?.lines.find(({ line_item_id }) => line_item_id === line.line_item_id)?.quality ?? line.quality;
  if (action?.kind === 'decide')
    return <DecisionDialog line={line} from={state} to={action.to} onClose={close} />;
  if (action?.kind === 'comment') return <CommentDialog line={line} onClose={close} />;
  if (action?.kind === 'proof' && read.data) return <ProofDialog staffOrder={read.data} onClose={close} />;
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t('order.title', { number: line.order_number })}
      closeLabel={t('desk.close')}
      footer={<CheckButtons state={state} staffOrder={read.data} onAct={setAction} />}
    >
      <div className={styles.part}>
        <LineFacts line={line} />
        <Row>
          <Badge>{`${t('order.quality')}: ${t(`order.qa.${state}`)}`}</Badge>
        </Row>
        <LineFindings line={line} />
        {read.error ? <ProblemPanel error={read.error} onRetry={read.refetch} kept={t('desk.kept')} /> : null}
        {read.data ? (
          <>
            <States staffOrder={read.data} />
            <PrintFiles staffOrder={read.data} />
            <OrderProofs staffOrder={read.data} />
          </>
        ) : read.isPending ? (
          <Skeleton lines={5} />
        ) : null}
        <CheckHistory line={line} />
        <p>
          <Link to="deskOrder" params={{ orderNumber: line.order_number }}>
            {t('production.wholeOrder')}
          </Link>
        </p>
      </div>
    </Dialog>
  );
}

interface CheckButtonsProps {
  readonly state: QaState;
  /** Undefined until it is read. */
  readonly staffOrder: StaffOrder | undefined;
  readonly onAct: (action: CheckAction) => void;
}

/** The decisions that are possible from a state, a comment and the proof, for whoever may. */
function CheckButtons({ state, staffOrder, onAct }: CheckButtonsProps) {
  const { t } = useTranslation('mf-desk');
  const may = useMay();
  const hasBegun = (staffOrder?.order.fulfilment_status ?? 'none') !== 'none';
  const files = staffOrder?.lines.flatMap(({ print_file }) => print_file ?? []) ?? [];
  const isUnready =
    !files.some(({ status }) => status === 'ready') || files.some(({ status }) => status === 'queued');
  return (
    <>
      {may(createApprovalFileset) ? (
        <Button
          disabledReason={hasBegun ? t('prepress.begun') : isUnready ? t('prepress.noFiles') : undefined}
          onClick={() => onAct({ kind: 'proof' })}
        >
          {t('prepress.proof')}
        </Button>
      ) : null}
      {may(createQaComment) ? (
        <Button onClick={() => onAct({ kind: 'comment' })}>{t('prepress.comment')}</Button>
      ) : null}
      {may(createQaStateChange)
        ? qaTransitions[state].map((to) => (
            <Button
              key={to}
              tone={to === 'passed' ? 'signal' : to === 'failed' ? 'danger' : 'plain'}
              onClick={() => onAct({ kind: 'decide', to })}
            >
              {t(`prepress.to.${to}`)}
            </Button>
          ))
        : null}
    </>
  );
}
