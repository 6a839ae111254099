import { Link } from '@shop/kit/router';
import { buttonClass, EmptyState } from '@shop/ui';
import { useTranslation } from 'react-i18next';

/** The empty cart, with a link to the catalogue. */
export function EmptyCart() {
  const { t } = useTranslation('mf-checkout');
  return (
    <EmptyState
      title={t('cart.empty.title')}
      action={
        <Link to="home" className={buttonClass({ tone: 'signal' })}>
          {t('cart.empty.action')}
        </Link>
      }
    >
      {t('cart.empty.text')}
    </EmptyState>
  );
}
