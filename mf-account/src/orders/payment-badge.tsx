import type { Order } from '@shop/contracts';
import { useText } from '@shop/kit/i18n';
import { Badge } from '@shop/ui';

const toneOf = {
  OK: 'done',
  WAITING: 'board',
  DELAYED: 'board',
  FAILED: 'mend',
  NOT_STARTED: 'board',
} as const;

/** Where the payment of an order stands. */
export function PaymentBadge({ status }: { readonly status: Order['payment_status'] }) {
  const t = useText();
  return <Badge tone={toneOf[status]}>{t(`paymentStatus.${status}`)}</Badge>;
}
