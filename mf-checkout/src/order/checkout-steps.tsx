import { Link } from '@shop/kit/router';
import { Steps } from '@shop/ui';
import { useTranslation } from 'react-i18next';

const order = ['cart', 'details', 'payment', 'summary'] as const;

/** The checkout steps between cart and confirmation; completed steps are links. */
export function CheckoutSteps({
  current,
  orderNumber,
}: {
  readonly current: (typeof order)[number];
  readonly orderNumber?: string;
}) {
  const { t } = useTranslation('mf-checkout');
  const at = order.indexOf(current);
  return (
    <Steps
      label={t('steps.label')}
      doneLabel={t('steps.done')}
      current={current}
      steps={order.map((id, index) => ({
        id,
        label:
          index < at && current !== 'summary' && id === 'cart' ? (
            <Link to="cart">{t('steps.cart')}</Link>
          ) : index < at && current !== 'summary' && id === 'details' && orderNumber ? (
            <Link to="orderDetails" params={{ orderNumber }}>
              {t('steps.details')}
            </Link>
          ) : (
            t(`steps.${id}`)
          ),
      }))}
    />
  );
}
