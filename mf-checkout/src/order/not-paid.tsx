import type { Order } from '@shop/contracts';
import { Link } from '@shop/kit/router';
import { buttonClass, EmptyState } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { isPaymentPending } from './order.query.ts';

/** The order exists but is not paid: nothing was charged, with a link to payment; or the bank has not decided yet. */
export function NotPaid({ order }: { readonly order: Order }) {
  const { t } = useTranslation('mf-checkout');
  if (isPaymentPending(order))
    return <EmptyState title={t('return.later.title')}>{t('return.later.text')}</EmptyState>;
  return (
    <EmptyState
      title={t('return.open.title')}
      action={
        <Link to="payment" params={{ orderNumber: order.number }} className={buttonClass({ tone: 'signal' })}>
          {t('return.open.action')}
        </Link>
      }
    >
      {t('return.open.text')}
    </EmptyState>
  );
}
