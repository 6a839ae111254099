import {
  cancelOrderByStaff,
  createRefund,
  createStaffRequest,
  holdOrder,
  previewRefund,
  type StaffOrder,
} from '@shop/contracts';
import { Button, Row } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { useHolds, useMay } from '../frame/staff-me.ts';
import { CancelDialog, canCancel } from './cancel-dialog.tsx';
import { CreditDialog, creditPermission } from './credit-dialog.tsx';
import { type FulfilAction, FulfilButtons, FulfilDialog } from './fulfil-actions.tsx';
import { RefundDialog } from './refund-dialog.tsx';

/** What can be done with an order from its page, besides its hold. */
export type OrderAction =
  | FulfilAction
  | { readonly kind: 'refund' }
  | { readonly kind: 'credit' }
  | { readonly kind: 'cancel' };

/** What is done with an order's hold, in the dialog that also holds many. */
export type HoldAction = { readonly kind: 'hold' } | { readonly kind: 'release' };

interface OrderActionsProps {
  readonly staffOrder: StaffOrder;
  readonly onAct: (action: OrderAction | HoldAction) => void;
}

/** The actions of an order that the reader's roles include; what is not possible now says why. */
export function OrderActions({ staffOrder, onAct }: OrderActionsProps) {
  const { t } = useTranslation('mf-desk');
  const may = useMay();
  const holds = useHolds();
  const { order, hold, stage } = staffOrder;
  const canRefund = Number(order.payment_total ?? '0') > 0;
  const hasLeft = stage === 'transit' || stage === 'delivered' || stage === 'canceled';
  return (
    <Row>
      <FulfilButtons staffOrder={staffOrder} onAct={onAct} />
      {may(holdOrder) ? (
        <Button
          disabledReason={hold === null && hasLeft ? t('hold.nothing') : undefined}
          onClick={() => onAct({ kind: hold ? 'release' : 'hold' })}
        >
          {t(`hold.title.${hold ? 'release' : 'hold'}`)}
        </Button>
      ) : null}
      {may(createRefund) && may(previewRefund) ? (
        <Button
          disabledReason={canRefund ? undefined : t('refund.nothing')}
          onClick={() => onAct({ kind: 'refund' })}
        >
          {t('refund.title')}
        </Button>
      ) : null}
      {may(createStaffRequest) && holds(creditPermission) ? (
        <Button onClick={() => onAct({ kind: 'credit' })}>{t('credit.title')}</Button>
      ) : null}
      {may(cancelOrderByStaff) ? (
        <Button
          tone="danger"
          disabledReason={canCancel(staffOrder) ? undefined : t('hold.nothing')}
          onClick={() => onAct({ kind: 'cancel' })}
        >
          {t('cancel.title')}
        </Button>
      ) : null}
    </Row>
  );
}

interface OrderDialogProps {
  readonly action: OrderAction;
  readonly staffOrder: StaffOrder;
  readonly onClose: () => void;
}

/** The dialog of one action. */
export function OrderDialog({ action, staffOrder, onClose }: OrderDialogProps) {
  if (action.kind === 'credit')
    return (
      <CreditDialog
        customer={staffOrder.customer}
        currencies={[staffOrder.order.currency]}
        onClose={onClose}
      />
    );
  if (action.kind === 'refund') return <RefundDialog staffOrder={staffOrder} onClose={onClose} />;
  if (action.kind === 'cancel') return <CancelDialog staffOrder={staffOrder} onClose={onClose} />;
  return <FulfilDialog action={action} staffOrder={staffOrder} onClose={onClose} />;
}
