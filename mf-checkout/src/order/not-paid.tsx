import { useText } from '@shop/kit/i18n';
import { Link } from '@shop/kit/router';
import { buttonClass, EmptyState } from '@shop/ui';

/** The order stands but is not paid: nothing was charged, and the way back to the payment. */
export function NotPaid({ orderNumber }: { readonly orderNumber: string }) {
  const t = useText();
  return (
    <EmptyState
      title={t('return.open.title')}
      action={
        <Link to="payment" params={{ orderNumber }} className={buttonClass({ tone: 'signal' })}>
          {t('return.open.action')}
        </Link>
      }
    >
      {t('return.open.text')}
    </EmptyState>
  );
}
