import type { Order, PaymentLedgerState } from '@shop/contracts';
import { Badge } from '@shop/ui';
import { useTranslation } from 'react-i18next';

const looks = {
  OK: { severity: 'success' },
  WAITING: { tone: 'board' },
  DELAYED: { severity: 'warning' },
  FAILED: { severity: 'error' },
  NOT_STARTED: { tone: 'board' },
} as const;

/** States that the five words omit, because they need no action. */
const toldStates = [
  'partially_paid',
  'partially_refunded',
  'refunded',
  'overpaid',
  'voided',
] as const satisfies readonly PaymentLedgerState[];

const isTold = (state: PaymentLedgerState): state is (typeof toldStates)[number] =>
  toldStates.some((told) => told === state);

interface PaymentBadgeProps {
  readonly status: Order['payment_status'];
  /** If set, the badge also shows refunds and partial payments. */
  readonly state?: PaymentLedgerState | undefined;
}

/** The payment state of an order. */
export function PaymentBadge({ status, state }: PaymentBadgeProps) {
  const { t } = useTranslation('mf-account');
  if (state && isTold(state) && status !== 'FAILED')
    return <Badge tone="board">{t(`paymentState.${state}`)}</Badge>;
  return <Badge {...looks[status]}>{t(`paymentStatus.${status}`)}</Badge>;
}
